import { formats } from "../formats.ts";

const { plural } = formats;

/** The list of all lookups, and two of them compared. */
export const history = {
  history: {
    page: "Lookups",
    title: "Lookups",
    all: "All",
    filter: "Status",
    started: "Started",
    person: "Person",
    forgotten: "Name deleted",
    status: "Status",
    kept: "Kept until",
    none: "No lookups yet",
    noneText: "Search for a person and start your first lookup.",
    noneOf: (status: string) => `No lookups with status “${status}”`,
    toSearch: "Go to search",
    failed: "Could not load the lookups",
    download: "Download CSV",
    downloadFailed: "Could not download the lookups",
    trial: "Trial",
    preview: "Preview",
    search: "Name",
    searchHint: "Part of a name",
    purpose: "Purpose",
    allPurposes: "All purposes",
    kind: "Kind",
    allKinds: "All kinds",
    kinds: { full: "Full lookups", preview: "Previews", trial: "Trials" },
    order: "Order",
    orders: { newest: "Newest first", oldest: "Oldest first", name: "By name" },
    found: (count: number) => plural(count, { one: "# lookup", other: "# lookups" }),
    noMatch: "No lookups match",
    noMatchText: "Try part of the name, or fewer filters.",
    clear: "Clear filters",
    choose: (name: string, when: string) => `Select the lookup of ${name}, ${when}`,
    bar: "Selected lookups",
    chosen: (count: number) => plural(count, { one: "# selected", other: "# selected" }),
    clearChoice: "Clear",
    compare: "Compare",
    compareHint: "Select two finished lookups to compare them.",
    erase: "Delete…",
    eraseTitle: (count: number) => plural(count, { one: "Delete # lookup?", other: "Delete # lookups?" }),
    eraseText: "Their reports, datasources and evidence will be permanently deleted. The people stay in the database.",
    eraseFailed: (count: number) =>
      plural(count, { one: "# lookup could not be deleted", other: "# lookups could not be deleted" }),
    erased: (count: number) => plural(count, { one: "# lookup deleted", other: "# lookups deleted" }),
  },
  /** Two lookups side by side. */
  compare: {
    page: "Compare lookups",
    fact: "Fact",
    failed: "Could not load the two lookups",
    changes: "Changes from the earlier to the later",
    noChanges: "They say the same.",
    notAlike:
      "What changed is told only of two lookups of one person, for the same purpose, that are both full lookups, trials or previews.",
    unfinished: "Only lookups that finished successfully can be compared.",
    missing: "The address names no two lookups.",
  },
} as const;
