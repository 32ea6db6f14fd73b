import assert from "node:assert/strict";
import { describe, test } from "node:test";
import { checkSource } from "../../src/connectors/conformance.ts";
import { type Connector, captureOf, DisableConnector, RetryLater } from "../../src/connectors/connector.ts";
import { claimAt, optionalText, UnreadableCapture } from "../../src/connectors/findings/claims.ts";
import { jsonReader, members, type Reader } from "../../src/connectors/reader.ts";
import { createRegistry } from "../../src/connectors/registry.ts";
import { type Samples, sampleOf } from "../../src/connectors/samples.ts";
import type { ClaimDraft, Finding } from "../../src/domain/claim.ts";
import { z } from "zod";

const BERTH = { id: 7, skipper: "Ines Calder", about: "Sails alone.", boat: { name: "Sula" } };
const CAPTURE = sampleOf("harbour/berth", BERTH, { url: "https://api.harbour.example.org/berths/7" });
const NOTE = sampleOf("harbour/note", "Ines Calder sails.", { url: "https://api.harbour.example.org/notes/7" });
const URL_OF_7 = "https://harbour.example.org/berths/7";
const X_OF_7 = { platform: "x", url: "https://x.com/inescalder" } as const;

const berths = jsonReader({
  kind: "harbour/berth",
  schema: z.object({ id: z.int(), skipper: z.string(), about: optionalText }),
  reads: members("", "id skipper about"),
  ignores: { "about the boat": members("", "boat") },
  yields: ["fullName", "biography"],
  *read({ id, skipper, about }) {
    const claims = [claimAt("fullName", skipper, "/skipper", { quote: skipper })];
    if (about) claims.push(claimAt("biography", about, "/about"));
    yield { externalId: `harbour:${id}`, url: URL_OF_7, name: skipper, claims, identifiers: [KEY] };
  },
});
const notes: Reader = {
  kind: "harbour/note",
  yields: ["fullName"],
  *read() {
    const claims = [claimAt("fullName", "Ines Calder", "char=0,11", { quote: "Ines Calder" })];
    yield { externalId: "harbour:7", url: URL_OF_7, claims, identifiers: [] };
  },
};
const KEY = { kind: "externalId", value: "harbour:7" } as const;

const GOOD: Connector = {
  name: "harbour",
  title: "Harbour register",
  homepage: "https://harbour.example.org/",
  terms: "https://harbour.example.org/terms",
  access: "open",
  asks: "https://api.harbour.example.org",
  accepts: ["externalId", "name"],
  takes: ({ kind, value }) => kind === "name" || value.startsWith("harbour:"),
  limits: { requestsPerMinute: 30, timeoutMs: 10_000, cacheDays: 1 },
  examples: { present: KEY, absent: { kind: "externalId", value: "harbour:404" } },
  readers: [berths, notes],
  async *probe({ value }, context) {
    yield* asked(value.split(":")[1] ?? "", context);
  },
  async *search(_words, context) {
    yield* asked("7", context);
  },
};
async function* asked(id: string, context: Parameters<Connector["probe"]>[1]) {
  const answer = await context.ask({ url: `https://api.harbour.example.org/berths/${id}` });
  if (answer !== null) yield captureOf("harbour/berth", answer);
}
const SAMPLES: Samples = {
  captures: [CAPTURE, NOTE],
  answer: (path) => (path === "/berths/7" ? { body: BERTH } : undefined),
};

async function faultsOf(source: unknown, samples: Samples | undefined): Promise<readonly string[]> {
  const checks = await checkSource(source as Connector, samples, createRegistry());
  return checks.flatMap(({ title, faults }) => faults.map((fault) => `${title}: ${fault}`));
}

/** The good source with a reader of berths that yields something else. */
const reading = (read: (capture: never) => unknown, changes: object = {}) => ({
  ...GOOD,
  readers: [{ ...berths, read, ...changes }, notes],
});
const finding = (changes: object) => reading((capture) => [{ ...first(capture), ...changes }]);
const first = (capture: never): Finding => [...berths.read(capture)][0] as Finding;
/** It claims one extra thing. */
const claiming = (claim: ClaimDraft | object, yields: readonly string[] = []) =>
  reading((capture) => [{ ...first(capture), claims: [...first(capture).claims, claim] }], {
    yields: [...berths.yields, ...yields],
  });
const stated = (property: string, value: unknown, more: object = {}) =>
  claiming(
    { property, value, locator: "/about", method: "stated", confidence: 1, ...more },
    berths.yields.some((each) => each === property) ? [] : [property],
  );
