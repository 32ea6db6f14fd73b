import { inEnglish } from "../support/in-english.ts";
import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { sql } from "kysely";
import sharp from "sharp";
import type { Outbound } from "../../src/asking/outbound.ts";
import { pictures } from "../../src/connectors/pictures/connector.ts";
import type { Capture, Connector } from "../../src/connectors/connector.ts";
import { findFetchedPicture } from "../../src/db/datasource.ts";
import { deleteLookup } from "../../src/db/forget-lookup.ts";
import { findProfile } from "../../src/db/lookup.ts";
import { listProbes } from "../../src/db/probe.ts";
import type { Db } from "../../src/db/schema.ts";
import type { ClaimDraft, Finding } from "../../src/domain/claim.ts";
import type { OutboundResponse } from "../../src/net/guarded-fetch.ts";
import { runLookup } from "../../src/pipeline/run.ts";
import { KEYRING, suppress } from "../db/drafts.ts";
import { ENGINES, openTestDatabase, type TestDatabase } from "../support/database.ts";
import { LONG_FORM_ALONE } from "../support/long-form.ts";
import { capturePage, createConnector, insertTestLookup, OWN, stageContext } from "./kit.ts";

const AVATAR = "https://avatars.example.org/ines.png";
const FILE = "https://commons.wikimedia.org/wiki/Special:FilePath/Ines_Calder.jpg";
const COMMONS = {
  query: {
    pages: [
      {
        imageinfo: [
          {
            extmetadata: {
              Artist: { value: '<a href="//example.org/bo">Bo &amp; Co</a>' },
              LicenseShortName: { value: "CC BY-SA 4.0" },
              LicenseUrl: { value: "https://creativecommons.org/licenses/by-sa/4.0" },
            },
          },
        ],
      },
    ],
  },
};

function* readPictures(capture: Capture): Iterable<Finding> {
  const page = JSON.parse(capture.data) as { id: string; name: string };
  const stated = { method: "stated", confidence: 1 } as const;
  const claims: ClaimDraft[] = [
    { property: "fullName", value: page.name, locator: "/name", ...stated },
    { property: "avatar", value: { imageUrl: AVATAR }, locator: "/id", ...stated },
    {
      property: "photo",
      value: { imageUrl: FILE, sourceUrl: "https://commons.wikimedia.org/wiki/File:Ines_Calder.jpg" },
      locator: "/id",
      ...stated,
    },
  ];
  yield { externalId: page.id, url: capture.url, name: page.name, claims, identifiers: [OWN] };
}

const PROFILE = "https://shelf.example.net/@ines";

/** An API answer; people read the same at `PROFILE`. */
function* readAccount(capture: Capture): Iterable<Finding> {
  const [finding] = readPictures(capture);
  assert.ok(finding);
  const interest: ClaimDraft = {
    property: "interest",
    value: "chess problems",
    locator: "/id",
    method: "stated",
    confidence: 1,
  };
  const claims = finding.claims.filter(({ property }) => property !== "photo");
  yield { ...finding, url: PROFILE, claims: [...claims, interest] };
}

const shelf = () => createConnector({ [OWN.value]: [{ id: "ines", name: "Ines Calder" }] }, { read: readPictures });

/** The outside world: what each address answers. */
function outside(answers: Readonly<Record<string, { readonly type: string; readonly body: Uint8Array | string }>>) {
  const asked: string[] = [];
  const outbound: Outbound = {
    offline: false,
    fetch: async ({ url }): Promise<OutboundResponse> => {
      asked.push(url);
      const found = Object.entries(answers).find(([address]) => url.startsWith(address))?.[1];
      const headers = new Map([["content-type", found?.type ?? "text/plain"]]);
      return {
        status: found === undefined ? 404 : 200,
        url,
        headers: { get: (name: string) => headers.get(name) ?? null },
        bytes: Buffer.from(found?.body ?? ""),
      } as OutboundResponse;
    },
    setupOf: () => ({ enabled: true, baseUrl: null, values: {} }),
    close: async () => {},
  };
  return { outbound, asked };
}

const SECTIONS = ["overview", "gallery"] as const;

