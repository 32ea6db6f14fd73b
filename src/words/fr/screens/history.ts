import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The list of all lookups, and the comparison of two. */
export const history: Pick<Words["screens"], "history" | "compare"> = {
  history: {
    page: "Recherches",
    title: "Recherches",
    all: "Toutes",
    filter: "État",
    started: "Lancée",
    person: "Personne",
    forgotten: "Nom supprimé",
    status: "État",
    kept: "Conservée jusqu’au",
    none: "Aucune recherche pour l’instant",
    noneText: "Cherchez une personne et lancez votre première recherche.",
    noneOf: (status) => `Aucune recherche dans l’état «\u00a0${status}\u00a0»`,
    toSearch: "Aller à la recherche",
    failed: "Les recherches n’ont pas pu être chargées",
    download: "Télécharger en CSV",
    downloadFailed: "Les recherches n’ont pas pu être téléchargées",
    trial: "Essai",
    preview: "Aperçu",
    search: "Nom",
    searchHint: "Partie d’un nom",
    purpose: "Finalité",
    allPurposes: "Toutes les finalités",
    kind: "Type",
    allKinds: "Tous les types",
    tag: "Étiquette",
    allTags: "Toutes les étiquettes",
    tags: "Étiquettes",
    kinds: { full: "Recherches complètes", preview: "Aperçus", trial: "Essais" },
    order: "Ordre",
    orders: { newest: "Les plus récentes d’abord", oldest: "Les plus anciennes d’abord", name: "Par nom" },
    found: (count) => plural(count, { one: "# recherche", other: "# recherches" }),
    noMatch: "Aucune recherche ne correspond",
    noMatchText: "Essayez une partie du nom ou moins de filtres.",
    clear: "Effacer les filtres",
    choose: (name, when) => `Sélectionner la recherche sur ${name}, ${when}`,
    bar: "Recherches sélectionnées",
    chosen: (count) => plural(count, { one: "# sélectionnée", other: "# sélectionnées" }),
    clearChoice: "Désélectionner",
    compare: "Comparer",
    compareHint: "Sélectionnez deux recherches terminées pour les comparer.",
    erase: "Supprimer…",
    eraseTitle: (count) =>
      plural(count, { one: "Supprimer # recherche\u00a0?", other: "Supprimer # recherches\u00a0?" }),
    eraseText:
      "Leurs rapports, sources de données et preuves seront supprimés définitivement. Les personnes restent dans la base.",
    eraseFailed: (count) =>
      plural(count, {
        one: "# recherche n’a pas pu être supprimée",
        other: "# recherches n’ont pas pu être supprimées",
      }),
    erased: (count) => plural(count, { one: "# recherche supprimée", other: "# recherches supprimées" }),
  },
  compare: {
    page: "Comparer des recherches",
    fact: "Donnée",
    failed: "Les deux recherches n’ont pas pu être chargées",
    changes: "Ce que la plus récente dit d’autre que la précédente",
    noChanges: "Elles disent la même chose.",
    notAlike:
      "Les changements ne sont indiqués que pour deux recherches sur la même personne, de même finalité, qui sont toutes deux complètes, des essais ou des aperçus.",
    unfinished: "Seules des recherches terminées avec succès peuvent être comparées.",
    missing: "L’adresse ne désigne pas deux recherches.",
  },
};
