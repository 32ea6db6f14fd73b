import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { readWith } from "../../src/connectors/reader.ts";
import { READERS } from "../../src/connectors/registry.ts";
import { CAPTURES } from "./captures.ts";

/**
 * What each reader makes of a document in the shape that its service documents: how many claims of each property, and
 * the value that is easiest to get wrong. The counts include what is omitted on purpose.
 */
const EXPECTED: Readonly<Record<string, { readonly counts: string; readonly says: readonly unknown[] }>> = {
  "x/user": {
    counts: "account avatar biography followers location website",
    says: ["I count & things", "https://ada.example.org/"],
  },
  // One of three followers is named: the others are private people.
  "x/followers": { counts: "audience follower", says: ["Big Example", 250_000] },
  "github/user": {
    counts: "account account avatar biography email experience followers fullName location website",
    says: ["example-maps", "ada@example.org", "2012-05-06T07:08:09.000Z"],
  },
  "github/events": { counts: "account", says: ["2026-06-01T10:00:00.000Z"] },
  "bluesky/profile": { counts: "account avatar biography followers", says: [77, "2023-07-01T00:00:00.000Z"] },
  // A repost of somebody else's post is not the person's.
  "bluesky/author-feed": { counts: "account account post", says: ["A loaf at last", 6] },
  // A link that the server did not verify states nothing.
  "mastodon/account": {
    counts: "account account avatar biography followers website",
    says: ["Maps & bread.\nAlso this.", "Ada Example"],
  },
  "mastodon/followers": { counts: "audience follower", says: [54_321] },
  "mastodon/statuses": {
    counts: "account account avatar biography followers post",
    says: ["First line\nsecond line\n\nThird <b>", "2026-06-02T08:09:10.000Z"],
  },
  "instagram/business-discovery": {
    counts: "account account avatar biography followers post post website",
    says: ["", "https://pictures.example.org/loaf-small.png", "2026-05-06T07:08:09.000Z"],
  },
  "facebook/page": {
    counts: "account account avatar biography email followers phone post post website",
    says: [33, 2100, "+12025550101"],
  },
  "tiktok/user": { counts: "account avatar biography followers", says: [987] },
  "tiktok/videos": { counts: "account post", says: ["Kneading", new Date(1_780_000_000_000).toISOString()] },
  "youtube/channels": {
    counts: "account avatar biography followers",
    says: [7890, "https://www.youtube.com/@adabakes"],
  },
  "youtube/videos": { counts: "post", says: ["Rye\n\nHow to bake rye.", 90] },
  "gravatar/profile": {
    counts:
      "account account account avatar biography experience firstName fullName interest interest language lastName location photo website",
    says: ["Tumblr", "On a hill", "Bread", "primary", "America/New_York"],
  },
  // A spam list is not a breach.
  "hibp/breached-account": {
    counts: "breach",
    says: ["In February 2019, the forum Invented Forum was breached.", "ada@example.org"],
  },
  "crunchbase/organization": { counts: "company", says: [2_750_000, "1999", 11, 50, "EXMP"] },
  // Connections are other people.
  "linkedin/snapshot": {
    counts:
      "account alias badge badge biography birthDate education email experience experience experience firstName fullName industry language lastName location membership phone skill website",
    says: ["1981-02-03", "2003-04", "Surveyor (Board of Lines)", "volunteer"],
  },
  "orcid/record": {
    counts:
      "account alias badge biography education email experience firstName fullName lastName location membership skill website",
    says: [
      "https://orcid.org/0000-0000-0000-0101",
      "Ada M. Example",
      "2020-03",
      "Golden Compass (Map Society)",
      "Bends of the Winooski (2019)",
    ],
  },
  "crm/contact": {
    counts:
      "account account birthDate education email experience firstName fullName gender industry language lastName location phone",
    says: ["Barre, Vermont, United States", "Spanish"],
  },
  "github/social-accounts": {
    counts: "account account website",
    says: ["https://social.example.org/@ada", "https://orcid.org/0000-0000-0000-0101"],
  },
  // A page is visited itself: only profiles are reported to exist.
  "brave/web": { counts: "account experience fullName", says: ["https://www.linkedin.com/in/candor-ada-example"] },
  // Without the right to store results nothing is claimed about a page.
  "brave/addresses": { counts: "", says: [] },
  "searxng/results": { counts: "account fullName", says: ["https://www.instagram.com/candor_ada"] },
  "operator/statement": {
    counts: "account alias birthDate education email experience fullName location phone",
    says: ["Example Maps", "Cartographer", "1980-05"],
  },
  // A user that no longer exists is nobody.
  "stack-exchange/users": {
    counts: "account avatar biography location website",
    says: ["Stack Overflow", "2011-03-13T07:06:40.000Z"],
  },
  "hacker-news/user": { counts: "account biography", says: ["Maps 'n' bread\n\nBarre", "77"] },
  "hacker-news/item": { counts: "account", says: ["2026-05-28T20:26:40.000Z"] },
  "openalex/author": {
    counts: "account account account alias experience fullName",
    says: ["2018", "2020", "h-index", "34"],
  },
  // The deprecated date and the unknown one are omitted.
  "wikidata/entity": {
    counts: "account account alias alias biography birthDate fullName gender website",
    says: ["1961-02-03", "female", "https://social.example.org/@ada"],
  },
  // The table beside the text, and the text; the place of birth is not a home.
  "wikipedia/article": {
    counts: "birthDate birthDate birthPlace education experience fullName gender spouse",
    says: ["1980-04-03", "Tom Sample", "University of Maps", "Head of Surveys", "2014"],
  },
  "wikipedia/summary": { counts: "avatar biography fullName", says: ["Ada Example"] },
  "event-page": {
    counts: "account event event fullName fullName occupation",
    says: ["Town hall, Graz, AT", "2026-05-06", "performer"],
  },
  "news-article": {
    counts: "account article article fullName fullName",
    says: ["https://news.example.org/bakeries", "2026-02-03"],
  },
  "company-page": {
    counts: "account avatar company experience fullName fullName membership membership photo",
    says: ["Founder", "1999", 11],
  },
  "job-page": { counts: "company", says: [60_000, 80_000] },
};

describe("a document in the documented shape", () => {
  for (const [kind, { counts, says }] of Object.entries(EXPECTED)) {
    test(`of ${kind} yields exactly what it states`, () => {
      const capture = CAPTURES.find((each) => each.kind === kind);
      assert.ok(capture);
      const findings = [...readWith(READERS, capture)];
      const claims = findings.flatMap((finding) => finding.claims);
      assert.equal(
        claims
          .map(({ property }) => property)
          .toSorted()
          .join(" "),
        counts,
      );
      const values = new Set(claims.flatMap(({ value }) => leavesOf(value)));
      for (const said of says) assert.ok(values.has(said), JSON.stringify(said));
    });
  }
});

function leavesOf(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value.flatMap(leavesOf);
  return value !== null && typeof value === "object" ? Object.values(value).flatMap(leavesOf) : [value];
}
