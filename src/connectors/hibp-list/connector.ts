import { because } from "../../domain/ledger-reason.ts";
import { type Capture, type Connector, RetryLater, SkipProbe } from "../connector.ts";
import { listedBreaches } from "./listed-breaches.ts";

/** With more breaches missing from the list, their names would fill the ledger. */
const MAX_NAMES = 10;

/**
 * The operator's copy of the list of all breaches (`GET https://haveibeenpwned.com/api/v3/breaches`, open to
 * everybody). An imported document may have only the names of an email's breaches, which is the service's default
 * response: title, domain, date, description and exposed attributes then come from this list. It contacts no source,
 * and contains no password.
 */
export const hibpList: Connector = {
  name: "hibp-list",
  title: "Have I Been Pwned, the list of breaches",
  names: {
    en: "List of Have I Been Pwned",
    de: "Liste von Have I Been Pwned",
    es: "Lista de Have I Been Pwned",
    fr: "Liste de Have I Been Pwned",
    lt: "„Have I Been Pwned“ sąrašas",
  },
  homepage: "https://haveibeenpwned.com/PwnedWebsites",
  terms: "https://haveibeenpwned.com/API/v3#License",
  licence: "CC-BY-4.0",
  access: "local",
  verified: { against: "documented", address: "https://haveibeenpwned.com/API/v3#AllBreaches", date: "2026-11-21" },
  readers: [listedBreaches],
  searches: ["breach"],
  accepts: ["email"],
  sections: ["dataBreaches"],
  limits: { requestsPerMinute: 100_000, timeoutMs: 10_000, cacheDays: 0 },
  settings: {
    file: {
      secret: false,
      help: "The file with the list, as `https://haveibeenpwned.com/api/v3/breaches` answers.",
      faultOf: (text) => (byName(parse(text)).size === 0 ? "is not the list of breaches" : null),
    },
  },
  examples: {
    present: { kind: "email", value: "ada@example.org" },
    absent: { kind: "email", value: "nobody@example.org" },
  },
  async *probe(identifier, context) {
    const named = new Map<string, Capture>();
    for await (const capture of context.archive.find(identifier)) {
      if (capture.kind === "hibp/breached-account") for (const name of bareNames(capture)) named.set(name, capture);
    }
    const [document] = named.values();
    if (document === undefined) return;
    const list = byName(await context.reference("file"));
    if (list.size === 0) throw new SkipProbe(because("otherFile"));
    const breaches = [...named.keys()].flatMap((name) => list.get(name) ?? []);
    const { url, collectedAt } = document;
    if (breaches.length > 0) {
      const data = JSON.stringify({ account: identifier.value, breaches });
      yield { kind: "hibp/listed-breaches", url, mediaType: "application/json", collectedAt, data };
    }
    const missing = [...named.keys()].filter((name) => !list.has(name));
    if (missing.length === 0) return;
    const names = `${missing.slice(0, MAX_NAMES).join(", ")}${missing.length > MAX_NAMES ? ", …" : ""}`;
    throw new RetryLater(because("listLacks", missing.length, named.size, names), 0);
  },
};

/** The breaches that a document has only by name. */
function bareNames({ data }: Capture): readonly string[] {
  const parsed = parse(data);
  const entries = Array.isArray(parsed) ? (parsed as ({ readonly [name: string]: unknown } | null)[]) : [];
  return entries.flatMap((entry) =>
    typeof entry?.["Name"] === "string" && !("Title" in entry) ? [entry["Name"]] : [],
  );
}

/** Empty for a file that is not the list: a wrong file must not look as if there were no breaches. */
function byName(list: unknown): ReadonlyMap<string, object> {
  const entries = Array.isArray(list) ? (list as ({ readonly [name: string]: unknown } | null)[]) : [];
  const named = entries.flatMap((entry) =>
    typeof entry?.["Name"] === "string" && "Title" in entry ? [[entry["Name"], entry] as const] : [],
  );
  return new Map(named);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    // The document's reader reports that; a list that cannot be read contains nothing.
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}
