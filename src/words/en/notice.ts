/** What people are told, in English, about whom data was collected (GDPR, article 14(1) and (2)). */
export const notice = {
  text: (told: {
    readonly name: string;
    readonly collected: string;
    readonly purposes: readonly string[];
    readonly desk: string | null;
  }): string =>
    [
      `Dear ${told.name},`,
      `we inform you that we hold personal data about you, which we did not collect from you. We have held it since ${told.collected}.`,
      "Who we are: [name and contact of the controller, and of the data protection officer]",
      `What for: ${told.purposes.length === 0 ? "[purpose]" : told.purposes.join("; ")}. Legal basis: [legal basis, and the legitimate interest if it is one]`,
      "What data: names, contacts, work, education and public profiles, as far as they are known.",
      "Where from: public sources and [files that you imported]. Your copy names each of them.",
      "Who receives them: [recipients, and countries outside the EU with their safeguards]",
      "How long: [time until deletion]",
      "You can ask for a copy, for correction, erasure or restriction, and object to the use of your data at any time. You can complain to the supervisory authority. No decision about you is made by a machine alone.",
      told.desk === null ? "How to ask: [contact]" : `How to ask: ${told.desk}`,
    ].join("\n\n"),
};
