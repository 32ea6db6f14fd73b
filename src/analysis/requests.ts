import type { OwnSentence } from "./own-voice.ts";
import { readContext } from "./guards.ts";

/** What an author asks of people who write to them, in the author's own words. */
export interface ContactRequest {
  readonly wants: "do" | "dont";
  readonly key: string;
  readonly told: string;
  readonly sentence: OwnSentence;
}

const REQUESTS: readonly (Omit<ContactRequest, "sentence"> & { readonly words: RegExp })[] = [
  {
    wants: "dont",
    key: "Cold calls",
    told: "Call without having been asked to",
    words:
      /\b(?:no|don['’]t|do not|please stop|never|not a fan of|hate)\b[^.!?]{0,24}\b(?:cold[- ]?call\w*|phone calls?|call me|calls? (?:out of|unannounced))\b/iu,
  },
  {
    wants: "dont",
    key: "Pitches",
    told: "Send an unasked-for pitch",
    words:
      /\b(?:no|don['’]t|do not|please stop|never|tired of|enough)\b[^.!?]{0,24}\b(?:pitch(?:es|ing)?|sales (?:mails?|messages|calls)|unsolicited|spam|cold (?:e-?mails?|messages))\b/iu,
  },
  {
    wants: "dont",
    key: "Direct messages",
    told: "Send a direct message",
    words: /\b(?:no|don['’]t|do not|please don['’]t)\b[^.!?]{0,16}\b(?:DMs?|direct messages?)\b/iu,
  },
  {
    wants: "do",
    key: "E-mail",
    told: "Write an e-mail",
    words:
      /\b(?:(?:please |just |best to )?e-?mail me|best (?:reached )?by e-?mail|send me an e-?mail|prefer(?:s)? e-?mail)\b/iu,
  },
  {
    wants: "do",
    key: "Direct message",
    told: "Send a direct message",
    words:
      /\b(?:DMs? (?:are )?(?:always )?open|(?:please |just |happy to get a )DM|send me a (?:DM|message)|message me here)\b/iu,
  },
  {
    wants: "do",
    key: "Meet in person",
    told: "Offer to meet in person",
    words:
      /\b(?:come (?:and see|by|visit) (?:me|us)|happy to meet|meet (?:me )?(?:for (?:a )?coffee|in person)|drop by (?:the|my|our))\b/iu,
  },
];

/** The requests that a document states. One statement suffices: it is there to be heeded. */
export function findRequests(text: string): readonly ContactRequest[] {
  const { sentences, quotes } = readContext(text);
  const own = sentences.filter(({ from, to }) => !quotes.some((quote) => quote.from < to && from < quote.to));
  return own.flatMap(({ from, to }) => {
    const sentence = { text: text.slice(from, to).trim(), from, to };
    const stated = REQUESTS.filter(({ words }) => words.test(sentence.text));
    const denied = stated.some(({ wants }) => wants === "dont");
    return stated
      .filter(({ wants }) => !denied || wants === "dont")
      .map(({ wants, key, told }) => ({ wants, key, told, sentence }));
  });
}
