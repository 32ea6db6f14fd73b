/**
 * What adverse articles are about. FATF's 21 designated categories of offences (glossary of the FATF Recommendations),
 * rolled up to ten names that screening services use, and three of our own: corruption, insolvency, sanctions. The words
 * are our own. `strong` words tell of a matter by themselves, `weak` ones only beside others.
 */
export interface AdverseCategory {
  readonly name: string;
  readonly strong: RegExp;
}

const words = (text: string) => new RegExp(`(?<![\\p{L}])(?:${text})(?![\\p{L}])`, "giu");

export const ADVERSE_CATEGORIES: readonly AdverseCategory[] = [
  {
    name: "fraud",
    strong: words(
      String.raw`fraud\w*|defraud\w*|swindl\w+|scam\w*|ponzi|pyramid scheme|embezzl\w+|forger\w+|forged|counterfeit\w*|false (?:accounting|invoices?)|misappropriat\w+|con ?(?:man|artist)|pension money|holiday flats|invest\w+ (?:scheme|fraud)|(?:sold|selling) .{1,30} that did not exist`,
    ),
  },
  {
    name: "corruption",
    strong: words(
      String.raw`brib\w+|corrupt\w*|kickbacks?|graft|abuse of (?:office|power)|influence peddling|nepotism|envelopes of cash|backhanders?|extort\w+|cronyism|slush fund`,
    ),
  },
  {
    name: "financial crime",
    strong: words(
      String.raw`money[- ]laundering|launder(?:ed|ing)?|tax (?:evasion|fraud|dodg\w+)|evad\w+ tax\w*|offshore (?:trust|compan\w+|accounts?|firms?)|shell compan\w+|unexplained wealth|terrorist financing|illicit (?:funds|flows|money)|proceeds of crime|(?:panama|paradise|pandora) papers|washed money|hid .{1,30} (?:income|assets)`,
    ),
  },
  {
    name: "regulatory",
    strong: words(
      String.raw`insider (?:trading|dealing)|market (?:manipulation|abuse|rigging)|price[- ]fixing|cartel|antitrust|securities (?:fraud|violations?)|breach(?:es|ed)? of (?:regulations?|licen[cs]e|sanctions|aml)|struck off|disqualified (?:as|from)|bought shares .{1,40} before|misled (?:investors|the regulator)|regulators? fined`,
    ),
  },
  {
    name: "narcotics",
    strong: words(
      String.raw`drug[- ](?:traffick\w+|deal\w+|smuggl\w+|ring|lord|cartel)|drugs? (?:charges|offen[cs]es|haul|raid)|cocaine|heroin|fentanyl|methamphetamine|ecstasy pills|cannabis (?:farm|plants|factory)|narcotics?|kilograms? of (?:cocaine|heroin|hashish|cannabis|drugs)`,
    ),
  },
  {
    name: "violence",
    strong: words(
      String.raw`murder\w*|manslaughter|homicide|assault\w*|stabb\w+|shot dead|shooting|kidnap\w*|abduct\w+|armed robbery|gunm[ae]n|grievous|battery|beat(?:en)? (?:to death|up)|domestic violence|tortur\w+|hitman|killed (?:his|her|a|the)|attacked a|pushed a colleague|hostage\w*`,
    ),
  },
  {
    name: "sexual crime",
    strong: words(
      String.raw`rap(?:e|ed|ist|ing)|sexual(?:ly)? (?:assault\w*|abus\w+|harass\w+|misconduct|offen[cs]es?)|child (?:abuse|pornography)|indecent (?:assault|images|exposure)|paedophil\w+|pedophil\w+|molest\w+|groom(?:ed|ing) (?:a |of )?(?:minors?|child\w*|girls?|boys?)`,
    ),
  },
  {
    name: "terrorism",
    strong: words(
      String.raw`terroris[mt]s?|extremist (?:group|cell)|jihadist\w*|suicide bomb\w*|bomb plot|isis|isil|al[- ]?qa(?:e|i)da|taliban|boko haram|militant group`,
    ),
  },
  {
    name: "cybercrime",
    strong: words(
      String.raw`hack(?:ed|ers?|ing)|ransomware|phish\w+|malware|cyber ?(?:crime|attack|fraud)\w*|computer (?:fraud|misuse)|identity theft|data theft|stolen (?:passports|data|identit\w+)|broke into the computers|botnet|darknet|dark web`,
    ),
  },
  {
    name: "property",
    strong: words(
      String.raw`burglar\w*|theft|thef|thief|thieves|robber\w*|robbed|stole|stolen|larceny|arson\w*|loot\w+|shoplift\w*|poach\w+|smuggl\w+|vandalism|set fire to|trespass\w*|illegal (?:logging|mining|fishing)|car ?jack\w*`,
    ),
  },
  {
    name: "trafficking",
    strong: words(
      String.raw`human traffick\w+|people smuggl\w+|modern slavery|forced labou?r|sex traffick\w+|traffick\w+ (?:in|of) (?:human|people|women|children|persons)|arms (?:smuggl\w+|traffick\w+|deal\w+)|organ traffick\w+|kept their (?:papers|passports)|exploit(?:ed|ing) (?:workers|migrants)`,
    ),
  },
  {
    name: "insolvency",
    strong: words(
      String.raw`bankrupt\w*|insolven\w+|creditors|debt default|wound up|winding[- ]up|liquidators?|court-appointed administrator`,
    ),
  },
  {
    name: "sanctions",
    strong: words(
      String.raw`sanctioned (?:by|person|entity|individual|oligarch)|sanctions (?:list|evasion|breach\w*|violation\w*)|asset freeze|assets? (?:were |was |been )?frozen|travel ban|blacklisted|ofac|specially designated|designated (?:by|as|pursuant|for)|designations?|implementing regulation|security council committee`,
    ),
  },
];

