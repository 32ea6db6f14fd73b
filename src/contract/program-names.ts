/** What the programs call themselves whose tables are recognised, by the `layout` of a preview. */
const PROGRAM_NAMES: Readonly<Record<string, string>> = {
  apollo: "Apollo",
  "google-contacts": "Google Contacts",
  greenhouse: "Greenhouse",
  hubspot: "HubSpot",
  lever: "Lever",
  "linkedin-connections": "LinkedIn",
  meetup: "Meetup",
  pipedrive: "Pipedrive",
  "sales-navigator": "LinkedIn Sales Navigator",
  salesforce: "Salesforce",
  workable: "Workable",
};

/** The name of the program that wrote a table; `undefined` if it was not recognised. */
export function programName(layout: string): string | undefined {
  return PROGRAM_NAMES[layout];
}
