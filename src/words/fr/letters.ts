import type { Letters } from "../words.ts";
import { formats } from "./formats.ts";

/** Les lettres aux personnes sur lesquelles des recherches sont faites. */
export const letters: Letters = {
  formats,
  greeting: (name) => (name === "" ? "Bonjour," : `Bonjour ${name},`),
  subject: (number) => `Votre demande ${number}`,
  code: {
    subject: "Votre code",
    text: (code, minutes) =>
      `Votre code est ${code}. Il est valable ${minutes} minutes.\n\nQuelqu’un a demandé, avec cette adresse, quelles données personnelles sont conservées à son sujet. Si ce n’était pas vous, ne faites rien\u00a0: sans le code, rien n’est communiqué.\n`,
  },
  kinds: {
    access: "une copie de ce qui est conservé à votre sujet",
    rectification: "la rectification de ce qui est conservé à votre sujet",
    objection: "ne plus faire l’objet de recherches",
    erasure: "l’effacement de ce qui est conservé à votre sujet",
    complaint: "une réponse à votre réclamation",
  },
  received: (asked, day) => `Nous avons reçu votre demande le ${day}. Vous demandez\u00a0: ${asked}.`,
  due: (day, law) => `Vous aurez notre réponse au plus tard le ${day} (${law}). Elle est gratuite.`,
  duePromised: (day) => `Vous aurez notre réponse au plus tard le ${day}. Elle est gratuite.`,
  extended: (day, law) =>
    `Votre demande nous prend plus de temps que d’habitude. Vous aurez notre réponse au plus tard le ${day} (${law}).`,
  reason: (text) => `Notre motif\u00a0: ${text}`,
  granted: {
    access:
      "Votre demande de copie est acceptée. La copie se trouve sur la page de votre demande, ou nous vous l’envoyons séparément.",
    rectification:
      "Ce que vous avez signalé comme faux a été rectifié. Votre propre indication figure désormais partout où une recherche porte sur vous, et quiconque avait lu autre chose en est informé.",
    objection: "Vous ne faites plus l’objet de recherches ici, et rien n’est plus affiché à votre sujet.",
    erasure:
      "Tout ce qui était conservé à votre sujet a été effacé. Pour que vos données ne soient pas collectées de nouveau, des empreintes chiffrées de vos identifiants sont gardées, qui ne disent à personne qui vous êtes.",
    complaint: "Nous avons examiné votre réclamation.",
  },
  refused: (asked) => `Nous ne donnons pas suite à votre demande. Vous demandiez\u00a0: ${asked}.`,
  answer: (text) => `Notre réponse\u00a0: ${text}`,
  receipt: (number) => `Le reçu porte le numéro ${number}.`,
  withdrawn: "Votre demande a été retirée ou a expiré. Vous pouvez en faire une autre à tout moment.",
  complain: (authority) =>
    `Si vous n’êtes pas d’accord, vous pouvez introduire une réclamation auprès de\u00a0: ${authority}. Vous pouvez aussi saisir un tribunal.`,
  anyAuthority: "l’autorité de protection des données du lieu où vous vivez ou travaillez",
  desk: (address) => `Vous pouvez nous écrire de nouveau à tout moment\u00a0: ${address}`,
  notice: {
    subject: "Nous détenons des données personnelles à votre sujet",
    intro:
      "nous vous informons que nous détenons des données personnelles à votre sujet, que nous n’avons pas collectées auprès de vous.",
    since: (day) => `Nous les détenons depuis le ${day}.`,
    who: "Qui nous sommes\u00a0: [nom et coordonnées du responsable du traitement et du délégué à la protection des données]",
    purposes: (purposes) =>
      `Pour quoi\u00a0: ${purposes}. Base juridique\u00a0: [base juridique, et l’intérêt légitime si c’en est un]`,
    anyPurpose: "[finalité]",
    what: "Quelles données\u00a0: noms, coordonnées, travail, formation et profils publics, dans la mesure où ils sont connus.",
    from: "D’où\u00a0: des sources publiques et [fichiers que vous avez importés]. Votre copie nomme chacune d’elles.",
    recipients: "Qui les reçoit\u00a0: [destinataires, et pays hors de l’UE avec leurs garanties]",
    until: "Combien de temps\u00a0: [délai jusqu’à l’effacement]",
    rights:
      "Vous pouvez demander une copie, la rectification, l’effacement ou la limitation, et vous opposer à tout moment à l’utilisation de vos données. Vous pouvez introduire une réclamation auprès de l’autorité de contrôle. Aucune décision vous concernant n’est prise par une machine seule.",
    how: (address) => `Comment demander\u00a0: ${address}`,
    anyAddress: "[coordonnées]",
  },
};
