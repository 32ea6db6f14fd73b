import type { SummaryMessages } from "./summary-messages.ts";

/** What a sentence of a summary says, independent of language: its message, such as `career.present`, and its arguments. */
export interface Gist {
  readonly says: string;
  /** As in JSON: `undefined` is `null`. */
  readonly given: readonly unknown[];
}

/** By field of a summary (`careerSummary`), in the order of the sentences. */
export type Gists = Readonly<Record<string, readonly Gist[]>>;

type Message = (...given: readonly unknown[]) => string;

/** A catalogue that behaves like the given one and records what it was asked to say. */
export function keepGists(messages: SummaryMessages): {
  readonly messages: SummaryMessages;
  /** What was said since the last call. */
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