/** Words of police, prosecution and court about somebody: what turns a matter into a case. */
export const PROCEEDINGS = words(
  String.raw`arrest\w*|charged|charges (?:of|against)|faces? (?:\p{L}+ )?(?:charges|counts|trial|jail|prison)|indict\w*|prosecutors?|convict\w*|sentenc(?:ed|ing)|(?:suspended )?sentence|guilty|jail\w*|prison|imprison\w*|trial|alleg\w+|accus\w+|suspect(?:ed|s)?|suspicion|under investigation|investigators?|raid(?:ed|s)?|warrants?|bail|custody|detain\w*|extradit\w+|fugitive|wanted (?:by|for)|lawsuit|sued|complaint|plead\w*|pled|fined?|penalt\w+|court|judges?|jury|scandal|misconduct|wrongdoing|victims?|seized|confiscat\w+|whistleblow\w+|acquitted|exonerated|dismissed|quashed|den(?:y|ies|ied)|admitted|resign\w*|ousted|probe[ds]?|illegally|stole|stolen|million|notorious|disgraced|former|mastermind\w*|ringleader|designat\w+|sanction(?:s|ed|ing)?|listed (?:on|pursuant|under)|consolidated list|exposed|punish\w*|reprimand\w*|urged to quit|stepped down|banned|barred|leader of|members? of (?:the )?(?:gang|cartel|cell|network|organi[sz]ation)|associated with`,
);

/** Words of those who write laws, sell remedies and hold conferences: crime is their subject, nobody's deed. */
export const DISCUSSION = words(
  String.raw`polic(?:y|ies)|legislation|bill|framework|strateg\w+|summit|conference|seminar|awareness|prevent\w*|solutions?|technolog\w+|platforms?|compliance|initiatives?|task force|training|measures|reforms?|directive|aml|cft|risks?|guidance|guidelines|experts?|research\w*|survey|machine learning|artificial intelligence|ai|software|products?|launch\w*|partner\w*|combat\w*|fight(?:ing)?(?: against)?|tackl\w+|efforts|stakeholders|governance|transparency|best practice|regulations|regulatory|supervis\w+|tools?|data|analytics|detect\w*|commit(?:ted|ment)|international cooperation|vulnerab\w+|countermeasures|should|need to|must|how to|threats?|implement\w*|capacity|sector|industry|customers?`,
);
