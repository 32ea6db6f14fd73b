import { z } from "zod";
import { ALL_KINDS, type Kind } from "./kinds.ts";

/** One assertion that a model proposes. Empty members are left out. */
export interface Proposal {
  readonly kind: Kind;
  readonly quote: string;
  readonly title?: string;
  readonly organisation?: string;
  readonly degree?: string;
  readonly school?: string;
  readonly from?: string;
  readonly to?: string;
  readonly value?: string;
}

/** A parsed answer: its proposals, and how many items were not proposals. */
export interface Proposals {
  readonly proposals: readonly Proposal[];
  readonly misshapen: number;
}

const MAX_PROPOSALS = 80;
const MAX_QUOTE_LENGTH = 1_200;
const MAX_VALUE_LENGTH = 200;

const text = (most: number) => z.string().max(most).nullish();
const Proposed = z.strictObject({
  kind: z.enum(ALL_KINDS as [Kind, ...Kind[]]),
  quote: z.string().trim().min(1).max(MAX_QUOTE_LENGTH),
  title: text(MAX_VALUE_LENGTH),
  organisation: text(MAX_VALUE_LENGTH),
  degree: text(MAX_VALUE_LENGTH),
  school: text(MAX_VALUE_LENGTH),
  from: text(40),
  to: text(40),
  value: text(MAX_VALUE_LENGTH),
});
const Answer = z.strictObject({ statements: z.array(z.unknown()) });

/** The members of a proposal, for the schema sent with the question. */
export const PROPOSAL_MEMBERS = Object.keys(Proposed.shape) as readonly (keyof typeof Proposed.shape)[];

/**
 * Parses what a model wrote: the requested JSON object alone, in one Markdown fence, or after its thoughts in
 * `<think>`. For anything else it returns `null`. Proposals of another shape are counted and skipped.
 */
export function parseAnswer(written: string): Proposals | null {
  const parsed = Answer.safeParse(jsonIn(written));
  if (!parsed.success) return null;
  const read = parsed.data.statements.slice(0, MAX_PROPOSALS).map((each) => Proposed.safeParse(each));
  const proposals = read.flatMap(({ data }) => (data === undefined ? [] : [withoutEmpty(data)]));
  return { proposals, misshapen: parsed.data.statements.length - proposals.length };
}

function jsonIn(written: string): unknown {
  const bare = written.replace(/^\s*<think>[\s\S]*?<\/think>/u, "").trim();
  const fenced = /^```(?:json)?[^\S\n]*\n([\s\S]*?)\n?```$/u.exec(bare)?.[1];
  try {
    return JSON.parse(fenced ?? bare);
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
}

function withoutEmpty(proposed: z.infer<typeof Proposed>): Proposal {
  const told = Object.entries(proposed).filter(
    ([, member]) => member !== null && member !== undefined && member.trim() !== "",
  );
  return Object.fromEntries(told) as unknown as Proposal;
}
