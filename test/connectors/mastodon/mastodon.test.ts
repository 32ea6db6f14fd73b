import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { mastodonAccount } from "../../../src/connectors/mastodon/account.ts";
import { readField } from "../../../src/connectors/mastodon/field.ts";
import { mastodonStatuses } from "../../../src/connectors/mastodon/statuses.ts";
import { capture } from "../capture.ts";
import { MASTODON_ACCOUNT, MASTODON_STATUSES } from "../../../src/connectors/mastodon/samples.ts";

const link = (address: string) => `<a href="${address}" rel="me">there</a>`;

describe("a field of a Mastodon profile", () => {
  test("is the owner's link if its label says so, less certain than one the server verified", () => {
    const said = (name: string, value: string, verified_at: string | null = null) => {
      const { claims, identifiers } = readField({ name, value, verified_at }, "/fields/0/value");
      return [
        claims.map(({ property, confidence }) => `${property} ${confidence}`),
        identifiers.map(({ value }) => value),
      ];
    };
    assert.deepEqual(said("GitHub :octocat:", link("https://github.com/candor-ada")), [
      ["account 0.6"],
      ["https://github.com/candor-ada"],
    ]);
    assert.deepEqual(said("Twitter", link("https://twitter.com/candor_ada")), [
      ["account 0.6"],
      ["https://x.com/candor_ada"],
    ]);
    assert.deepEqual(said("Blog", link("https://ada.example.org/")), [["website 0.6"], ["ada.example.org"]]);
    assert.deepEqual(said("Partner", link("https://github.com/candor-bo")), [[], ["github.com/candor-bo"]]);
    assert.deepEqual(said("Old place", "x.com/candor_ada"), [[], ["x.com/candor_ada"]]);
    assert.deepEqual(said("Project", link("https://maps.example.org/")), [[], []]);
    assert.deepEqual(said("Project", link("https://maps.example.org/"), "2023-01-01T00:00:00Z"), [
      ["website 1"],
      ["maps.example.org"],
    ]);
  });

  test("in words is read under labels for a place, employer, post, languages and interests; pronouns and the rest are skipped", () => {
    const said = (name: string, value: string) =>
      readField({ name, value }, "/fields/0/value").claims.map(({ value }) => value);
    assert.deepEqual(said("Location", "Barre, <span>Vermont</span>"), ["Barre, Vermont"]);
    assert.deepEqual(said("Languages", "English, Quechua"), [{ language: "English" }, { language: "Quechua" }]);
    assert.deepEqual(said("Hobbies", "bells · bread / maps"), ["bells", "bread", "maps"]);
    assert.deepEqual(said("Employer", "Prism Works"), [{ company: "Prism Works", current: true, kind: "job" }]);
    assert.deepEqual(said("What I do", "Glazier"), ["Glazier"]);
    assert.deepEqual(said("Pronouns", "she/her"), []);
    assert.deepEqual(said("Location", " "), []);
  });
});

test("an abandoned account leads to the new one, and a group's belongs to nobody", () => {
  const moved = { ...MASTODON_ACCOUNT, moved: { ...MASTODON_ACCOUNT, url: "https://new.example.org/@ada" } };
  const [finding] = [...mastodonAccount.read(capture("mastodon/account", moved))];
  assert.ok(finding?.identifiers.some(({ value }) => value === "https://new.example.org/@ada"));
  assert.deepEqual([...mastodonAccount.read(capture("mastodon/account", { ...MASTODON_ACCOUNT, group: true }))], []);
});

test("a status is read with its subject, with quotes counted as shares, and with the still of its video", () => {
  const [status] = MASTODON_STATUSES;
  const film = {
    type: "video",
    url: "https://films.example.org/1.mp4",
    preview_url: "https://films.example.org/1.png",
  };
  const told = {
    ...status,
    spoiler_text: "Bread",
    quotes_count: 4,
    quote: { state: "accepted" },
    media_attachments: [film],
  };
  const claims = [...mastodonStatuses.read(capture("mastodon/statuses", [told]))].flatMap((finding) => finding.claims);
  const post = claims.find(({ property }) => property === "post")?.value as Record<string, unknown>;
  assert.equal(post["message"], "Bread\n\nFirst line\nsecond line\n\nThird <b>");
  assert.deepEqual([post["kind"], post["shares"], post["imageUrl"]], ["quote", 6, film.preview_url]);
});
