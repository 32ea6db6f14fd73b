import type { RequestKind } from "../../domain/desk-request.ts";
import { formats } from "./formats.ts";

/** The letters to people who are looked up, in English. Each of the `lines` is a paragraph. */
export const letters = {
  formats,
  greeting: (name: string) => (name === "" ? "Hello," : `Dear ${name},`),
  subject: (number: string) => `Your request ${number}`,
  code: {
    subject: "Your code",
    text: (code: string, minutes: number) =>
      `Your code is ${code}. It is valid for ${minutes} minutes.\n\nSomeone used this address to ask about personal data stored about them. If it was not you, do nothing: without the code, nothing is disclosed.\n`,
  },
  kinds: {
    access: "a copy of what is stored about you",
    rectification: "the correction of what is stored about you",
    objection: "that we stop looking you up",
    erasure: "the erasure of what is stored about you",
    complaint: "an answer to your complaint",
  } satisfies Readonly<Record<RequestKind, string>>,
  received: (asked: string, day: string) => `We received your request on ${day}. You asked for: ${asked}.`,
  due: (day: string, law: string) => `You will have our answer by ${day} (${law}). It is free of charge.`,
  duePromised: (day: string) => `You will have our answer by ${day}. It is free of charge.`,
  extended: (day: string, law: string) =>
    `Your request needs more time than usual. You will have our answer by ${day} (${law}).`,
  reason: (text: string) => `Our reason: ${text}`,
  granted: {
    access:
      "Your request for a copy is granted. The copy is on the page of your request, or we send it to you separately.",
    rectification:
      "We have made the correction you asked for. From now on every lookup of you shows it, and everyone who had received the old value is told.",
    objection: "You are no longer looked up here, and nothing about you is shown.",
    erasure:
      "Everything that was stored about you has been erased. So that you are not collected again, keyed hashes of your identifiers are kept, which tell nobody who you are.",
    complaint: "We have looked into your complaint.",
  } satisfies Readonly<Record<RequestKind, string>>,
  refused: (asked: string) => `We are not granting your request. You asked for: ${asked}.`,
  answer: (text: string) => `Our answer: ${text}`,
  receipt: (number: string) => `The receipt number is ${number}.`,
  withdrawn: "Your request was withdrawn or has expired. You can make another one at any time.",
  complain: (authority: string) => `If you disagree, you can complain to ${authority}, or go to court.`,
  anyAuthority: "the data protection authority of the place where you live or work",
  desk: (address: string) => `You can ask again at any time: ${address}`,
  notice: {
    subject: "We hold personal data about you",
    intro: "we are writing to tell you that we hold personal data about you that we did not collect from you.",
    since: (day: string) => `We have held it since ${day}.`,
    who: "Who we are: [name and contact of the controller, and of the data protection officer]",
    purposes: (purposes: string) =>
      `Purpose: ${purposes}. Legal basis: [legal basis, and the legitimate interest if it is one]`,
    anyPurpose: "[purpose]",
    what: "Data: names, contact details, work, education and public profiles, as far as they are known.",
    from: "Origin: public sources and [files that you imported]. Your copy names each of them.",
    recipients: "Recipients: [recipients, and countries outside the EU with their safeguards]",
    until: "Kept for: [time until deletion]",
    rights:
      "You can ask for a copy, for correction, erasure or restriction, and object to the use of your data at any time. You can complain to the supervisory authority. No decision about you is made by automated means alone.",
    how: (address: string) => `How to ask: ${address}`,
    anyAddress: "[contact]",
  },
};
