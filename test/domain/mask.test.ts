import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { maskContacts, maskContactsDeep } from "../../src/domain/mask.ts";

test("an e-mail address keeps its first letter and its top-level domain", () => {
  assert.equal(
    maskContacts("Write to ada.example@mail.example.org today", []),
    "Write to a••••••••••@••••••••••••.org today",
  );
});

test("an address is masked however its @ is written", () => {
  for (const at of ["@", "&#64;", "&#x40;", "%40", "&commat;"]) {
    const masked = maskContacts(`ada.lind${at}example.com`, []);
    assert.ok(!masked.includes("lind"), masked);
    assert.ok(!masked.includes("example"), masked);
  }
});

test("a known phone is masked in every writing, other numbers stay", () => {
  const phones = ["+12025550143"];
  for (const writing of [
    "+12025550143",
    "+1 202 555 0143",
    "(202) 555-0143",
    "202.555.0143",
    "2025550143",
    "555-0143",
  ]) {
    const masked = maskContacts(`call ${writing} or 4711`, phones);
    assert.ok(!/5550143|555-0143|555 0143|555\.0143/.test(masked), masked);
    assert.ok(masked.endsWith("or 4711"));
  }
  assert.equal(maskContacts("from 1981 to 1989, founded 2004-05-17", phones), "from 1981 to 1989, founded 2004-05-17");
});

test("masking never changes a text's length, so that locators keep pointing at the same words", () => {
  const contact = fc.oneof(
    fc.string({ unit: "grapheme" }),
    fc.emailAddress(),
    fc.constantFrom("+1 202 555 0143", "ada&#64;example.org", "😀@example.org", "00 44 20 7946 0018"),
  );
  fc.assert(
    fc.property(fc.array(contact, { maxLength: 6 }), (parts) => {
      const text = parts.join(" ");
      assert.equal(maskContacts(text, ["+12025550143"]).length, text.length);
    }),
  );
});

test("masking twice is masking once", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = maskContacts(address, []);
      assert.equal(maskContacts(once, []), once);
    }),
  );
});

test("every string of a value is masked, its shape stays", () => {
  const value = { emails: ["ada@example.org"], nested: { phone: "+12025550143", year: 1981, none: null } };
  assert.deepEqual(maskContactsDeep(value, []), {
    emails: ["a••@•••••••.org"],
    nested: { phone: "+•••••••••43", year: 1981, none: null },
  });
});