const noting = (locator: string, quote?: string) => ({
  ...GOOD,
  readers: [
    berths,
    {
      ...notes,
      read: () => [{ externalId: "harbour:7", url: URL_OF_7, identifiers: [], claims: [claimOfNote(locator, quote)] }],
    },
  ],
});
const claimOfNote = (locator: string, quote?: string) =>
  claimAt("fullName", "Ines Calder", locator, quote === undefined ? {} : { quote });
const fails = () => {
  throw new Error("low tide");
};
const CLAIM = { property: "skill", value: "Sails", locator: "/about", method: "stated", confidence: 1 };
const POST = {
  platform: "x",
  id: "1",
  url: "https://x.com/a/status/1",
  date: "2026-06-15T00:00:00.000Z",
  message: "Out at sea.",
  username: "a",
  kind: "original",
};
/** It makes requests in its own way. */
const probing = (
  probe: (identifier: { readonly value: string }, context: Parameters<Connector["probe"]>[1]) => unknown,
) => ({
  ...GOOD,
  probe,
});
const limits = (changes: object) => ({ ...GOOD, limits: { ...GOOD.limits, ...changes } });
const example = (present: unknown) => ({ ...GOOD, examples: { ...GOOD.examples, present } });

type Bad = readonly [what: string, source: unknown, says: RegExp, samples?: Samples | undefined];

const DESCRIPTIONS: readonly Bad[] = [
  ["is no object", 7, /"source" gives no object/],
  ["has a name in capitals", { ...GOOD, name: "Harbour" }, /"name" is not a word/],
  ["has the name of another", { ...GOOD, name: "github" }, /there is a source "github" already/],
  ["has no readers", { ...GOOD, readers: undefined }, /"readers" is not a list/],
  ["has a reader that is none", { ...GOOD, readers: [null] }, /a reader is not an object/],
  [
    "has a kind with blanks",
    { ...GOOD, readers: [berths, { ...notes, kind: "a note" }] },
    /no kind is called "a note"/,
  ],
  [
    "yields nothing",
    { ...GOOD, readers: [berths, { ...notes, yields: [] }] },
    /"yields" of harbour\/note names nothing/,
  ],
  [
    "yields something twice",
    { ...GOOD, readers: [berths, { ...notes, yields: ["fullName", "fullName"] }] },
    /"yields" of harbour\/note names nothing, or something twice/,
  ],
  [
    "yields what is no property",
    stated("shoeSize", 46),
    /describes itself: "yields" of harbour\/berth names "shoeSize"/,
  ],
  ["has a reader without read", { ...GOOD, readers: [berths, { ...notes, read: 7 }] }, /harbour\/note has no "read"/],
  ["reads a kind twice", { ...GOOD, imports: [notes] }, /it has two readers of harbour\/note/],
  [
    "reads a kind of another",
    { ...GOOD, readers: [berths, { ...notes, kind: "github/user" }] },
    /a reader of github\/user already/,
  ],
  ["has no function to ask with", probing(7 as never), /"probe" is not a function/],
  [
    "answers a check that the report does not make",
    { ...GOOD, checks: ["credit"] },
    /"checks" names none of sanctions/,
  ],
  ["searches for what it does not tell", { ...GOOD, searches: ["skill"] }, /"searches" names what none of its readers/],
  ["has no title", { ...GOOD, title: "" }, /it has no "title"/],
  ["has an access of its own", { ...GOOD, access: "free" }, /"access" is not one of open/],
  ["accepts nothing", { ...GOOD, accepts: [] }, /"accepts" names no kind of identifier/],
  [
    "accepts what is no key",
    { ...GOOD, accepts: ["externalId", "shoe"] },
    /"accepts" names no kind of identifier, or one that is none/,
  ],
  ["asks without end", limits({ requestsPerMinute: 0 }), /"limits" needs requestsPerMinute/],
  ["has no time", limits({ timeoutMs: 0 }), /"limits" needs requestsPerMinute, timeoutMs/],
  ["waits for a minute", limits({ timeoutMs: 60_000 }), /timeoutMs \(30,000 at most\)/],
  ["keeps answers for less than no days", limits({ cacheDays: -1 }), /and cacheDays/],
  ["has no limits", { ...GOOD, limits: undefined }, /"limits" needs requestsPerMinute/],
  [
    "states terms without encryption",
    { ...GOOD, terms: "http://harbour.example.org" },
    /"homepage", "terms" and the address/,
  ],
  ["asks no origin", { ...GOOD, asks: "api.harbour" }, /"asks" is neither/],
  [
    "was verified some day",
    { ...GOOD, verified: { against: "recorded", address: "https://harbour.example.org", date: "today" } },
    /the date of "verified" is not YYYY-MM-DD/,
  ],
  ["has a key that is no secret", { ...GOOD, access: "key" }, /its "access" is "key", and no setting is secret/],
  ["needs what it does not name", { ...GOOD, needs: "port" }, /"needs" names none of its settings/],
  ["has no examples", { ...GOOD, examples: undefined }, /the example "present" is missing/],
  [
    "has an example without kind",
    example({ value: "harbour:7" }),
    /the example "present" has no kind of identifier: "undefined"/,
  ],
  ["has an example without value", example({ kind: "externalId" }), /the example "present" has no "value"/],
  [
    "has an example of another kind",
    example({ kind: "email", value: "a@example.org" }),
    /the example "present" is of kind email, which "accepts" does not name/,
  ],
  [
    "has an example in another form",
    example({ kind: "externalId", value: " harbour:7" }),
    /the example "present" is (?:not in normal form: "harbour:7"|no externalId)/,
  ],
  [
    "does not take its example",
    example({ kind: "externalId", value: "pier:7" }),
    /the example "present" is none that "takes" takes/,
  ],
  ["breaks on its example", { ...GOOD, takes: fails }, /the example "present" breaks "takes": low tide/],
];