for (const engine of ENGINES) {
  describe(`Pictures of a lookup on the ${engine} engine`, { skip: engine === "embedded" && LONG_FORM_ALONE }, () => {
    let opened: TestDatabase;
    let db: Db;
    let png: Buffer;
    before(async () => {
      opened = await openTestDatabase(engine);
      db = opened.database.db;
      png = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#336699" } })
        .withExif({ IFD0: { Copyright: "hidden words" } })
        .png()
        .toBuffer();
    });
    after(() => opened.close());

    const dataOf = async (id: string) =>
      (await findProfile(db, KEYRING, id))?.data as {
        avatarUrl?: string;
        hobbies?: { source?: string }[];
        photos?: { imageUrl: string; sourceUrl: string; author?: string; licence?: string; licenceUrl?: string }[];
      };
    const nameOf = (url = "") => url.split("/").at(-1) ?? "";
    const bytesOf = async (name: string) => {
      const found = await findFetchedPicture(db, KEYRING, name);
      return found && Buffer.from((JSON.parse(found.data) as { bytes: string }).bytes, "base64");
    };
    const everything = () => ({
      [AVATAR]: { type: "image/png", body: png },
      [FILE]: { type: "image/png", body: png },
      "https://commons.wikimedia.org/w/api.php": { type: "application/json", body: JSON.stringify(COMMONS) },
    });

    test("are fetched for own records, re-encoded, and shown with author and licence", async () => {
      const { outbound, asked } = outside(everything());
      const id = await insertTestLookup(db, { sections: [...SECTIONS] });
      await runLookup(id, 1, stageContext(db, [shelf(), pictures], { outbound }));
      const { avatarUrl, photos = [] } = await dataOf(id);
      assert.equal(asked.filter((url) => url === AVATAR).length, 1);
      assert.ok(asked.includes(`${FILE}?width=960`));
      const shown = await bytesOf(nameOf(avatarUrl));
      assert.ok(shown !== null);
      const { format, width, exif } = await sharp(shown).metadata();
      assert.deepEqual([format, width, exif], ["jpeg", 640, undefined]);
      const credited = photos.find(({ licence }) => licence !== undefined);
      assert.deepEqual(
        [credited?.author, credited?.licence, credited?.licenceUrl],
        ["Bo & Co", "CC BY-SA 4.0", "https://creativecommons.org/licenses/by-sa/4.0"],
      );
      const outcomes = (await listProbes(db, id)).filter(({ connector }) => connector === "pictures");
      assert.deepEqual(
        outcomes.map(({ outcome }) => outcome),
        ["found", "found"],
      );
    });

    test("named by a source's API are fetched despite robots.txt, and link to the profile", async () => {
      const { outbound, asked } = outside({
        ...everything(),
        "https://avatars.example.org/robots.txt": { type: "text/plain", body: "User-agent: *\nDisallow: /" },
      });
      const anyHost: Connector = {
        ...shelf(),
        asks: "*",
        readers: [{ kind: "shelf/account", yields: ["fullName", "avatar", "interest"], read: readAccount }],
        async *probe(identifier) {
          if (identifier.value === OWN.value)
            yield { ...capturePage({ id: "ines", name: "Ines" }), kind: "shelf/account" };
        },
      };
      const id = await insertTestLookup(db, { sections: [...SECTIONS, "leisure"] });
      await runLookup(id, 1, stageContext(db, [anyHost, pictures], { outbound }));
      assert.deepEqual(asked, [AVATAR]);
      const { photos, hobbies } = await dataOf(id);
      assert.deepEqual([photos?.[0]?.sourceUrl, hobbies?.[0]?.source], [PROFILE, PROFILE]);
    });

    test("are deleted with their lookup, and not served while its person is suppressed", async () => {
      const { outbound } = outside(everything());
      const id = await insertTestLookup(db, { sections: [...SECTIONS], suppressionKeys: ["key-of-ines"] });
      await runLookup(id, 1, stageContext(db, [shelf(), pictures], { outbound }));
      const name = nameOf((await dataOf(id)).avatarUrl);
      await deleteOthers(id);
      assert.ok((await bytesOf(name)) !== null);
      await suppress(db, ["key-of-ines"]);
      assert.equal(await bytesOf(name), null);
      await deleteLookup(db, id);
      assert.equal(await bytesOf(name), null);
    });

    test("that are missing or not pictures are left out, with the reason in the ledger", async () => {
      const { outbound } = outside({ [AVATAR]: { type: "image/png", body: "not a picture" } });
      const id = await insertTestLookup(db, { sections: [...SECTIONS] });
      await runLookup(id, 1, stageContext(db, [shelf(), pictures], { outbound }));
      assert.deepEqual((await dataOf(id)).photos ?? [], []);
      const told = (await listProbes(db, id)).filter(({ connector }) => connector === "pictures");
      assert.deepEqual(
        told.map(({ identifierValue, outcome, why }) => [identifierValue, outcome, inEnglish(why)]),
        [
          [AVATAR, "skipped", "the picture cannot be opened"],
          [FILE, "absent", ""],
        ],
      );
    });

    test("come only from our own fetches: what an import calls a picture is neither shown nor served", async () => {
      const planted = (url: string, data: string): Capture => ({
        kind: "pictures/file",
        url,
        mediaType: "application/json",
        collectedAt: "2026-01-02T03:04:05.000Z",
        data,
      });
      const archive = createConnector(
        {
          [OWN.value]: async function* () {
            yield capturePage({ id: "ines", name: "Ines Calder" });
            yield planted(AVATAR, JSON.stringify({ bytes: png.toString("base64"), author: "Bo Example" }));
            yield planted(FILE, '{"bytes":');
          },
        },
        { name: "archive", read: readPictures },
      );
      const id = await insertTestLookup(db, { sections: [...SECTIONS] });
      await runLookup(id, 1, stageContext(db, [archive]));
      const { status } = await db.selectFrom("lookup").select("status").where("id", "=", id).executeTakeFirstOrThrow();
      assert.equal(status, "success");
      const { rows } = await sql<{ name: string }>`
        select left(sha256, 40) as name from datasource where lookup_id = ${id} and kind = 'pictures/file'`.execute(db);
      assert.equal(rows.length, 2);
      for (const { name } of rows) assert.equal(await findFetchedPicture(db, KEYRING, name), null);
      assert.doesNotMatch(JSON.stringify(await dataOf(id)), /\/pictures\/[0-9a-f]{40}/);
    });

    test("are not fetched if the source is off, in a preview, or for closed sections", async () => {
      for (const [changes, enabled] of [
        [{ sections: [...SECTIONS] }, false],
        [{ sections: [...SECTIONS], preview: true }, true],
        [{ sections: ["career" as const] }, true],
      ] as const) {
        const { outbound, asked } = outside(everything());
        const setupOf = () => ({ enabled, baseUrl: null, values: {} });
        const id = await insertTestLookup(db, { ...changes, sections: [...changes.sections] });
        await runLookup(id, 1, stageContext(db, [shelf(), pictures], { outbound: { ...outbound, setupOf } }));
        assert.deepEqual(asked, []);
      }
    });

    /** A picture is stored once for every lookup that shows it. */
    async function deleteOthers(kept: string): Promise<void> {
      const rows = await db.selectFrom("lookup").select("id").where("id", "<>", kept).execute();
      for (const { id } of rows) await deleteLookup(db, id);
    }
  });
}
