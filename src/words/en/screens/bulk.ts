import type { BulkStatus, Requirable, RowState } from "../../../domain/bulk.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** A sentence as a part of another. */
const asPart = (sentence: string) => `${sentence.charAt(0).toLowerCase()}${sentence.slice(1).replace(/\.$/u, "")}`;

/** The pages of bulks. */
export const bulk = {
  page: "Bulk",
  title: "Look up a list",
  lead: "Each row is matched to a person in Candor and looked up once, within your budget.",
  drop: "Drop a list of people here",
  choose: "Choose a list",
  accepted: "CSV, TSV, Excel, ODS or NDJSON; up to 10,000 rows.",
  paste: "Or paste rows here",
  pasteHint: "From a spreadsheet with its titles, or one name per line.",
  pasteShow: "Show the rows",
  pastedName: "pasted rows",
  wrongType: (name: string) => `${name} is not a list Candor can read. Use CSV, TSV, XLSX, ODS or NDJSON.`,
  empty: "The file is empty.",
  sending: "Reading the list…",
  start: (rows: number) => plural(rows, { one: "Look up # row", other: "Look up # rows" }),
  startAll: "Look up this list",
  mostCredits: (count: number) => plural(count, { one: "at most # credit", other: "at most # credits" }),
  failed: "Could not start the bulk lookup",
  options: "Matching, columns and budget",
  minLikelihood: "A match must be at least",
  likely: (share: string) => `${share} likely`,
  required: "A match must have",
  requirable: {
    email: "Email",
    phone: "Phone",
    profile: "Profile",
    birthDate: "Date of birth",
    employer: "Employer",
    role: "Job title",
    place: "Place",
    picture: "Picture",
  } satisfies Record<Requirable, string>,
  unmatched: "Also look up people who are not in Candor yet, as the list describes them",
  columns: "Columns",
  columnsHint: "One per line if a column is not recognised, for example: Who = fullName",
  columnsWrong: "Write each line as: Column = field",
  budget: "Budget",
  budgetHint: "Leave empty for no limit.",
  maxLookups: "Lookups",
  maxQuestions: "Requests to external sources",
  maxCredits: "Credits",
  past: "Bulk lookups",
  none: "No bulk lookups yet",
  noneText: "Choose a list above.",
  listFailed: "Could not load the bulk lookups",
  oneFailed: "Could not load the bulk lookup",
  rowsFailed: "Could not load the rows",
  rows: (count: number) => plural(count, { one: "# row", other: "# rows" }),
  statuses: { running: "Running", success: "Finished", error: "Failed", cancelled: "Cancelled" } satisfies Record<
    BulkStatus,
    string
  >,
  states: {
    waiting: "Waiting",
    running: "Running",
    done: "Finished",
    failed: "Failed",
    unmatched: "Not matched",
    skipped: "Skipped",
    rejected: "Rejected",
    cancelled: "Cancelled",
    erased: "Erased",
  } satisfies Record<RowState, string>,
  all: "All",
  filter: "Show rows",
  progress: (ended: string, rows: string) => `${ended} of ${rows} rows`,
  timeLeft: (time: string) => `about ${time} left`,
  spent: (counts: { readonly lookups: string; readonly questions: string; readonly credits: string }) =>
    `Spent: lookups ${counts.lookups}, requests ${counts.questions}, credits ${counts.credits}`,
  of: (spent: string, budget: string) => `${spent} of ${budget}`,
  table: "Rows",
  row: "Row",
  given: "In the list",
  state: "State",
  match: "Match",
  likelihood: "Likelihood",
  unnamed: "(no name)",
  /** Why a row was not matched or not looked up, by the service's words. */
  reasons: {
    nobody: "no matching person",
    /** What speaks against the closest candidate, in sentences. */
    unlikely: (against: readonly string[]) =>
      ["no match is likely enough", against.map(asPart).join("; ")].filter(Boolean).join(": "),
    ambiguous: "several people match equally well",
    nameAlone: "only the name matches",
    underAge: "the person is under 18",
    /**
     * One text for both the bulk's budget and the key's: which of them it was, together with what the bulk has spent,
     * would reveal that somebody is suppressed.
     */
    noneLeft: "the budget is spent, or the key has no lookups left",
    lacks: (members: string) => `the candidate lacks ${members}`,
    sameAs: (row: string) => `the same person as row ${row}`,
  },
  openLookup: (name: string) => `Open the lookup of ${name}`,
  download: (format: string) => `Download ${format}`,
  downloadFailed: "Could not download the result",
  stop: "Stop",
  stopped: "Stopped. Finished lookups are kept.",
  stopFailed: "Could not stop the bulk lookup",
  erase: "Delete…",
  eraseTitle: "Delete this bulk lookup?",
  eraseText: "Its rows are deleted. Finished lookups stay in your history and can be deleted there.",
  eraseConfirm: "Delete bulk lookup",
  erasing: "Deleting…",
  eraseFailed: "Could not delete the bulk lookup",
  erased: "Bulk lookup deleted.",
} as const;
