import type { Words } from "../../words.ts";
import { formats } from "../formats.ts";

const { plural } = formats;

/** The pages of members and of the usage of their keys. */
export const accounts: Pick<Words["screens"], "members" | "usage"> = {
  members: {
    page: "Nariai",
    title: "Nariai",
    lead: "Žmonės, dirbantys su šia paskyra. Nario vaidmuo riboja, ką gali jo raktai.",
    none: "Narių dar nėra. Kas turi raktą, dirba be vardo.",
    failed: "Narių įkelti nepavyko",
    add: "Pridėti narį",
    adding: "Pridedama…",
    addFailed: "Nario pridėti nepavyko",
    name: "Vardas",
    nameMissing: "Įveskite vardą.",
    email: "El. pašto adresas",
    emailHint: "Jei veikia jūsų organizacijos prisijungimas, narys jungiasi šiuo adresu.",
    emailMissing: "Įveskite el. pašto adresą.",
    role: "Vaidmuo",
    roleOf: (name) => `${name}: vaidmuo`,
    roles: {
      reader: { title: "Skaitytojas", hint: "Ieško asmenų ir skaito esamas užklausas." },
      analyst: { title: "Analitikas", hint: "Taip pat pradeda užklausas ir importuoja asmenis." },
      owner: { title: "Savininkas", hint: "Gali viską, valdo raktus ir narius." },
    },
    added: (day) => `pridėta ${day}`,
    removedOn: (day) => `pašalinta ${day}`,
    changeTitle: "Pakeisti šį vaidmenį?",
    changeText: (name, role) =>
      `${name}: naujas vaidmuo – ${role}. Per sekundę raktai netenka to, ko naujas vaidmuo neleidžia; patys nieko neįgyja.`,
    changeConfirm: "Pakeisti vaidmenį",
    changing: "Keičiama…",
    changeFailed: "Vaidmens pakeisti nepavyko",
    remove: "Pašalinti…",
    removeTitle: "Pašalinti šį narį?",
    removeText: (name) =>
      `${name}: visi raktai per sekundę nustoja galioti, o adresas ištrinamas. To atšaukti negalima.`,
    removeConfirm: "Pašalinti narį",
    removing: "Šalinama…",
    removeFailed: "Nario pašalinti nepavyko",
  },
  usage: {
    page: "Naudojimas",
    title: "Naudojimas",
    lead: "Užklausos pagal dieną ir raktą. Mokama užklausa apmokestinama tik tada, kai pavyksta ir ką nors randa. Dienos – UTC laiku.",
    failed: "Naudojimo duomenų įkelti nepavyko",
    none: "Šiuo laikotarpiu užklausų nebuvo.",
    period: "Laikotarpis",
    lastDays: (days) => (days === 366 ? "Paskutiniai metai" : `Paskutinės dienos: ${days}`),
    chart: "Užklausos pagal dieną",
    lookups: (count) => plural(count, { one: "# užklausa", few: "# užklausos", other: "# užklausų" }),
    table: "Naudojimas pagal dieną ir raktą",
    day: "Diena",
    key: "Raktas",
    begun: "Pradėta",
    charged: "Apmokestinta",
    trials: "Bandymai",
    returned: "Grąžinta",
  },
};