const READINGS: readonly Bad[] = [
  ["has no samples", GOOD, /has samples: it exports no "samples"/, undefined],
  [
    "has samples without captures",
    GOOD,
    /its samples have no list of "captures"/,
    { ...SAMPLES, captures: undefined as never },
  ],
  [
    "has a sample without address",
    GOOD,
    /sample 1: the "url" of a capture is not text/,
    { ...SAMPLES, captures: [{ ...CAPTURE, url: undefined as never }] },
  ],
  ["has no sample of a kind", GOOD, /no sample is of the kind harbour\/note/, { ...SAMPLES, captures: [CAPTURE] }],
  ["fails to read", reading(fails), /Error: low tide/],
  [
    "fails to read what misses a member",
    reading(breaksWithout),
    /knows the members of harbour\/berth: Error: low tide/,
  ],
  ["tells of one person twice", reading((capture) => [first(capture), first(capture)]), /one finding for each person/],
  [
    "gives a script as the address of a person",
    finding({ url: " java\tscript:alert(1)" }),
    /the "url" of a finding is not the address of a page/,
  ],
  [
    "gives a script as somebody's website",
    stated("website", "javascript:alert(1)"),
    /a claim of website is not the address of a page/,
  ],
  ["states no address", finding({ url: "berth 7" }), /the "url" of a finding is not an address/],
  [
    "states a key of no kind",
    finding({ identifiers: [{ kind: "shoe", value: "46" }] }),
    /no kind of identifier is called "shoe"/,
  ],
  [
    "states a key in another form",
    finding({ identifiers: [{ kind: "email", value: "A@Example.org" }] }),
    /has the normal form "a@example\.org"/,
  ],
  [
    "states a key that is none",
    finding({ identifiers: [{ kind: "email", value: "nobody" }] }),
    /"nobody" of kind email is not valid/,
  ],
  ["has no claims", finding({ claims: undefined }), /the "claims" of a finding are not a list/],
  ["yields what is no finding", reading(() => [7]), /reads harbour\/berth as.*: it yields no finding/],
  [
    "yields no finding of what can be imported only",
    { ...GOOD, readers: [berths], imports: [{ ...notes, read: () => [7] }] },
    /reads harbour\/note as it stands there.*: it yields no finding/,
  ],
  [
    "yields no finding of what it finds",
    reading((capture) => (first(capture).claims.length > 1 ? berths.read(capture) : [7])),
    /finds the person of its example, and reads what it finds: it yields no finding/,
    { ...SAMPLES, answer: (path) => (path === "/berths/7" ? { body: { ...BERTH, about: "" } } : undefined) },
  ],
  ["has no key for a person", finding({ externalId: 7 }), /a finding has no "externalId"/],
  ["has no address for a person", finding({ url: undefined }), /a finding has no "url"/],
  ["has a name in parts", finding({ name: { first: "Ines" } }), /the "name" of a finding is not text/],
  ["has a text in parts", finding({ text: ["Sails."] }), /the "text" of a finding is not text/],
  ["has one key without a list", finding({ identifiers: KEY }), /the "identifiers" of a finding are not a list/],
  ["has a key without kind", finding({ identifiers: ["harbour:7"] }), /an identifier is not an object/],
  ["has a key without value", finding({ identifiers: [{ kind: "email" }] }), /an identifier of kind email is not text/],
  ["claims a bare text", claiming("Sails." as never), /a claim is not an object/],
  [
    "claims what is no property",
    claiming({ ...CLAIM, property: "shoeSize" }),
    /it claims "shoeSize", which is not a property/,
  ],
  ["claims without a place", claiming({ ...CLAIM, locator: 7 }), /a claim of skill has no "locator"/],
  ["quotes a number", claiming({ ...CLAIM, quote: 7 }), /the "quote" of a claim of skill is not text/],
  [
    "claims where nothing stands",
    stated("biography", "x", { locator: "/twon" }),
    /the claim of biography names \/twon as its place, where there is nothing/,
  ],
  [
    "quotes what does not stand there",
    stated("biography", "x", { quote: "Sails." }),
    /quotes what does not stand at \/about/,
  ],
  [
    "claims what it does not declare",
    claiming(claimAt("skill", "Sails", "/about")),
    /harbour\/berth claims skill, which "yields" does not name/,
  ],
  ["is surer than sure", stated("biography", "x", { confidence: 2 }), /"confidence" of a claim of biography/],
  ["is not sure at all", stated("biography", "x", { confidence: 0 }), /"confidence" of a claim of biography/],
  ["makes up what it claims", stated("biography", "x", { method: "generated" }), /"method" of a claim of biography/],
  ["claims a number where text is", stated("biography", 7), /biography is no text/],
  ["claims an empty text", stated("biography", ""), /biography is empty/],
  ["claims blanks", stated("biography", "Sails. "), /biography begins or ends with blanks/],
  ["claims a number to be called at home only", stated("phone", "0202 555 0101"), /phone is not a number in E\.164/],
  ["claims an address in capitals", stated("email", "Ines@Example.org"), /email is not in small letters/],
  [
    "claims a day that is none",
    stated("birthDate", "13/10/1958"),
    /birthDate is not a date such as 1958.*: 13\/10\/1958/,
  ],
  [
    "claims a member without value",
    stated("education", { school: "Pier", degree: null }),
    /education\.degree is no text/,
  ],
  [
    "claims an undefined member",
    stated("education", { school: "Pier", degree: undefined }),
    /education\.degree is there without a value/,
  ],
  ["claims an empty member", stated("education", { school: "Pier", degree: "" }), /education\.degree is empty/],
  [
    "claims a year that is none",
    stated("education", { school: "Pier", from: "last year" }),
    /education\.from is not a date/,
  ],
  ["claims an event some day", stated("event", { title: "Regatta", date: "soon" }), /event\.date is not a date/],
  ["claims a time without zone", stated("post", { ...POST, date: "2026-06-15" }), /post\.date is not a time such as/],
  [
    "claims an account elsewhere",
    stated("account", { ...X_OF_7, url: "https://twitter.com/InesCalder" }),
    /account\.url is not the profile's address in its normal form/,
  ],
  ["claims of a text at a pointer", noting("/name", "Ines Calder"), /which is not char=from,to/],
  ["claims of a text without a quote", noting("char=0,11"), /the claim of fullName has no quote/],
  ["claims of a text beside its quote", noting("char=1,12", "Ines Calder"), /quotes what does not stand at char=1,12/],
  [
    "reads a member in vain",
    reading((capture) => [first(capture)], { reads: members("", "id skipper about berth") }),
    /berth is in "reads", but no claim depends on it/,
  ],
  [
    "heeds what it leaves",
    reading((capture) => [first(capture)], {
      reads: members("", "id skipper"),
      ignores: { talk: members("", "about boat") },
    }),
    /about is in "ignores", but claims depend on it/,
  ],
  [
    "names a member twice",
    reading((capture) => [first(capture)], { reads: members("", "id skipper about about") }),
    /about is listed twice/,
  ],
  [
    "does not know a member",
    reading((capture) => [first(capture)], { ignores: {} }),
    /\/?boat is in neither "reads" nor "ignores"/,
  ],
  [
    "lists nothing to ignore",
    reading((capture) => [first(capture)], { ignores: undefined }),
    /boat is in neither "reads" nor "ignores"/,
  ],
  [
    "lists nothing to read",
    reading((capture) => [first(capture)], { reads: undefined }),
    /skipper is in neither "reads" nor "ignores"/,
  ],
];

