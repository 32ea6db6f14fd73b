import type { RequestKind, RequestState } from "../../domain/desk-request.ts";
import type { Regulation } from "../../domain/due-date.ts";

/** What the public pages of the desk say, in English, and the letters it sends. */
export const desk = {
  title: "Your data",
  intro:
    "This service looks up people for its operator. You can ask here, free of charge, what is stored about you, have it corrected or erased, object to it, or complain. You need no account.",
  kinds: {
    access: "Send me a copy of what is stored about me",
    rectification: "Correct what is stored about me",
    objection: "Stop looking me up",
    erasure: "Erase what is stored about me",
    complaint: "Complain",
  } satisfies Readonly<Record<RequestKind, string>>,
  regulations: {
    gdpr: "European Union, Iceland, Liechtenstein or Norway",
    uk_gdpr: "United Kingdom",
    ccpa: "California",
    lgpd: "Brazil",
    fadp: "Switzerland",
    law25: "Quebec",
    pipeda: "Canada, outside Quebec",
    app: "Australia",
    other: "Somewhere else",
  } satisfies Readonly<Record<Regulation, string>>,
  states: {
    pending: "Received. Nobody has confirmed yet that you are the one asking.",
    in_progress: "Received. It is confirmed that you are the one asking.",
    completed: "Answered.",
    cancelled: "Withdrawn.",
  } satisfies Readonly<Record<RequestState, string>>,
  form: {
    kind: "What do you want?",
    regulation: "Where do you live?",
    regulationHint: "The law there sets the date by which you get an answer.",
    name: "Your name",
    email: "Your email address",
    emailHint: "If this address is stored, we send a code to it, which shows that you are the one asking.",
    message: "What else we should know (optional)",
    messageHint: "To have something corrected, write what is wrong and what is right.",
    send: "Send the request",
    invalid: "Choose what you want and where you live, and give an email address.",
  },
  request: {
    title: "Your request",
    number: "Number",
    kind: "You asked",
    state: "State",
    due: "Answer due by",
    answer: "Answer",
    keep: "Keep the address of this page: it is the way back to your request.",
  },
  code: {
    title: "Enter the code",
    text: "If the address you gave is stored here, a code is on its way to it. Without a code, the operator answers you after checking in another way that it is you.",
    label: "Eight-digit code",
    send: "Continue",
    another: "Send another code",
    wrong: "This code is not valid. It may be mistyped or too old; after five attempts a new one is needed.",
    asked: "If the address is stored here and codes are left, a new code is on its way.",
  },
  copy: {
    title: "Your copy",
    text: "Everything that is stored about you, with where it comes from, what it is used for and who has seen it.",
    pdf: "To read (PDF)",
    json: "For programs, with all documents (JSON)",
    sent: "The operator sends you your copy: it had to be checked first, and is not on this page.",
    expired: "Your copy is no longer on this page. To get a new one, make another request.",
    changed:
      "Since your copy was made ready, something was stored that the operator has to check before you get it. Please make another request.",
  },
  cancel: "Withdraw the request",
  back: "Make another request",
  notFound: "There is nothing at this address, or you have to enter a code first.",
  copyReady: "Your copy is ready on this page.",
  erased: "Everything that was stored about you has been erased.",
  expired: "Nobody confirmed this request in time, and it has expired. You can make another one.",
  objectionGranted: "You are no longer looked up, and nothing about you is shown.",
  refused: (reason: string) => `Refused: ${reason}`,
  letter: {
    subject: "Your code",
    text: (code: string, minutes: number) =>
      `Your code is ${code}. It is valid for ${minutes} minutes.\n\nSomebody asked, with this address, about personal data stored about them. If it was not you, do nothing: without the code nothing is given out.\n`,
  },
};
