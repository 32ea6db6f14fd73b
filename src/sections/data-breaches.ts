import type { DataBreach } from "../contract/profile.ts";
import type { ClaimOf } from "../domain/claim.ts";
import { firstDay } from "../domain/partial-date.ts";
import { type CitedTree, cite, some, Unknown } from "./cited.ts";
import { agreeOn } from "./fold.ts";
import { plainKey } from "../domain/plain-key.ts";
import type { Section } from "./section.ts";

/**
 * Breaches that are known to contain an address of the person: which and when, never what leaked. An entry without a title or a date is
 * dropped; other members may be unknown.
 */
export const dataBreaches: Section = {
  name: "dataBreaches",
  reads: ["breach"],
  fills: ["dataBreaches"],
  build(claims) {
    const breaches = agreeOn(claims, "breach", ({ email, title, date }) => `${email}|${plainKey(title)}|${date}`)
      .map(({ claims: [claim] }) => claim)
      .filter(({ value }) => value.title.trim() !== "" && value.date !== "")
      .sort((a, b) => compare(b.value.date, a.value.date) || compare(a.value.title, b.value.title));
    return { dataBreaches: some(breaches.map(writeBreach)) };
  },
};

function writeBreach(claim: ClaimOf<"breach">): CitedTree<DataBreach> {
  const { email, domain, title, description, date, attributes } = claim.value;
  return {
    email: cite(email, claim),
    domain: domain === "" ? new Unknown("") : cite(domain, claim),
    title: cite(title, claim),
    description: description === "" ? new Unknown("") : cite(description, claim),
    date: cite(firstDay(date), claim),
    attributes: attributes.length === 0 ? new Unknown([]) : cite([...attributes], claim),
  };
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