function* breaksWithout(capture: never): Iterable<Finding> {
  if (!(capture as { readonly data: string }).data.includes('"about"')) fails();
  yield first(capture);
}

const ASKINGS: readonly Bad[] = [
  ["has no answers", GOOD, /its samples have no "answer"/, { captures: SAMPLES.captures }],
  [
    "finds nobody",
    GOOD,
    /finds the person of its example, and reads what it finds: nothing was found, and "answer" has nothing for https:/,
    { ...SAMPLES, answer: () => undefined },
  ],
  [
    "finds somebody who is not there",
    probing((_, context) => asked("7", context)),
    /finds nobody where there is nobody: a capture of harbour\/berth/,
  ],
  ["breaks", probing(fails), /finds the person of its example, and reads what it finds: Error: low tide/],
  ["yields no capture", probing(yields({ data: "{}" })), /the "kind" of a capture is not text/],
  [
    "yields a kind of nobody's",
    probing(yields({ ...CAPTURE, kind: "harbour/pier" })),
    /No reader for documents of kind "harbour\/pier"/,
  ],
  [
    "swallows that it is not now",
    probing(swallows(RetryLater)),
    /reports that the source is busy: the error was swallowed/,
  ],
  [
    "swallows that it is refused",
    probing(swallows(DisableConnector)),
    /reports that the source refuses: the error was swallowed/,
  ],
  ["takes whatever comes for an answer", probing(trusts), /withstands a response such as null: TypeError/],
  [
    "reads whatever comes as an answer",
    { ...GOOD, readers: [{ ...berths, read: readsOnTrust }, notes] },
    /withstands a response such as .*: TypeError/,
  ],
  [
    "asks elsewhere",
    probing(({ value }, context) => elsewhere(value, context)),
    /asks where "asks" says, and nowhere else: it asks https:\/\/other\.example\.org, and "asks" names https:\/\/api\.harbour\.example\.org/,
  ],
  [
    "breaks when it is asked by a name",
    probing((identifier, context) =>
      "kind" in identifier && identifier.kind === "name" ? fails() : GOOD.probe(identifier as typeof KEY, context),
    ),
    /does the same when it is asked by name: Error: low tide/,
  ],
  [
    "breaks when it is searched",
    { ...GOOD, search: fails },
    /does the same when it is asked for people of a name: Error: low tide/,
  ],
  [
    "breaks when it is searched for a platform",
    { ...GOOD, finds: ["linkedin"], searchOn: fails },
    /does the same when it is asked for people of a name on linkedin: Error: low tide/,
  ],
  [
    "swallows an error when it is searched",
    {
      ...GOOD,
      search: (_: string, context: Parameters<Connector["probe"]>[1]) =>
        swallows(RetryLater)({ value: "harbour:7" }, context),
    },
    /asked for people of a name: reports that the source is busy: no, the error was swallowed/,
  ],
];

