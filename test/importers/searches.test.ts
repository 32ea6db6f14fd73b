import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { recogniseFormat } from "../../src/importers/importers.ts";
import { IMPORTERS } from "../../src/connectors/registry.ts";
import { jsonLines, memoryFolder } from "./memory-folder.ts";
import { readAll } from "./read-all.ts";

/** What the importer that recognises the file reads from it. */
async function read(name: string, content: string) {
  const folder = memoryFolder({ [name]: content });
  const importer = await recogniseFormat(IMPORTERS, folder);
  assert.ok(importer, "the file is recognised");
  return { format: importer.name, ...(await readAll(importer, folder)) };
}

const site = (address: string, more: object = {}) => ({
  username: "candor_wanja",
  parsing_enabled: true,
  url_main: new URL(address).origin,
  url_user: address,
  status: {
    username: "candor_wanja",
    site_name: "x",
    url: address,
    status: "Claimed",
    ids: {},
    tags: ["global"],
    ...more,
  },
  http_status: 200,
  is_similar: false,
  rank: 1,
});
const GITHUB = site("https://github.com/candor-wanja", {
  ids: {
    fullname: "Wanja Quellbach",
    bio: "Glass",
    location: "Graz",
    created_at: "2015-01-01",
    company: "Prism Works",
    blog_url: "https://wanja.example.org",
  },
});
const WANJA = {
  fullName: "Wanja Quellbach",
  aliases: ["candor_wanja"],
  biography: "Glass",
  location: "Graz",
  profiles: ["https://github.com/candor-wanja", "https://x.com/candor_wanja"],
  accounts: ["https://forum.example.org/u/candor_wanja"],
  positions: [{ company: "Prism Works", current: true }],
  websites: ["https://wanja.example.org"],
};

describe("a report of Maigret", () => {
  const sites = {
    GitHub: GITHUB,
    X: site("https://x.com/candor_wanja"),
    Unknown: site("https://forum.example.org/u/candor_wanja"),
    Available: {
      ...site("https://www.instagram.com/candor_wanja"),
      status: { username: "candor_wanja", status: "Available" },
    },
    Similar: { ...site("https://www.tiktok.com/@candor_wanja2"), is_similar: true },
  };

  test("yields one person with the claimed accounts, in both JSON forms", async () => {
    const simple = await read("report_candor_wanja_simple.json", JSON.stringify(sites));
    assert.deepEqual([simple.format, simple.people, simple.rejections], ["maigret", [WANJA], []]);
    const lines = Object.entries(sites).map(([sitename, value]) => ({ sitename, ...value }));
    const ndjson = await read("report_candor_wanja_ndjson.json", jsonLines(...lines));
    assert.deepEqual([ndjson.format, ndjson.people, ndjson.keys], ["maigret", [WANJA], simple.keys]);
  });

  test("reports what it cannot use, and says if nobody was found", async () => {
    const { people, rejections } = await read("a.json", JSON.stringify({ GitHub: GITHUB, Broken: { url_user: 1 } }));
    assert.equal(people.length, 1);
    assert.match(rejections[0]?.reason ?? "", /^\/Broken: /);
    const none = await read("a.json", JSON.stringify({ Available: sites.Available }));
    assert.match(none.rejections[0]?.reason ?? "", /no site has an account/);
  });
});

test("a Maigret report as a table or as text is recognised, with the username from its file name", async () => {
  const head = "username,name,url_main,url_user,exists,http_status,error_reason";
  const table = await read(
    "report_candor_wanja.csv",
    `${head}\r\ncandor_wanja,GitHub,https://www.github.com/,https://github.com/candor-wanja,Claimed,200,\r\n`,
  );
  const lines = ["https://github.com/candor-wanja", "Total Websites Username Detected On : 1"];
  const text = await read("report_candor_wanja.txt", lines.join("\n"));
  const wanja = { fullName: "candor_wanja", profiles: ["https://github.com/candor-wanja"] };
  assert.deepEqual([table.format, table.people], ["maigret", [wanja]]);
  assert.deepEqual([text.format, text.people, text.keys], ["maigret", [wanja], ["maigret:candor_wanja"]]);
});

test("a report with very many accounts for one name is read at once", async () => {
  const rows = Array.from(
    { length: 20_000 },
    (_, at) => `candor,S,https://s.example,https://s.example/${at},Claimed,200`,
  );
  const head = "username,name,url_main,url_user,exists,http_status";
  const warnings: Error[] = [];
  const keep = (warning: Error): void => void warnings.push(warning);
  process.on("warning", keep);
  const { people } = await read("a.csv", [head, ...rows].join("\n"));
  process.off("warning", keep);
  assert.equal(people.length, 1);
  assert.deepEqual(warnings, [], "nothing is left waiting for the parser");
});

