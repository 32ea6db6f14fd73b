import { RISK_CHECKS } from "../domain/risk-check.ts";
import { isProperty } from "../domain/claim-shape.ts";
import { type Identifier, IDENTIFIER_KINDS, normalizeIdentifier } from "../domain/identifier.ts";
import type { Register, Site } from "../domain/site.ts";
import type { Connector, Source } from "./connector.ts";
import type { Registry } from "./registry.ts";

/**
 * What is wrong with a source's description of itself, each in words that complete "the source cannot be used: …";
 * empty if nothing is. For our own sources, types ensure the same; a plug-in may be written without them.
 *
 * @param others the existing sources: no two may share a name or a kind
 */
export function faultsOf(source: Source, others: Pick<Registry, "connectors" | "readers">): readonly string[] {
  const faults: string[] = [];
  const require = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  if (typeof source !== "object" || source === null) return ['"source" gives no object'];
  const { name, readers, imports = [] } = source;
  require(typeof name === "string" && /^[a-z][a-z0-9-]*$/.test(name), '"name" is not a word of a-z, 0-9 and "-"');
  require(!others.connectors.some((each) => each.name === name), `there is a source "${name}" already`);
  if (!Array.isArray(readers) || !Array.isArray(imports)) return [...faults, '"readers" is not a list'];
  if (![...readers, ...imports].every((reader: unknown) => typeof reader === "object" && reader !== null)) {
    return [...faults, "a reader is not an object"];
  }
  const kinds = [...readers, ...imports].map(({ kind }) => kind);
  for (const { kind, yields, read, forRun } of [...readers, ...imports]) {
    require(typeof kind === "string" &&
      /^[a-z][a-z0-9-]*(?:\/[a-z][a-z0-9-]*)?$/.test(kind), `no kind is called "${kind}"`);
    require(Array.isArray(yields) &&
      // What may not be stored must not be claimed either.
      yields.length > 0 !== (forRun === true) &&
      new Set(yields).size === yields.length, `"yields" of ${kind} names nothing, or something twice`);
    for (const property of Array.isArray(yields) ? (yields as readonly unknown[]) : []) {
      require(isProperty(property), `"yields" of ${kind} names "${String(property)}", which is not a property`);
    }
    require(typeof read === "function", `${kind} has no "read"`);
    require(kinds.filter((each) => each === kind).length === 1, `it has two readers of ${kind}`);
    require(!others.readers.some((each) => each.kind === kind), `there is a reader of ${kind} already`);
  }
  faults.push(...siteFaults(source));
  return "probe" in source ? [...faults, ...connectorFaults(source as Connector)] : faults;
}

/** A host or a scheme that another source has states nothing new: only its shape is checked. */
function siteFaults({ sites = [], registers = [] }: Source): readonly string[] {
  const areSites =
    Array.isArray(sites) &&
    sites.every(
      ({ host, publisher }: Partial<Site> = {}) => /^[a-z0-9-]+\.[a-z0-9-]+$/.test(host ?? "") && Boolean(publisher),
    );
  const areRegisters =
    Array.isArray(registers) &&
    registers.every(
      ({ scheme, page }: Partial<Register> = {}) =>
        /^[a-z][a-z0-9-]*$/.test(scheme ?? "") && (page === undefined || page instanceof RegExp),
    );
  return [
    ...(areSites ? [] : ['"sites" has an entry without a "host" of two labels or without a "publisher"']),
    ...(areRegisters
      ? []
      : ['"registers" has an entry without a "scheme" of a-z, 0-9 and "-", or its "page" is no RegExp']),
  ];
}

function connectorFaults(connector: Connector): readonly string[] {
  const faults: string[] = [];
  const require = (holds: boolean, fault: string) => void (holds || faults.push(fault));
  const {
    title,
    homepage,
    terms,
    access,
    accepts,
    limits,
    asks,
    settings = {},
    needs,
    examples,
    verified,
    probe,
    readers,
    searches = [],
    checks = [],
  } = connector;
  require(typeof probe === "function", '"probe" is not a function');
  require(typeof title === "string" && title !== "", 'it has no "title"');
  require(["open", "key", "licensed", "local"].includes(access), '"access" is not one of open, key, licensed, local');
  require(Array.isArray(accepts) &&
    accepts.length > 0 &&
    accepts.every((kind) =>
      IDENTIFIER_KINDS.includes(kind),
    ), '"accepts" names no kind of identifier, or one that is none');
  require(limits?.requestsPerMinute > 0 &&
    limits.timeoutMs > 0 &&
    limits.timeoutMs <= 30_000 &&
    limits.cacheDays >= 0, '"limits" needs requestsPerMinute, timeoutMs (30,000 at most) and cacheDays');
  if (access !== "local") {
    for (const address of [homepage, terms, ...(verified ? [verified.address] : [])]) {
      require(String(address).startsWith(
        "https:",
      ), '"homepage", "terms" and the address of "verified" begin with https:');
    }
    require(/^(?:\*|https:\/\/[a-z0-9.*-]+)$/.test(
      String(asks),
    ), '"asks" is neither "*" nor an origin such as https://api.example.org');
  }
  if (verified) require(/^20\d\d-\d\d-\d\d$/.test(verified.date), 'the date of "verified" is not YYYY-MM-DD');
  require(access !== "key" ||
    Object.values(settings).some(({ secret }) => secret), 'its "access" is "key", and no setting is secret');
  require(Array.isArray(searches) &&
    searches.every((property) =>
      readers.some(({ yields }) => yields?.includes(property)),
    ), '"searches" names what none of its readers yields');
  require(Array.isArray(checks) &&
    checks.every((check) => RISK_CHECKS.includes(check)), `"checks" names none of ${RISK_CHECKS.join(", ")}`);
  require(needs === undefined || settings[needs] !== undefined, '"needs" names none of its settings');
  for (const which of ["present", "absent"] as const) {
    const fault = exampleFault(connector, examples?.[which] as unknown);
    if (fault !== null) faults.push(`the example "${which}" ${fault}`);
  }
  return faults;
}

function exampleFault({ accepts, takes }: Connector, example: unknown): string | null {
  if (typeof example !== "object" || example === null) return "is missing";
  const { kind, value } = example as Partial<Identifier>;
  if (kind === undefined || !IDENTIFIER_KINDS.includes(kind)) return `has no kind of identifier: "${String(kind)}"`;
  if (typeof value !== "string") return 'has no "value"';
  if (accepts?.includes(kind) !== true) return `is of kind ${kind}, which "accepts" does not name`;
  const normal = normalizeIdentifier(kind, value);
  if (normal?.value !== value) {
    return normal === null ? `is not a key of kind ${kind}` : `is not in normal form: "${normal.value}"`;
  }
  try {
    return (takes?.(normal) ?? true) ? null : 'is none that "takes" takes';
  } catch (error) {
    return `breaks "takes": ${error instanceof Error ? error.message : String(error)}`;
  }
}
