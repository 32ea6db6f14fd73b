import { formats } from "../formats.ts";
import { desk as asked } from "../desk.ts";

const { plural } = formats;

/** The page on which the operator answers what people ask. */
export const desk = {
  page: "Requests",
  title: "Requests from people",
  lead: "What people ask about their own data. Each has the date by which the law wants an answer.",
  failed: "Could not load the requests",
  none: "No open requests.",
  due: (day: string) => `Due ${day}`,
  overdue: (day: string) => `Overdue since ${day}`,
  identities: {
    none: "Identity not verified",
    code: "Identity verified by a code",
    operator: "Identity checked by you",
  },
  kinds: {
    access: "A copy",
    rectification: "A correction",
    objection: "An objection",
    erasure: "An erasure",
    complaint: "A complaint",
  },
  regulations: asked.regulations,
  code: "Make a code",
  codeIs: (code: string) => `Code ${code}: send it only to contact details already on file, never to whoever called.`,
  codeFailed: "The code could not be made",
  answer: "Answer",
  answerTitle: "Answer the request",
  text: "What the person reads",
  textHint: "A refusal gives its reason.",
  checked: "I have made sure that it is the person who asks",
  grant: "Grant",
  grantAndErase: "Grant and erase everything",
  grantAndRectify: "Grant and correct every report",
  correction: (property: string, was: string, value: string | null) =>
    [
      `Wrong (${property})${was === "" ? "" : `: ${was}`}`,
      value === null ? "nothing in its place" : `right: ${value}`,
    ].join("; "),
  grantAndSuppress: "Grant and suppress the person",
  reaches: "Whom this reaches",
  reached: (count: number, lookups: number) =>
    `In your account: ${plural(count, { one: "# person", other: "# people" })}, ${plural(lookups, { one: "# lookup", other: "# lookups" })}.`,
  refuse: "Refuse",
  answering: "Answering…",
  answerFailed: "The request could not be answered",
} as const;
