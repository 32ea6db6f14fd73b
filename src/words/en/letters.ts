import type { RequestKind } from "../../domain/desk-request.ts";
import { formats } from "./formats.ts";

/** The letters to people who are looked up, in English. A line of `lines` is a paragraph. */
export const letters = {
  formats,
  greeting: (name: string) => (name === "" ? "Hello," : `Dear ${name},`),
  subject: (number: string) => `Your request ${number}`,
  code: {
    subject: "Your code",
    text: (code: string, minutes: number) =>
      `Your code is ${code}. It is valid for ${minutes} minutes.\n\nSomebody asked, with this address, about personal data stored about them. If it was not you, do nothing: without the code nothing is given out.\n`,
  },
  kinds: {
    access: "a copy of what is stored about you",
    rectification: "the correction of what is stored about you",
    objection: "not to be looked up any more",
    erasure: "the erasure of what is stored about you",
    complaint: "an answer to your complaint",
  } satisfies Readonly<Record<RequestKind, string>>,
  received: (asked: string, day: string) => `We received your request on ${day}. You asked for: ${asked}.`,
  due: (day: string, law: string) => `You will have our answer by ${day} (${law}). It is free of charge.`,
  duePromised: (day: string) => `You will have our answer by ${day}. It is free of charge.`,
  extended: (day: string, law: string) =>
    `We need longer for your request than usual. You will have our answer by ${day} (${law}).`,
  reason: (text: string) => `Our reason: ${text}`,
  granted: {
    access:
      "Your request for a copy is granted. The copy is on the page of your request, or we send it to you separately.",
    rectification:
      "What you said is wrong has been corrected. Your own word stands from now on wherever you are looked up, and whoever had read otherwise is told.",
    objection: "You are no longer looked up here, and nothing about you is shown.",
    erasure:
      "Everything that was stored about you has been erased. So that you are not collected again, keyed hashes of your identifiers are kept, which tell nobody who you are.",
    complaint: "We have looked into your complaint.",
  } satisfies Readonly<Record<RequestKind, string>>,
  refused: (asked: string) => `We do not grant your request for: ${asked}.`,
  answer: (text: string) => `Our answer: ${text}`,
  receipt: (number: string) => `The number of the receipt is ${number}.`,
  withdrawn: "Your request was withdrawn or has expired. You can make another one at any time.",
  complain: (authority: string) => `If you disagree, you can complain to ${authority}, or go to court.`,
  anyAuthority: "the data protection authority of the place where you live or work",
  desk: (address: string) => `You can ask again at any time: ${address}`,
  notice: {
    subject: "We hold personal data about you",
    intro: "we inform you that we hold personal data about you, which we did not collect from you.",
    since: (day: string) => `We have held it since ${day}.`,
    who: "Who we are: [name and contact of the controller, and of the data protection officer]",
    purposes: (purposes: string) =>
      `What for: ${purposes}. Legal basis: [legal basis, and the legitimate interest if it is one]`,
    anyPurpose: "[purpose]",
    what: "What data: names, contacts, work, education and public profiles, as far as they are known.",
    from: "Where from: public sources and [files that you imported]. Your copy names each of them.",
    recipients: "Who receives them: [recipients, and countries outside the EU with their safeguards]",
    until: "How long: [time until deletion]",
    rights:
      "You can ask for a copy, for correction, erasure or restriction, and object to the use of your data at any time. You can complain to the supervisory authority. No decision about you is made by a machine alone.",
    how: (address: string) => `How to ask: ${address}`,
    anyAddress: "[contact]",
  },
};
