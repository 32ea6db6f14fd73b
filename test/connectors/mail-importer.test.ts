import assert from "node:assert/strict";
import { describe, test } from "node:test";
import * as fc from "fast-check";
import { mailImporter } from "../../src/connectors/pages/mail/importer.ts";
import { readLetters } from "../../src/connectors/pages/mail/mbox.ts";
import { readSignature } from "../../src/connectors/pages/mail/signature.ts";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { memoryFolder } from "../importers/memory-folder.ts";
import { readAll } from "../importers/read-all.ts";

const SIGNED = `Dear Bo,

the secret of the window is lead. My colleague Ida Elsewhere, +43 1 9999999, knows more.

Mit freundlichen Grüßen
Wanja Quellbach
Leiterin Vertrieb, Prism Works GmbH
Hauptstraße 1, 8010 Graz
Tel. +43 316 000000
Fax +43 316 000001
https://www.linkedin.com/in/candor-wanja

On Mon, 2 Nov 2026 at 10:00, Bo Example <bo@example.org> wrote:
> Best regards
> Bo Example
> +44 20 7946 0000
`;

function letter(head: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries({ "Content-Type": "text/plain; charset=utf-8", ...head });
  return `${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n${body.replaceAll("\n", "\r\n")}`;
}

const WANJA = letter(
  {
    From: '"Quellbach, Wanja" <wanja@prism.example.org>',
    To: "Bo Example <bo@example.org>, office@example.org, alone@example.org",
    Cc: "Team: Ada Example <ada@example.org>;",
    Date: "Mon, 02 Nov 2026 11:00:00 +0100",
  },
  SIGNED,
);

describe("a mailbox", () => {
  test("yields senders and recipients, with what signatures state, and not a word of the messages", async () => {
    const mbox = [
      "From wanja@prism.example.org Mon Nov  2 10:00:00 2026",
      WANJA,
      "",
      "From news@example.org Mon Nov  2 10:00:00 2026",
      letter(
        { From: "Big News <daily@news.example.org>", To: "bo@example.org", "List-Unsubscribe": "<https://x.example>" },
        "Buy!\n",
      ),
      "",
      "From MAILER-DAEMON Mon Nov  2 10:00:00 2026",
      letter({ From: "Mail Delivery <robot@example.org>", "Auto-Submitted": "auto-replied" }, "Away\n"),
      "",
    ].join("\r\n");
    const folder = memoryFolder({ "All mail.mbox": mbox });
    assert.equal((await recogniseFormat(IMPORTERS, folder))?.name, "mail");
    const { people, rejections, keys } = await readAll(mailImporter, folder);
    assert.deepEqual(people, [
      {
        fullName: "Wanja Quellbach",
        emails: ["wanja@prism.example.org"],
        phones: ["+43316000000"],
        positions: [{ title: "Leiterin Vertrieb", company: "Prism Works GmbH", current: true }],
        profiles: ["https://www.linkedin.com/in/candor-wanja"],
        location: "Graz",
      },
      { fullName: "Bo Example", emails: ["bo@example.org"] },
      { fullName: "Ada Example", emails: ["ada@example.org"] },
    ]);
    assert.deepEqual(
      rejections.map(({ path, line, reason }) => `${path}:${line}: ${reason}`),
      ["All mail.mbox:1: an address without a name"],
    );
    assert.deepEqual((await readAll(mailImporter, folder)).keys, keys);
    const written: unknown[] = [];
    for await (const row of mailImporter.rows(folder)) written.push(row);
    assert.doesNotMatch(JSON.stringify(written), /secret|window|Ida|9999999/);
  });

  test("yields the same from single messages; the newest signature counts", async () => {
    const newer = WANJA.replace("02 Nov 2026", "03 Nov 2026").replace("+43 316 000000", "+43 316 000002");
    const { people } = await readAll(mailImporter, memoryFolder({ "b.eml": WANJA, "a.eml": newer }));
    assert.deepEqual(people.find(({ fullName }) => fullName === "Wanja Quellbach")?.phones, ["+43316000002"]);
  });

  test("with messages made to be slow is read in a moment: long lines and long names are skipped", async () => {
    const line = `${",".repeat(400_000)}x`;
    const hostile = letter(
      { From: `"${"(".repeat(40_000)}Ada Example" <ada@example.org>`, To: "Bo Example <bo@example.org>" },
      `${line}\n`,
    );
    const signed = letter({ From: "Wanja Quellbach <wanja@example.org>" }, `${line}\n\n-- \nT +43 316 000000\n`);
    const { people } = await readAll(mailImporter, memoryFolder({ "a.eml": hostile, "b.eml": signed }));
    assert.deepEqual(people, [
      { fullName: "Bo Example", emails: ["bo@example.org"] },
      { fullName: "Wanja Quellbach", emails: ["wanja@example.org"], phones: ["+43316000000"] },
    ]);
  });

  test("takes a name from its own sender, not from people who write to them, and no signature in another's name", async () => {
    const ada = {
      "a.eml": letter({ From: "Ada Example <ada@example.org>", Date: "Mon, 02 Nov 2020 11:00:00 +0000" }, SIGNED),
    };
    const named = await readAll(
      mailImporter,
      memoryFolder({
        ...ada,
        "b.eml": letter(
          {
            From: "Bo Example <bo@example.org>",
            To: '"Mean Nickname" <ada@example.org>',
            Date: "Tue, 03 Nov 2020 11:00:00 +0000",
          },
          "Hi\n",
        ),
      }),
    );
    assert.deepEqual(
      named.people.map(({ fullName }) => fullName),
      ["Ada Example", "Bo Example"],
    );
    const forged = letter(
      { From: "Mallory Other <ada@example.org>", Date: "Sun, 01 Nov 2020 11:00:00 +0000" },
      "Hi\n\n-- \nT +43 316 999999\n",
    );
    const unsigned = letter({ From: "Ada Example <ada@example.org>", Date: "Mon, 02 Nov 2020 11:00:00 +0000" }, "Hi\n");
    const { people } = await readAll(mailImporter, memoryFolder({ "a.eml": unsigned, "b.eml": forged }));
    assert.deepEqual(people, [{ fullName: "Ada Example", emails: ["ada@example.org"] }]);
  });

  test("ignores messages from the future", async () => {
    const late = letter({ From: "Ada Example <ada@example.org>", Date: "Mon, 02 Nov 2099 11:00:00 +0000" }, "Hi\n");
    const before = Date.now();
    for await (const row of mailImporter.rows(memoryFolder({ "a.eml": late }))) {
      if (row.type !== "document") continue;
      const at = Date.parse(row.collectedAt ?? "");
      assert.ok(at >= before && at <= Date.now(), row.collectedAt);
    }
  });

  test("that is not mail costs only its own file", async () => {
    const { people, rejections } = await readAll(mailImporter, memoryFolder({ "a.eml": "\0\0\0", "b.eml": WANJA }));
    assert.equal(people.length, 3);
    assert.equal(rejections[0]?.reason, "a message that cannot be read");
  });
});