test("a Sherlock report yields one person with the claimed accounts", async () => {
  const { format, people, keys } = await read(
    "candor_wanja.csv",
    [
      "username,name,url_main,url_user,exists,http_status,response_time_s",
      "candor_wanja,GitHub,https://github.com/,https://github.com/candor-wanja,Claimed,200,0.1",
      "candor_wanja,X,https://x.com/,https://x.com/candor_wanja,QueryStatus.CLAIMED,200,0.1",
      "candor_wanja,TikTok,https://tiktok.com/,https://www.tiktok.com/@candor_wanja,Available,404,0.1",
      "",
    ].join("\n"),
  );
  assert.equal(format, "sherlock");
  assert.deepEqual(people, [
    { fullName: "candor_wanja", profiles: ["https://github.com/candor-wanja", "https://x.com/candor_wanja"] },
  ]);
  assert.deepEqual(keys, ["sherlock:candor_wanja"]);
});

describe("a scan of SpiderFoot", () => {
  // As `scanexportjsonmulti` writes it: without tags around an address and quotes around a target.
  const event = (type: string, data: string, more: object = {}) => ({
    data,
    event_type: type,
    module: "sfp_accounts",
    source_data: "Wanja Quellbach",
    false_positive: 0,
    last_seen: "2026-05-06 07:08:09",
    scan_name: "one",
    scan_target: "Wanja Quellbach",
    ...more,
  });
  const account = "GitHub (Category: coding)\nhttps://github.com/candor-wanja";

  test("about a person yields them with their accounts, without false positives and anything that may be somebody else's", async () => {
    const { format, people, rejections } = await read(
      "scan.json",
      JSON.stringify([
        event("HUMAN_NAME", "Wanja Quellbach", { module: "SpiderFoot UI" }),
        event("ACCOUNT_EXTERNAL_OWNED", account),
        event("SOCIAL_MEDIA", "X: https://x.com/candor_wanja", { false_positive: 1 }),
        event("SOCIAL_MEDIA", "Instagram: https://www.instagram.com/a_stranger", { source_data: "https://a.example/" }),
        event("EMAILADDR", "somebody@example.org"),
        event("EMAILADDR", "w.quellbach@example.org"),
        event("PHONE_NUMBER", "+43316380255"),
        event("IP_ADDRESS", "192.0.2.1", { scan_target: "example.org" }),
        { data: 1 },
      ]),
    );
    assert.equal(format, "spiderfoot");
    const profiles = ["https://github.com/candor-wanja"];
    assert.deepEqual(people, [{ fullName: "Wanja Quellbach", emails: ["w.quellbach@example.org"], profiles }]);
    assert.equal(rejections.length, 3);
    assert.match(JSON.stringify(rejections), /about a host or a network/);
    assert.match(JSON.stringify(rejections), /Phone Number/);
  });

  test("about a username is about its owner, although its export has no quotes", async () => {
    const of = { scan_target: "candor-wanja", source_data: "candor-wanja" };
    const { people } = await read(
      "scan.json",
      JSON.stringify([
        event("USERNAME", "candor-wanja", { module: "SpiderFoot UI", ...of }),
        event("ACCOUNT_EXTERNAL_OWNED", account, of),
        event("EMAILADDR", "wanja@example.org", of),
        event("PHONE_NUMBER", "+43316380255", of),
        event("PHONE_NUMBER", "+43316380256", of),
      ]),
    );
    assert.deepEqual(people, [
      { fullName: "candor-wanja", emails: ["wanja@example.org"], profiles: ["https://github.com/candor-wanja"] },
    ]);
  });

  test("printed by the command yields the same", async () => {
    const printed = (type: string, data: string, module: string) => ({
      generated: 1_778_051_289,
      type,
      data,
      module,
      source: "candor-wanja",
    });
    const { format, people } = await read(
      "scan.json",
      JSON.stringify([
        printed("Username", "candor-wanja", "SpiderFoot UI"),
        printed("Account on External Site", account, "sfp_accounts"),
      ]),
    );
    assert.equal(format, "spiderfoot");
    assert.deepEqual(people, [{ fullName: "candor-wanja", profiles: ["https://github.com/candor-wanja"] }]);
  });

  test("printed without its target is about whatever led to the rest", async () => {
    const printed = (type: string, data: string, source: string) => ({ type, data, module: "sfp_accounts", source });
    const events = [
      printed("Username", "candor-wanja", "candor-wanja"),
      printed("Account on External Site", account, "candor-wanja"),
      printed("Social Media Presence", "X: <SFURL>https://x.com/candor_wanja</SFURL>", "candor-wanja"),
      printed("Social Media Presence", "X: <SFURL>https://x.com/a_stranger</SFURL>", account),
    ];
    const wanja = {
      fullName: "candor-wanja",
      profiles: ["https://x.com/candor_wanja", "https://github.com/candor-wanja"],
    };
    const list = await read("scan.json", JSON.stringify(events));
    assert.deepEqual([list.format, list.people], ["spiderfoot", [wanja]]);
    const lines = await read("scan.json", jsonLines(...events));
    assert.deepEqual([lines.format, lines.people], ["spiderfoot", [wanja]]);
    const several = await read("scan.json", JSON.stringify([...events, printed("Username", "x", "somebody-else")]));
    assert.deepEqual(several.people, []);
  });

  test("printed in columns is about its target or, without sources, about accounts with its name", async () => {
    const pad = (text: string, to: number) => text.padEnd(to);
    const rows: readonly (readonly [module: string, type: string, source: string, data: string])[] = [
      ["SpiderFoot UI", "Username", "candor-wanja", "candor-wanja"],
      ["sfp_accounts", "Account on External Site", "candor-wanja", account],
      ["sfp_social", "Social Media Presence", "https://a.example/", "X: https://x.com/a_stranger"],
    ];
    const wanja = { fullName: "candor-wanja", profiles: ["https://github.com/candor-wanja"] };
    const csv = rows.map((row) => row.join(","));
    const tab = rows.map(([module, type, , data]) => `${pad(module, 30)}\t${pad(type, 45)}\t${data}`);
    const tabTitles = `${pad("Source", 30)}\t${pad("Type", 45)}\tData`;
    for (const [name, lines] of [
      ["scan.csv", ["Source,Type,Source Data,Data", ...csv]],
      ["scan.csv", csv],
      ["scan.txt", [tabTitles, ...tab]],
      ["scan.tsv", tab],
    ] as const) {
      const { format, people, rejections } = await read(name, `${lines.join("\n")}\n`);
      assert.deepEqual([format, people, rejections], ["spiderfoot", [wanja], []], name);
    }
  });

  test("as a table is about its target, whatever the scan is called, even if the export does not name it", async () => {
    const rows = [
      `2026-05-06 07:08:09,EMAILADDR,SpiderFoot UI,wanja@example.org,0,wanja@example.org`,
      `2026-05-06 07:08:09,HUMAN_NAME,sfp_names,x,0,Wanja Quellbach`,
      `2026-05-06 07:08:09,USERNAME,sfp_accounts,wanja@example.org,0,candor-wanja`,
      `2026-05-06 07:08:09,ACCOUNT_EXTERNAL_OWNED,sfp_accounts,candor-wanja,0,"${account}"`,
    ];
    const wanja = {
      fullName: "Wanja Quellbach",
      emails: ["wanja@example.org"],
      profiles: ["https://github.com/candor-wanja"],
    };
    const named = ["Scan Name,Updated,Type,Module,Source,F/P,Data", ...rows.map((row) => `My first scan,${row}`), ""];
    const { format, people } = await read("scan.csv", named.join("\n"));
    assert.equal(format, "spiderfoot");
    assert.deepEqual(people, [wanja]);
    const single = await read("scan.csv", ["Updated,Type,Module,Source,F/P,Data", ...rows, ""].join("\n"));
    assert.deepEqual([single.format, single.people], ["spiderfoot", [wanja]]);
  });
});

test("a Sherlock report as text yields one person with profiles on platforms and accounts elsewhere", async () => {
  const lines = ["https://github.com/candor-wanja", "https://nowhere.example/candor-wanja"];
  const { format, people } = await read(
    "candor-wanja.txt",
    `${lines.join("\n")}\nTotal Websites Username Detected On : 2\n`,
  );
  assert.equal(format, "sherlock");
  assert.deepEqual(people, [
    {
      fullName: "candor-wanja",
      profiles: ["https://github.com/candor-wanja"],
      accounts: ["https://nowhere.example/candor-wanja"],
    },
  ]);
});
