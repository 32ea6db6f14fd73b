import { ConfigError, VARIABLES } from "./config.ts";
import { type Configurable, connectorVariable } from "./connector-setups.ts";
import { editDistance } from "../names/distance.ts";

/**
 * Refuses to start if nothing reads a `CANDOR_*` variable: a misspelled setting would otherwise have no effect without
 * anybody noticing.
 */
export function refuseUnknownVariables(
  env: Readonly<Record<string, string | undefined>>,
  connectors: readonly Configurable[],
): void {
  const settings = connectors.flatMap(({ name, asks, settings = {} }) =>
    [...(asks === undefined ? [] : ["baseUrl"]), ...Object.keys(settings)].map((each) => connectorVariable(name, each)),
  );
  const known: readonly string[] = [...VARIABLES.map(({ name }) => name), ...CLIENT_VARIABLES, ...settings];
  for (const [name, value] of Object.entries(env)) {
    if (!name.startsWith("CANDOR_") || known.includes(name) || ofOthers(name, value ?? "")) continue;
    const meant = nearestName(name, known);
    const remedy = meant ? `did you mean ${meant}?` : "one of a plug-in's needs the plug-in in CANDOR_PLUGINS.";
    throw new ConfigError(`${name} is not a Candor setting; ${remedy}`);
  }
}

/** Read by the commands, and by the project's own tests and evaluations. */
const CLIENT_VARIABLES = ["CANDOR_URL", "CANDOR_DATASETS", "CANDOR_SCREENSHOTS", "CANDOR_FUZZ_SEED"];

/** Kubernetes tells every pod where a service named `candor` is: `CANDOR_SERVICE_HOST`, `CANDOR_PORT=tcp://…`. */
function ofOthers(name: string, value: string): boolean {
  return (
    /^CANDOR_SERVICE_(?:HOST|PORT)(?:_|$)/.test(name) ||
    /^CANDOR_PORT_\d/.test(name) ||
    (name === "CANDOR_PORT" && /^(?:tcp|udp|sctp):/.test(value)) ||
    name.startsWith("CANDOR_TEST_")
  );
}

/** The closest name, at most three edits away. */
function nearestName(name: string, known: readonly string[]): string | undefined {
  const edits = (each: string) => editDistance(name, each, 3);
  return known.filter((each) => edits(each) <= 3).toSorted((a, b) => edits(a) - edits(b))[0];
}