describe("a signature", () => {
  test("follows its separator or a closing, with one item per line or several", () => {
    const said = (text: string) => readSignature(text, "Wanja Quellbach", "wanja@prism-works.example");
    assert.deepEqual(
      said("Hi\n\n-- \nWanja Quellbach | Glazier | Prism Works\nT +44 20 7946 0000 | F +44 20 7946 0001\n"),
      {
        phones: ["+442079460000"],
        positions: [{ title: "Glazier", company: "Prism Works", current: true }],
        profiles: [],
        websites: [],
      },
    );
    assert.deepEqual(
      said("Hi\n\nBest regards\nWanja Quellbach\nGlazier – Prism Works\nhttps://wanja-quellbach.example\n"),
      {
        phones: [],
        positions: [{ title: "Glazier", company: "Prism Works", current: true }],
        profiles: [],
        websites: ["https://wanja-quellbach.example"],
      },
    );
    const post = { title: "Glazier", company: "Prism Works", current: true };
    assert.deepEqual(said("Hi\n\nBest regards\nWanja Quellbach, Glazier, Prism Works\n")?.positions, [post]);
    assert.deepEqual(said("Hi\n\n________________\nWanja Quellbach\nGlazier, Prism Works\n")?.positions, [post]);
    assert.deepEqual(
      said("Hi\n\nBest regards\nWanja Quellbach\nlinkedin.com/in/wanja-quellbach\nTwitter: @wanjaq\n")?.profiles,
      ["linkedin.com/in/wanja-quellbach", "https://x.com/wanjaq"],
    );
    assert.equal(said("Call me at +44 20 7946 0000.\n\nWanja"), undefined);
    assert.equal(said("Best regards\nWanja"), undefined);
  });
});

test("without a name beside the address is the signer's, if the address is formed from the name", async () => {
  const signed = (from: string, name: string) =>
    letter(
      { From: from, Date: "Mon, 02 Nov 2026 11:00:00 +0100" },
      `Hello\n\nBest regards,\n\n${name}\nGlazier, Prism Works\n`,
    );
  const named = async (from: string, name: string) =>
    (await readAll(mailImporter, memoryFolder({ "a.eml": signed(from, name) }))).people.map(({ fullName }) => fullName);
  assert.deepEqual(await named("wanja.quellbach@prism.example.org", "Wanja Quellbach"), ["Wanja Quellbach"]);
  assert.deepEqual(await named("workshop1@prism.example.org", "Wanja Quellbach"), []);
});

test("a mailbox's messages come back whole, however the bytes are split", async () => {
  const bodies = fc.array(fc.array(fc.stringMatching(/^[a-z >]{0,20}$/), { maxLength: 5 }), {
    minLength: 1,
    maxLength: 5,
  });
  await fc.assert(
    fc.asyncProperty(bodies, fc.integer({ min: 1, max: 40 }), async (letters, size) => {
      const file = letters.map((lines) => `From a@b Mon\n${["X: y", "", ...lines].join("\n")}\n\n`).join("");
      const pieces = async function* (): AsyncGenerator<Uint8Array> {
        for (let at = 0; at < file.length; at += size) yield Buffer.from(file.slice(at, at + size));
      };
      const read: string[] = [];
      for await (const { bytes } of readLetters(pieces())) read.push(Buffer.from(bytes).toString());
      assert.deepEqual(
        read,
        letters.map((lines) => `${["X: y", "", ...lines].join("\n")}\n\n`),
      );
    }),
  );
});
