import assert from "node:assert/strict";
import { test } from "node:test";
import { namePartsOf } from "../../src/exports/name-parts.ts";
import { placeParts } from "../../src/exports/place-parts.ts";

test("an address book gets a name in its parts: as stated, by what is left over, or by common given names", () => {
  const partsOf = (fullName: string, stated: object = {}) => {
    const parts = namePartsOf({ fullName, ...stated });
    return parts && [parts.family, parts.given, parts.additional];
  };
  assert.deepEqual(partsOf("Ana Lucía Prats Ferrer"), ["Prats Ferrer", "Ana Lucía", ""]);
  assert.deepEqual(partsOf("Ana Prats Ferrer", { lastName: "Prats Ferrer" }), ["Prats Ferrer", "Ana", ""]);
  assert.deepEqual(partsOf("Ana Prats Ferrer", { firstName: "Ana" }), ["Prats Ferrer", "Ana", ""]);
  const stated = { firstName: "Wanja", lastName: "Exportbach" };
  assert.deepEqual(partsOf("Wanja Maria Exportbach", stated), ["Exportbach", "Wanja", "Maria"]);
  assert.deepEqual(partsOf("Maria van der Quell"), ["van der Quell", "Maria", ""]);
  assert.deepEqual(partsOf("Wanja Exportbach"), ["Exportbach", "Wanja", ""]);
  assert.equal(partsOf("Cher"), null);
  assert.equal(partsOf(""), null);
});

test("a place is divided at a country in any language that tables are read in", () => {
  assert.deepEqual(placeParts("Graz, Steiermark, Österreich"), {
    locality: "Graz",
    region: "Steiermark",
    country: "Österreich",
    countryCode: "AT",
  });
  assert.deepEqual(placeParts("Austin, TX"), { locality: "Austin", region: "TX", country: "", countryCode: "" });
  assert.equal(placeParts("Autriche").countryCode, "AT");
  assert.equal(placeParts("Hauptplatz 1, Graz, Austria").locality, "");
});
