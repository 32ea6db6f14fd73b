import assert from "node:assert/strict";
import { test } from "node:test";
import fc from "fast-check";
import { maskContacts, maskContactsDeep } from "../../src/domain/mask.ts";

test("an email address keeps its first letter and its top-level domain", () => {
  assert.equal(
    maskContacts("Write to ada.example@mail.example.org today", []),
    "Write to a••••••••••@••••••••••••.org today",
  );
});

test("masks an address however its @ is written", () => {
  for (const at of ["@", "&#64;", "&#x40;", "%40", "&commat;"]) {
    const masked = maskContacts(`ada.lind${at}example.com`, []);
    assert.ok(!masked.includes("lind"), masked);
    assert.ok(!masked.includes("example"), masked);
  }
});

test("masks a known phone in any format, and leaves other numbers", () => {
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

test("masking never changes the length of a text, so locators stay valid", () => {
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

test("masking twice is the same as masking once", () => {
  fc.assert(
    fc.property(fc.emailAddress(), (address) => {
      const once = maskContacts(address, []);
      assert.equal(maskContacts(once, []), once);
    }),
  );
});

test("masks every string of a value and keeps its shape", () => {
  const value = { emails: ["ada@example.org"], nested: { phone: "+12025550143", year: 1981, none: null } };
  assert.deepEqual(maskContactsDeep(value, []), {
    emails: ["a••@•••••••.org"],
    nested: { phone: "+•••••••••43", year: 1981, none: null },
  });
});
