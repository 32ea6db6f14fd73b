import { formats } from "../formats.ts";
import { lawPlaces } from "../law-places.ts";

const { plural } = formats;

/** The page on which the operator answers people's requests. */
export const desk = {
  page: "Requests",
  title: "Requests from people",
  lead: "Requests from people about their own data, each with its legal deadline.",
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
  regulations: lawPlaces,
  code: "Create code",
  codeIs: (code: string) =>
    `Code ${code}: send it only to contact details already on file, never to ones a caller gives you.`,
  codeFailed: "Could not create the code",
  answer: "Answer",
  answerTitle: "Answer the request",
  text: "Text shown to the person",
  textHint: "If you refuse, give the reason.",
  checked: "I have verified that the requester is this person",
  grant: "Grant",
  grantAndErase: "Grant and erase everything",
  grantAndRectify: "Grant and correct every report",
  correction: (property: string, was: string, value: string | null) =>
    [`Wrong (${property})${was === "" ? "" : `: ${was}`}`, value === null ? "no replacement" : `right: ${value}`].join(
      "; ",
    ),
  grantAndSuppress: "Grant and suppress the person",
  reaches: "Who this affects",
  reached: (count: number, lookups: number) =>
    `In your account: ${plural(count, { one: "# person", other: "# people" })}, ${plural(lookups, { one: "# lookup", other: "# lookups" })}.`,
  refuse: "Refuse",
  answering: "Answering…",
  enter: "Enter a request",
  enterHint: "For a request that reached you by letter, phone or email.",
  kind: "What the person wants",
  regulation: "Where they live",
  name: "Name",
  email: "Email address",
  received: "Received on",
  enterIt: "Enter",
  entering: "Entering…",
  enterFailed: "Could not enter the request",
  answerFailed: "Could not answer the request",
} as const;
