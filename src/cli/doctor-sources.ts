import { createClient, type Schemas, unwrap } from "../client/client.ts";
import { SECTIONS } from "../domain/lookup.ts";

/** A section of the report that no outside source fills at present, and what would. */
export interface EmptyGroup {
  readonly group: string;
  /** The sources that would fill it and need no key. */
  readonly open: readonly string[];
  /** How to switch on each of the others. */
  readonly remedies: readonly string[];
}

/** What the service's sources cannot fill. Imported data can fill every section, whatever sources are on. */
export async function checkGroups(url: string, apiKey: string): Promise<readonly SourcesCheck[]> {
  const { results } = await unwrap(createClient({ baseUrl: url, apiKey }).GET("/connectors", {}));
  return results.some(isOffline) ? [OFFLINE] : checksOf(emptyGroups(results));
}

const OFFLINE: SourcesCheck = {
  check: "report",
  detail: "the service is offline: every section shows imported data only",
  remedy: "To search the sources that are on, start it without CANDOR_OFFLINE.",
};

export function emptyGroups(
  sources: readonly Pick<
    Schemas["Connector"],
    "connector" | "access" | "sections" | "enabled" | "configured" | "lacks" | "remedy"
  >[],
): readonly EmptyGroup[] {
  const outside = sources.filter(({ access }) => access !== "local");
  return SECTIONS.flatMap((group) => {
    const filling = outside.filter(({ sections }) => sections.includes(group));
    if (filling.length === 0 || filling.some(({ enabled, configured }) => enabled && configured)) return [];
    const [open, others] = [filling.filter(isOpen), filling.filter((source) => !isOpen(source))];
    return [
      {
        group,
        open: open.map(({ connector }) => connector),
        remedies: others.map(({ remedy }) => remedy ?? "See `candor sources list`."),
      },
    ];
  });
}

/** Whether a source is on and lacks nothing, yet is not searched: the service makes no outbound requests. */
export function isOffline({
  access,
  enabled,
  configured,
  lacks,
}: Pick<Schemas["Connector"], "access" | "enabled" | "configured" | "lacks">): boolean {
  return access !== "local" && enabled && !configured && lacks === undefined;
}

function isOpen({ access, lacks }: Pick<Schemas["Connector"], "access" | "lacks">): boolean {
  return access === "open" && lacks === undefined;
}

/** The result of the check: the sections that one command fills, and those that each need a key. */
export interface SourcesCheck {
  readonly check: string;
  readonly detail: string;
  readonly remedy: string;
}

export function checksOf(groups: readonly EmptyGroup[]): readonly SourcesCheck[] {
  const [open, keyed] = [
    groups.filter((each) => each.open.length > 0),
    groups.filter((each) => each.open.length === 0),
  ];
  const names = (of: readonly EmptyGroup[]) => of.map(({ group }) => group).join(", ");
  return [
    ...(open.length === 0
      ? []
      : [
          {
            check: "report",
            detail: `no external source is on for ${names(open)}: they show imported data only`,
            remedy:
              "To switch on every source that needs no key: `candor sources open --contact you@example.org`. One alone: `candor sources on`, with a name of `candor sources list`.",
          },
        ]),
    ...keyed.map(({ group, remedies }) => ({
      check: `report: ${group}`,
      detail: "no external source is on for it, and each needs a key; it shows imported data only",
      remedy: remedies.join(" Or: "),
    })),
  ];
}
