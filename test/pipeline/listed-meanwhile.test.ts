import assert from "node:assert/strict";
import { after, before, describe, test } from "node:test";
import { findLookupToRun, findProfile } from "../../src/db/lookup.ts";
import { listClaims } from "../../src/db/record.ts";
import { transact } from "../../src/db/transaction.ts";
import { suppressionKeys } from "../../src/names/suppression.ts";
import { rebuildLookup, runLookup } from "../../src/pipeline/run.ts";
import { recordTombstone } from "../../src/privacy/tombstones.ts";
import { KEYRING, suppress } from "../db/drafts.ts";
import { ENGINES, openTestDatabase } from "../support/database.ts";
import { createConnector, insertTestLookup, OWN, readPage, stageContext } from "./kit.ts";

const AT = new Date("2026-03-01T09:30:00.000Z");
const address = (handle: string) => `https://x.com/${handle}`;
const keysOf = (handle: string) =>
  suppressionKeys(KEYRING, {
    names: [],
    birthDate: null,
    identifiers: [{ kind: "profileUrl", value: address(handle) }],
  });

/** A page of the person's own, with two followers. */
function shelf(leaves: string) {
  const follower = (name: string, handle: string, at: number) =>
    ({
      property: "follower",
      value: { name, url: address(handle), followerCount: 9_000_000 },
      locator: `/followers/${at}`,
      method: "stated",
      confidence: 1,
    }) as const;
  const page = { id: "ines", name: "Ines Calder", identifiers: [OWN], skills: ["Knots"] };
  return createConnector(
    { [OWN.value]: [page] },
    {
      *read(capture) {
        for (const finding of readPage(capture)) {
          const claims = [follower("Left Alone", leaves, 0), follower("Stays There", "stays_there", 1)];
          yield { ...finding, claims: [...finding.claims, ...claims] };
        }
      },
    },
  );
}

for (const engine of ENGINES) {
  describe(`Somebody who is suppressed while a lookup is written on the ${engine} engine`, () => {
    let opened: Awaited<ReturnType<typeof openTestDatabase>>;
    before(async () => {
      opened = await openTestDatabase(engine);
    });
    after(async () => await opened.close());

    /** Suppresses as the service does, in one transaction. */
    const list = async (keys: readonly string[]) =>
      await transact(opened.database.db, async (db) => {
        await recordTombstone(db, { kind: "suppression", keys, at: AT });
        await suppress(db, keys);
      });

    /** What is stored of a lookup whose follower is suppressed right before its n-th write, and how many it has. */
    const writes = async (handle: string, nth: number, again: boolean) => {
      const { db } = opened.database;
      const id = await insertTestLookup(db, { sections: ["overview", "socialMedia"] });
      const keys = keysOf(handle);
      const connector = shelf(handle);
      const work = async (giveWay?: () => Promise<void>) => {
        const context = stageContext(db, [connector], giveWay && { giveWay });
        if (!again) return await runLookup(id, 1, context);
        const lookup = await findLookupToRun(db, id);
        assert.ok(lookup);
        await rebuildLookup(lookup, context);
      };
      if (again) await runLookup(id, 1, stageContext(db, [connector]));
      let count = 0;
      await work(async () => {
        if (++count === nth) await list(keys);
      });
      const told = `${JSON.stringify(await listClaims(db, KEYRING, id))}${JSON.stringify(await findProfile(db, KEYRING, id))}`;
      return { count, told };
    };

    const movesOf = (again: boolean) => `${engine.slice(0, 3)}${again ? "again" : "run"}`;

    for (const again of [false, true]) {
      const what = again ? "that is rebuilt" : "that runs";
      test(`Is in no claim and no profile of a lookup ${what}, whichever write it comes before`, async () => {
        const { count } = await writes(`never${movesOf(again)}`, Number.POSITIVE_INFINITY, again);
        // The last write of a rebuild tells the receiver: whoever suppresses after it finds the lookup finished.
        const moments = again ? count - 1 : count;
        assert.ok(moments >= 4, `${moments} moments`);
        for (let nth = 1; nth <= moments; nth++) {
          const handle = `${movesOf(again)}${nth}`;
          const { told } = await writes(handle, nth, again);
          assert.match(told, /Stays There/, `moment ${nth}`);
          assert.doesNotMatch(told, new RegExp(`Left Alone|${handle}`, "u"), `moment ${nth}`);
        }
      });
    }

    test("Is told to the receiver of a lookup that runs only if its profile changed", async () => {
      const { db } = opened.database;
      /** What the receiver was told of a lookup during which somebody is suppressed right before its n-th write. */
      const receive = async (handle: string, listed: string, nth: number) => {
        const id = await insertTestLookup(db, {
          sections: ["overview", "socialMedia"],
          webhookUrl: "https://receiver.example.org/told",
        });
        const keys = keysOf(listed);
        let count = 0;
        const giveWay = async () => {
          if (++count === nth) await list(keys);
        };
        await runLookup(id, 1, stageContext(db, [shelf(handle)], { giveWay }));
        const deliveries = await db
          .selectFrom("webhook_delivery")
          .select(["event", "payload"])
          .where("lookup_id", "=", id)
          .execute();
        const claims = JSON.stringify(await listClaims(db, KEYRING, id));
        const told = deliveries.map(({ event, payload }) => `${JSON.parse(payload).data.revision} ${event}`).toSorted();
        return { count, claims, told };
      };
      const moves = engine.slice(0, 3);
      const { count } = await receive(`${moves}kept`, `${moves}stranger`, Number.POSITIVE_INFINITY);
      const heard = new Set<string>();
      for (let nth = 1; nth <= count; nth++) {
        const stranger = await receive(`${moves}kept${nth}`, `${moves}stranger${nth}`, nth);
        assert.match(stranger.claims, /Left Alone/, `moment ${nth}`);
        assert.deepEqual(stranger.told, ["1 lookup.finished"], `moment ${nth}`);
        const follower = await receive(`${moves}told${nth}`, `${moves}told${nth}`, nth);
        assert.doesNotMatch(follower.claims, /Left Alone/, `moment ${nth}`);
        heard.add(follower.told.join(", "));
      }
      // Suppressed in time, the person never was among what the profile cites.
      assert.deepEqual([...heard].toSorted(), ["1 lookup.finished", "1 lookup.finished, 2 lookup.corrected"]);
    });
  });
}
