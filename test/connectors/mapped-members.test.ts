import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { gravatarProfile } from "../../src/connectors/gravatar/profile.ts";
import { openalexAuthor } from "../../src/connectors/openalex/author.ts";
import { OPENALEX_AUTHOR } from "../../src/connectors/openalex/samples.ts";
import { orcidRecord } from "../../src/connectors/orcid/record.ts";
import { countryOf } from "../../src/connectors/findings/claims.ts";
import { stackExchangeUsers } from "../../src/connectors/stack-exchange/users.ts";
import { wikidataEntity } from "../../src/connectors/wikidata/entity.ts";
import { youtubeChannels } from "../../src/connectors/youtube/channels.ts";
import type { Finding, Property } from "../../src/domain/claim.ts";
import { capture } from "./capture.ts";
import { WIKIDATA_ENTITY } from "../../src/connectors/wikidata/samples.ts";
import { GRAVATAR_PROFILE } from "../../src/connectors/gravatar/samples.ts";
import { ORCID_RECORD } from "../../src/connectors/orcid/samples.ts";
import { YOUTUBE_CHANNELS } from "../../src/connectors/youtube/samples.ts";

describe("What a source says besides its main members", () => {
  test("A channel's country is the channel's, not its owner's home", () => {
    const findings = [...youtubeChannels.read(capture("youtube/channels", JSON.stringify(YOUTUBE_CHANNELS)))];
    assert.deepEqual(valuesOf(findings, "location"), []);
    assert.deepEqual(
      [countryOf("LT"), countryOf("us"), countryOf("ZZ9"), countryOf(undefined)],
      ["Lithuania", undefined, undefined, undefined],
    );
  });

  test("An author's other identifiers lead to their account and their article", () => {
    const [author] = [...openalexAuthor.read(capture("openalex/author", JSON.stringify(OPENALEX_AUTHOR)))];
    assert.deepEqual(author?.identifiers.slice(2), [
      { kind: "profileUrl", value: "https://x.com/candor_ada" },
      { kind: "website", value: "en.wikipedia.org/wiki/Ada_Example_(cartographer)" },
    ]);
    const handle = { ...OPENALEX_AUTHOR, ids: { twitter: "@candor_ada", wikipedia: "nowhere" } };
    const [other] = [...openalexAuthor.read(capture("openalex/author", JSON.stringify(handle)))];
    assert.deepEqual(other?.identifiers.slice(2), [{ kind: "profileUrl", value: "https://x.com/candor_ada" }]);
    assert.deepEqual(
      other?.claims
        .filter(({ property }) => property === "account")
        .map(({ locator, confidence }) => [locator, confidence]),
      [
        ["", 0.6],
        ["/orcid", 0.6],
        ["/ids/twitter", 0.6],
      ],
    );
  });

  test("Interests are kept with the account that names them", () => {
    const findings = [...gravatarProfile.read(capture("gravatar/profile", JSON.stringify(GRAVATAR_PROFILE)))];
    const [own] = valuesOf(findings, "account") as readonly { readonly attributes?: unknown }[];
    assert.deepEqual(own?.attributes, [
      { key: "Interests", value: "Maps, Bread" },
      { key: "Time zone", value: "America/New_York" },
    ]);
  });

  test("A job without a named employer is an occupation, and contacts are keys", () => {
    const profile = {
      ...GRAVATAR_PROFILE,
      company: "",
      contact_info: { email: "Maps@Example.org", cell_phone: "+1 202-555-0103", work_phone: "555-0104" },
    };
    const findings = [...gravatarProfile.read(capture("gravatar/profile", profile))];
    assert.deepEqual(valuesOf(findings, "occupation"), ["Cartographer"]);
    assert.deepEqual(valuesOf(findings, "email"), ["maps@example.org"]);
    assert.deepEqual(valuesOf(findings, "phone"), ["+12025550103"]);
    const keys = findings[0]?.identifiers.map(({ value }) => value) ?? [];
    assert.ok(keys.includes("maps@example.org") && keys.includes("+12025550103"));
  });

  test("An organization's profile belongs to nobody, and a hidden account is not read", () => {
    const organization = { ...GRAVATAR_PROFILE, is_organization: true };
    assert.deepEqual([...gravatarProfile.read(capture("gravatar/profile", organization))], []);
    const [github] = GRAVATAR_PROFILE.verified_accounts;
    const shy = { ...GRAVATAR_PROFILE, verified_accounts: [{ ...github, is_hidden: true }] };
    assert.ok(!JSON.stringify([...gravatarProfile.read(capture("gravatar/profile", shy))]).includes("github"));
  });

  test("HTML-escaped text is read as it was written", () => {
    const user = {
      user_id: 7,
      link: "https://stackoverflow.com/users/7/ada",
      display_name: "Ad&#233;le O&#39;Neil",
      location: "Barre &amp; Stowe",
      website_url: "https://ada.example.org/?a=1&amp;b=2",
    };
    const findings = [...stackExchangeUsers.read(capture("stack-exchange/users", JSON.stringify({ items: [user] })))];
    assert.equal(findings[0]?.name, "Adéle O'Neil");
    assert.deepEqual(valuesOf(findings, "location"), ["Barre & Stowe"]);
    assert.deepEqual(valuesOf(findings, "website"), ["https://ada.example.org/?a=1&b=2"]);
  });

  test("A researcher's country, invited positions, qualifications and services are read", () => {
    const summary = (kind: string, title: string) => ({
      "affiliation-group": [
        { summaries: [{ [kind]: { "role-title": title, organization: { name: `${title}'s place`, address: null } } }] },
      ],
    });
    const record = {
      ...ORCID_RECORD,
      "activities-summary": {
        "invited-positions": summary("invited-position-summary", "Visitor"),
        qualifications: summary("qualification-summary", "Surveyor"),
        services: summary("service-summary", "Referee"),
      },
    };
    const findings = [...orcidRecord.read(capture("orcid/record", JSON.stringify(record)))];
    const { experience, education, membership } = {
      experience: valuesOf(findings, "experience"),
      education: valuesOf(findings, "education"),
      membership: valuesOf(findings, "membership"),
    };
    assert.deepEqual(experience, [{ title: "Visitor", company: "Visitor's place", current: true, kind: "job" }]);
    assert.deepEqual(education, [{ degree: "Surveyor", school: "Surveyor's place" }]);
    assert.deepEqual(membership, [{ organization: "Referee's place", role: "Referee" }]);
    assert.deepEqual(valuesOf(findings, "location"), ["United States"]);
  });

  test("An organization in ORCID is in a country, not in a state with its code", () => {
    const organization = { name: "Example Maps", address: { city: "Barre", region: null, country: "DE" } };
    const record = {
      ...ORCID_RECORD,
      "activities-summary": {
        employments: { "affiliation-group": [{ summaries: [{ "employment-summary": { organization } }] }] },
      },
    };
    const findings = [...orcidRecord.read(capture("orcid/record", JSON.stringify(record)))];
    assert.deepEqual(
      valuesOf(findings, "experience").map((value) => (value as { readonly location?: string }).location),
      ["Barre, Germany"],
    );
  });

  test("An item leads to its article, whatever its title", () => {
    const [[id, item] = ["", {}]] = Object.entries(WIKIDATA_ENTITY.entities);
    const keysOf = (title: string) => {
      const entity = { ...item, sitelinks: { enwiki: { site: "enwiki", title }, dewiki: { title: "Ada" } } };
      const [person] = [
        ...wikidataEntity.read(capture("wikidata/entity", JSON.stringify({ entities: { [id]: entity } }))),
      ];
      return person?.identifiers.filter(({ value }) => value.includes("wikipedia")).map(({ value }) => value);
    };
    assert.deepEqual(keysOf("Ada Example (cartographer)"), ["en.wikipedia.org/wiki/Ada_Example_(cartographer)"]);
    assert.deepEqual(keysOf("Adéle/O?"), ["en.wikipedia.org/wiki/Ad%C3%A9le%2FO%3F"]);
  });
});

function valuesOf(findings: readonly Finding[], property: Property): readonly unknown[] {
  return findings.flatMap(({ claims }) =>
    claims.filter((claim) => claim.property === property).map(({ value }) => value),
  );
}
