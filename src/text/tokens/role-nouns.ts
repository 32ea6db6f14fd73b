/**
 * Nouns that name a post. A phrase that ends in (or holds) one can be a title. Collected from the headwords of the
 * U.S. Standard Occupational Classification (2018), major groups 11–53, and the Biographical Directory of Congress.
 */
const NOUNS =
  "accountant actor administrator adviser advisor advocate aide alderman ambassador analyst anchor announcer architect artist assemblyman " +
  "assessor assistant associate attorney auditor author banker broker builder bursar captain carpenter cashier chair chairman chairperson " +
  "chairwoman chancellor chaplain chemist chief clerk coach cofounder co-founder collector colonel columnist commander commissioner comptroller " +
  "consul consultant contractor controller coordinator coroner correspondent cosponsor councillor councilman councilmember councilor councilwoman " +
  "counsel counselor critic curator dean delegate dentist deputy designer developer director doctor economist editor educator engineer " +
  "entrepreneur envoy examiner executive expert faculty farmer fellow firefighter founder geologist governor guard head historian host inspector " +
  "instructor intern investigator journalist judge judge-executive justice lawyer leader lecturer legislator librarian lieutenant lobbyist " +
  "magistrate major manager marshal mayor mechanic mediator member minister missionary moderator musician nurse officer official operator organizer " +
  "owner page paralegal paratrooper partner pastor physician pilot planner player policeman postmaster postmistress preacher president principal " +
  "probation producer professor programmer prosecutor provost publisher ranger receiver recorder rector regent register registrar reporter " +
  "representative researcher resident reverend salesman scholar scientist seaman secretary selectman senator sergeant sheriff solicitor speaker " +
  "specialist staff staffer steward strategist superintendent supervisor surgeon surveyor teacher teller trader trainer translator treasurer " +
  "trustee tutor underwriter undersheriff underwriter usher vice-chair vice-president vice-chairman warden whip worker writer ombudsman ombudsperson";

export const ROLE_NOUN = new RegExp(
  `(?<![\\p{L}-])(?:${NOUNS.split(" ").join("|")})s?(?![\\p{L}-])|\\b(?:CEO|CFO|CTO|COO|CIO|CMO|VP)\\b`,
  "iu",
);

const OFFICE_TITLE =
  /\b(?:mayor|governor|alderman|councilman|councilwoman|councilor|selectman|sheriff|coroner|assessor|treasurer|comptroller|senator|ambassador|minister|envoy|consul|secretary of|attorney general|district attorney|prosecuting attorney|state's attorney|county attorney|city attorney|judge|justice|magistrate|register of|collector of|speaker|superintendent of public|president of the (?:united states|state senate|senate)|vice president of the united states|postmaster|trustee|supervisor|commissioner|majority leader|minority leader|whip|solicitor general|surveyor general|marshal|judge-executive)\b/iu;
const PUBLIC_BODY =
  /\b(?:state (?:senate|house|assembly|legislature|board)|house of (?:representatives|delegates|burgesses)|senate|assembly|legislature|legislative council|general court|city council|town council|county council|borough council|common council|city commission|county commission|board of (?:supervisors|commissioners|aldermen|county commissioners|selectmen|education|chosen freeholders|freeholders)|school board|school committee|school district|planning commission|county court|constitutional convention|council of|public (?:utilities|service|regulation) commission|supreme court|district court|court of appeals|circuit court|superior court)\b/iu;
const PRIVATE_BODY =
  /\b(?:company|co\.|inc|corporation|corp\.|bank|llc|llp|university|college|hospital|association|foundation|railroad|railway|church|society|party)\b/iu;
const STAFF_TITLE =
  /\b(?:staff|aide|assistant to|clerk|intern|counsel|page|secretary to|reporter|doorkeeper|consultant|analyst|advisor|adviser|legislative assistant|press secretary|chief of staff|law clerk)\b/iu;

/** An elected or appointed public office, as opposed to a job. */
export function isOffice(title: string, body: string): boolean {
  if (STAFF_TITLE.test(title) || PRIVATE_BODY.test(body)) return false;
  return OFFICE_TITLE.test(title) || PUBLIC_BODY.test(body);
}
