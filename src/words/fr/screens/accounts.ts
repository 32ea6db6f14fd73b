import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The pages of members and of the usage of their keys. */
export const accounts: Pick<Words["screens"], "members" | "usage"> = {
  members: {
    page: "Membres",
    title: "Membres",
    lead: "Les personnes qui travaillent avec ce compte. Le rôle d’un membre limite ce que ses clés peuvent faire.",
    none: "Aucun membre pour l’instant. Quiconque a une clé travaille sans nom.",
    failed: "Les membres n’ont pas pu être chargés",
    add: "Ajouter un membre",
    adding: "Ajout…",
    addFailed: "Le membre n’a pas pu être ajouté",
    name: "Nom",
    nameMissing: "Saisissez un nom.",
    email: "Adresse e-mail",
    emailHint: "Si la connexion de votre organisation est en place, il se connecte avec cette adresse.",
    emailMissing: "Saisissez une adresse e-mail.",
    role: "Rôle",
    roleOf: (name) => `Rôle de ${name}`,
    roles: {
      reader: { title: "Lecteur", hint: "Cherche des personnes et lit les recherches existantes." },
      analyst: { title: "Analyste", hint: "Lance aussi des recherches et importe des personnes." },
      owner: { title: "Propriétaire", hint: "Peut tout faire, et gère les clés et les membres." },
    },
    added: (day) => `ajouté le ${day}`,
    removedOn: (day) => `retiré le ${day}`,
    changeTitle: "Changer ce rôle\u00a0?",
    changeText: (name, role) =>
      `${name} devient ${role}. En une seconde, ses clés perdent ce que le nouveau rôle ne permet pas\u00a0; elles ne gagnent rien d’elles-mêmes.`,
    changeConfirm: "Changer le rôle",
    changing: "Changement…",
    changeFailed: "Le rôle n’a pas pu être changé",
    remove: "Retirer…",
    removeTitle: "Retirer ce membre\u00a0?",
    removeText: (name) =>
      `Toutes les clés de ${name} cessent de valoir en une seconde, et son adresse est supprimée. C’est irréversible.`,
    removeConfirm: "Retirer le membre",
    removing: "Retrait…",
    removeFailed: "Le membre n’a pas pu être retiré",
  },
  usage: {
    page: "Utilisation",
    title: "Utilisation",
    lead: "Recherches par jour et par clé. Une recherche payante n’est facturée que si elle aboutit et trouve quelqu’un. Les jours sont en UTC.",
    failed: "L’utilisation n’a pas pu être chargée",
    none: "Aucune recherche dans cette période.",
    period: "Période",
    lastDays: (days) => (days === 366 ? "Dernière année" : `${days} derniers jours`),
    chart: "Recherches par jour",
    lookups: (count) => plural(count, { one: "# recherche", other: "# recherches" }),
    table: "Utilisation par jour et par clé",
    day: "Jour",
    key: "Clé",
    begun: "Lancées",
    charged: "Facturées",
    trials: "Essais",
    returned: "Remboursées",
  },
};
