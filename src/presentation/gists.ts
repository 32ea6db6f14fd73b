import type { SummaryMessages } from "./summary-messages.ts";

/** What a sentence of a summary says, free of any language: its message, as `career.present`, and what that is given. */
export interface Gist {
  readonly says: string;
  /** As JSON has it: what is `undefined` is `null`. */
  readonly given: readonly unknown[];
}

/** By the fields of the summaries (`careerSummary`), in the order of their sentences. */
export type Gists = Readonly<Record<string, readonly Gist[]>>;

type Message = (...given: readonly unknown[]) => string;

/** A catalogue that says what the given one says, and keeps what it was asked to say. */
export function keepGists(messages: SummaryMessages): {
  readonly messages: SummaryMessages;
  /** What was said since it was last asked. */
  take(): readonly Gist[];
} {
  let said: Gist[] = [];
  const keeping = (group: string, name: string, message: Message): Message => {
    return (...given) => {
      said.push({ says: `${group}.${name}`, given });
      return message(...given);
    };
  };
  const groups = Object.entries(messages).map(([group, its]) => [
    group,
    Object.fromEntries(Object.entries(its).map(([name, each]) => [name, keeping(group, name, each as Message)])),
  ]);
  return {
    messages: Object.fromEntries(groups) as SummaryMessages,
    take() {
      const taken = said;
      said = [];
      return taken;
    },
  };
}

/** A gist in the words of a catalogue, with a full stop. */
export function sayGist(messages: SummaryMessages, { says, given }: Gist): string {
  const [group = "", name = ""] = says.split(".");
  const message = (messages as unknown as Readonly<Record<string, Readonly<Record<string, Message>>>>)[group]?.[name];
  if (message === undefined) throw new Error(`no summary says ${says}`);
  const text = message(...given.map((each) => each ?? undefined));
  return /[.!?…]\u00a0?[”"“»]?_*$/u.test(text) ? text : `${text}.`;
}
