import type { Letters } from "../words.ts";
import { formats } from "./formats.ts";

/** Die Briefe an Menschen, die nachgeschlagen werden. */
export const letters: Letters = {
  formats,
  greeting: (name) => (name === "" ? "Guten Tag," : `Guten Tag ${name},`),
  subject: (number) => `Ihr Antrag ${number}`,
  code: {
    subject: "Ihr Code",
    text: (code, minutes) =>
      `Ihr Code lautet ${code}. Er gilt ${minutes} Minuten.\n\nJemand hat mit dieser Adresse nach gespeicherten personenbezogenen Daten gefragt. Waren Sie es nicht, brauchen Sie nichts zu tun: Ohne den Code wird nichts herausgegeben.\n`,
  },
  kinds: {
    access: "eine Kopie dessen, was über Sie gespeichert ist",
    rectification: "die Berichtigung dessen, was über Sie gespeichert ist",
    objection: "nicht mehr nachgeschlagen zu werden",
    erasure: "die Löschung dessen, was über Sie gespeichert ist",
    complaint: "eine Antwort auf Ihre Beschwerde",
  },
  received: (asked, day) => `Wir haben Ihren Antrag am ${day} erhalten. Sie verlangen: ${asked}.`,
  due: (day, law) => `Sie erhalten unsere Antwort bis zum ${day} (${law}). Sie ist kostenlos.`,
  duePromised: (day) => `Sie erhalten unsere Antwort bis zum ${day}. Sie ist kostenlos.`,
  extended: (day, law) =>
    `Wir brauchen für Ihren Antrag länger als üblich. Sie erhalten unsere Antwort bis zum ${day} (${law}).`,
  reason: (text) => `Unser Grund: ${text}`,
  granted: {
    access:
      "Ihrem Antrag auf eine Kopie wird entsprochen. Die Kopie liegt auf der Seite Ihres Antrags, oder wir senden sie Ihnen gesondert.",
    rectification:
      "Was nach Ihrer Angabe falsch ist, wurde berichtigt. Von nun an steht überall, wo Sie nachgeschlagen werden, Ihre eigene Angabe, und wer anderes gelesen hatte, erfährt davon.",
    objection: "Sie werden hier nicht mehr nachgeschlagen, und es wird nichts mehr über Sie angezeigt.",
    erasure:
      "Alles, was über Sie gespeichert war, wurde gelöscht. Damit Sie nicht erneut erfasst werden, bleiben verschlüsselte Prüfwerte Ihrer Kennungen, die niemandem sagen, wer Sie sind.",
    complaint: "Wir sind Ihrer Beschwerde nachgegangen.",
  },
  refused: (asked) => `Wir entsprechen Ihrem Antrag nicht. Sie verlangten: ${asked}.`,
  answer: (text) => `Unsere Antwort: ${text}`,
  receipt: (number) => `Der Beleg hat die Nummer ${number}.`,
  withdrawn: "Ihr Antrag wurde zurückgezogen oder ist abgelaufen. Sie können jederzeit einen neuen stellen.",
  complain: (authority) =>
    `Wenn Sie nicht einverstanden sind, können Sie sich beschweren bei: ${authority}. Auch der Weg zu Gericht steht Ihnen offen.`,
  anyAuthority: "Datenschutzbehörde des Ortes, an dem Sie leben oder arbeiten",
  desk: (address) => `Sie können sich jederzeit wieder an uns wenden: ${address}`,
  notice: {
    subject: "Wir haben personenbezogene Daten über Sie",
    intro:
      "wir informieren Sie darüber, dass wir personenbezogene Daten über Sie haben, die wir nicht bei Ihnen erhoben haben.",
    since: (day) => `Wir haben sie seit dem ${day}.`,
    who: "Wer wir sind: [Name und Kontaktdaten des Verantwortlichen und des Datenschutzbeauftragten]",
    purposes: (purposes) =>
      `Wozu: ${purposes}. Rechtsgrundlage: [Rechtsgrundlage, und das berechtigte Interesse, wenn es eines ist]`,
    anyPurpose: "[Zweck]",
    what: "Welche Daten: Namen, Kontaktdaten, Beruf, Ausbildung und öffentliche Profile, soweit sie bekannt sind.",
    from: "Woher: öffentliche Quellen und [Dateien, die Sie eingelesen haben]. Ihre Kopie nennt jede davon.",
    recipients: "Wer sie erhält: [Empfänger, und Länder außerhalb der EU mit den Garantien dafür]",
    until: "Wie lange: [Zeit bis zur Löschung]",
    rights:
      "Sie können eine Kopie, Berichtigung, Löschung oder Einschränkung verlangen und der Verwendung Ihrer Daten jederzeit widersprechen. Sie können sich bei der Aufsichtsbehörde beschweren. Keine Entscheidung über Sie trifft eine Maschine allein.",
    how: (address) => `So erreichen Sie uns: ${address}`,
    anyAddress: "[Kontakt]",
  },
};
