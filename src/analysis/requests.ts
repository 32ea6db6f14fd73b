import type { OwnSentence } from "./own-voice.ts";
import { readContext } from "./guards.ts";
import { analysisList } from "./lists.ts";

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
    // "Don't call me Shirley!", "Never call me a hero": what somebody is called, and no call.
    words:
      /\b(?:[Nn]o|[Dd]on['’]t|[Dd]o not|[Pp]lease stop|[Nn]ever|[Nn]ot a fan of|[Hh]ate)\b[^.!?]{0,24}\b(?:[Cc]old[- ]?call\w*|[Pp]hone [Cc]alls?|[Cc]all [Mm]e(?! (?:an?|the|your|crazy|old)\b| ["“'‘]?\p{Lu})|[Cc]alls? (?:out of|unannounced))(?!\w)/u,
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
    key: "Email",
    told: "Write an email",
    words:
      /(?<!\b(?:never|not|don['’]t|stop|no)(?: \p{L}{1,20}){0,3} )\b(?:(?:please |just |best to )?e-?mail me|best (?:reached )?by e-?mail|send me an e-?mail|prefer(?:s)? e-?mail)\b/iu,
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

/**
 * The requests that a document states in its author's own words. One statement suffices: it is there to be heeded. What
 * another sentence takes back, or calls wrong, is none.
 */
export function findRequests(text: string): readonly ContactRequest[] {
  const { sentences, quotes } = readContext(text);
  const own = sentences.filter(
    (each) => !quotes.some((quote) => quote.from < each.to && each.from < quote.to) && !SAID_BY_OTHERS.test(each.text),
  );
  const all = own.flatMap(({ from, to }) => {
    const sentence = { text: text.slice(from, to).trim(), from, to };
    const stated = REQUESTS.filter(({ words }) => words.test(sentence.text));
    const denied = stated.some(({ wants }) => wants === "dont");
    return stated
      .filter(({ wants }) => !denied || wants === "dont")
      .map(({ wants, key, told }) => ({ wants, key, told, sentence }));
  });
  return all.filter(({ sentence, wants }) => {
    const others = own.filter((each) => each.from !== sentence.from);
    return !others.some(
      (each) => TAKES_BACK.test(each.text) || (wants === "dont" && likesIt(each.text, sentence.text)),
    );
  });
}

/** "…, said my boss", "They say you should …": somebody else's request. */
const SAID_BY_OTHERS = new RegExp(
  String.raw`,\s(?:${analysisList("others-words").pattern("verbs of speech")})\s(?!I\b)\p{L}|(?<!\p{L})(?:[Hh]e|[Ss]he|[Tt]hey|[Pp]eople|[Ee]veryone|[Ee]verybody|[Ss]omeone|[Ss]omebody|who|[Mm]y \p{L}{1,30}|[Tt]he \p{L}{1,30}|\p{Lu}\p{L}{1,30}) (?:always |often |once |just )?(?:say|keep saying|tell|${analysisList("others-words").pattern("verbs of speech")})\b`,
  "u",
);

/** "Wrong.", "Just kidding!": a sentence that is nothing but this. */
const TAKES_BACK = /^\W*(?:wrong|not true|nonsense|just kidding|only joking|just joking|kidding|not)\W*$/iu;

/** "No phone calls. I do like a phone call, though.": the same channel, liked in another sentence. */
function likesIt(other: string, refusal: string): boolean {
  const channel = CHANNEL.exec(refusal)?.[0].toLowerCase().replace("-", "");
  if (channel === undefined || !LIKES.test(other)) return false;
  return other.toLowerCase().replaceAll("-", "").includes(channel);
}

const CHANNEL = /\b(?:e-?mail|call|pitch|DM|message)/iu;
const LIKES = /\bI (?:(?:do|rather|quite|really|actually|still) ){0,2}(?:like|love|enjoy|prefer)\b/u;