function yields(capture: unknown) {
  return async function* () {
    yield capture;
  };
}

function swallows(kind: typeof RetryLater | typeof DisableConnector) {
  return async function* ({ value }: { readonly value: string }, context: Parameters<Connector["probe"]>[1]) {
    try {
      yield* asked(value.split(":")[1] ?? "", context);
    } catch (error) {
      if (!(error instanceof kind)) throw error;
    }
  };
}

async function* trusts({ value }: { readonly value: string }, context: Parameters<Connector["probe"]>[1]) {
  const answer = await context.ask({ url: `https://api.harbour.example.org/berths/${value.split(":")[1]}` });
  const json = answer?.json as { readonly id: number } | undefined;
  if (answer && json?.id !== (json as { id: number }).id + 1) yield captureOf("harbour/berth", answer);
}

function readsOnTrust(capture: { readonly data: string }): Iterable<Finding> {
  const { skipper } = JSON.parse(capture.data) as typeof BERTH;
  if (skipper.startsWith("Nobody")) throw new UnreadableCapture("nobody");
  return berths.read({ ...CAPTURE, data: capture.data });
}

async function* elsewhere(value: string, context: Parameters<Connector["probe"]>[1]) {
  yield* asked(value.split(":")[1] ?? "", context);
  const more = await context.ask({ url: "https://other.example.org/berths/7" }).catch(() => null);
  if (more !== null) yield captureOf("harbour/berth", more);
}

describe("the check of a source", () => {
  test("finds nothing wrong with a good one", async () => {
    assert.deepEqual(await faultsOf(GOOD, SAMPLES), []);
  });

  for (const [what, bad] of Object.entries({ describes: DESCRIPTIONS, reads: READINGS, asks: ASKINGS })) {
    test(`names each mistake in how a source ${what}`, async () => {
      for (const [title, source, says, ...samples] of bad) {
        const faults = await faultsOf(source, samples.length === 0 ? SAMPLES : samples[0]);
        assert.ok(
          faults.some((fault) => says.test(fault)),
          `one that ${title}: ${faults.join("\n")}`,
        );
      }
    });
  }
});
