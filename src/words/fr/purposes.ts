import type { Words } from "../words.ts";
import { names } from "./names.ts";

export const purposeWords: Pick<Words, "properties" | "closedBecause"> = {
  properties: names.properties,
  closedBecause: {
    kin: "La famille n’est examinée que lorsque les liens entre personnes sont la question.",
    followers: "Les abonnés sont d’autres personnes, sans intérêt pour la recherche.",
    pastimes: "Les loisirs sont sans intérêt pour cette finalité.",
    posts:
      "Les publications parlent souvent de santé, de croyances ou de politique, et sont sans intérêt pour la recherche.",
    breaches: "Ce qui a fuité sur une personne ne regarde que ceux qui la vérifient ou la protègent.",
    offences:
      "Les articles sur des infractions sont réservés à la vérification, au journalisme et à la personne elle-même.",
  },
};
