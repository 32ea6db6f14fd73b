import { ADVERSE_CATEGORIES } from "../adverse-categories.ts";
import { say } from "./pattern.ts";

const raw = String.raw;

/** The grammar around a verb of a case: who may stand before it, and what between. */
const WORDS: Readonly<Record<string, string>> = {
  // The person as the subject: no "of", "by", "told" before, no genitive and no longer name behind.
  S: raw`(?<!\b(?:of|to|by|for|with|from|against|about|than|like|at|in|on|near|under|not|told|asked|reads|between|versus|v)\s|[”"’,]\s?(?:said|says|added|explained|wrote|reads)\s|\b(?:of|to|by|for|with|from|against|about)\s(?:(?!(?:said|says|ruled|heard|found|when|after|that|because|as|while|where|before|which|how|and|but|if)\s)[\p{L}-]+\s){1,3})@(?!’s)`,
  // ", 44, of Mill Lane," and "(44)" behind a name; nobody else stands in it.
  APP: raw`(?:\s*\([^()#%@]{1,60}\)|\s*[,–—]\s*(?!(?:and|whose|while|when|as|but|which|where)\b)(?:(?!\b(?:said|says|told|tells|announced|announces|confirmed|confirms|added|adds|explained|argued|argues|claimed|claims|reported|reports|stated|noted|warned|testified|wrote|ruled|that)\b)(?:[^,;:.–—]|(?<=\d)[.,](?=\d)|(?<=\b\p{L})\.)){1,120}(?=[,–—])){0,4}\s*[,–—]?\s+`,
  // "… left the trust and": the same subject, with no clause of another between.
  // At the head of a clause: an object further in does not share the verb behind "and".
  HEAD: raw`(?:^\W*|^[^#%@]{0,70},\s|[;:]\s|\b(?:that|but)\s)@(?!’s)`,
  AND: raw`(?:(?!\b(?:who|which|that|whose|whom|said|says|say|told|tells|claims?|claimed|reports?|reported|heard|ruled|found|when|while|as|because|if|where|after|before|than|until|unless|although|though)\b)[^#%@;:?!]){1,170}?(?:\b(?:and|but|then)|,)\s+(?:then\s+|later\s+|also\s+)?`,
  FROM: raw`(?:\s(?:of|from)\s(?:the\s)?[\p{L}’'-]+(?:\s\p{L}[\p{L}’'-]+)?)?`,
  SUBJ: raw`(?:{S}{FROM}{APP}(?:who\s+)?|{S}\s+who\s+|{HEAD}{AND})`,
  BE: raw`(?:(?:has|had|have)\s+(?:\p{L}+ly\s+|also\s+|since\s+|already\s+)?been|was|were|is|are|got|gets|stands|stood)`,
  ADV: raw`(?:\s+(?:(?!only|nearly|merely|hardly|barely|wrongly|falsely|allegedly|reportedly|possibly|mistakenly|briefly)\p{L}+ly|also|then|now|today|yesterday|later|first|once|twice|again|still|since|duly|both|himself|herself|on \p{Lu}\p{L}+|last \p{L}+|this \p{L}+|earlier this \p{L}+|in (?:\p{Lu}\p{L}+ )?\d{4}|in \p{Lu}\p{L}+|(?:on|in|at|by|after|before|during) [^#%@.;,]{3,50}?|at [\p{L} ]{3,40}?(?:court|assizes)))*\s+`,
  PASS: raw`{SUBJ}{BE}{ADV}(?:(?:\p{L}+ed|found guilty|struck off|caught)\b(?:(?!\b(?:was|were|who|that|which|said|had|has)\b)[^#%@;]){0,100}?(?:,|\band|\bthen)\s+(?:\p{L}+ly\s+|also\s+|then\s+|later\s+)?)?`,
  ACT: raw`{SUBJ}(?:(?:has|had|have)\s+)?(?:(?:\p{L}+ly|also|later|then|now)\s+)?`,
  // The person as an object, behind what they are: "the former mayor @".
  O: raw`(?:(?!(?:\p{L}+(?:ing|ed)|of|for|to|by|in|on|with|from|who|whom|that|and|or|against|at|his|her|their|its|after|over|about|was|were|is|had|has)\s)[\p{L}-]+\s+){0,4}?@(?!’s)`,
  COURTS: raw`(?:jury|jurors|court|judges?|tribunal|panel|magistrates?|bench|recorder|assizes)`,
  TERM: raw`(?:(?:\p{N}[\p{N},.½]*|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\p{L}+teen|\p{L}+ty(?:-\p{L}+)?|(?:one|two|three|four|five|six) and a half)[ -](?:(?:and a half|more|consecutive|concurrent) )?(?:years?|months?|weeks)(?:['’]s?)?(?! (?:to|off|ago|old|of (?:leave|notice|training)|contract|deal|extension|later|earlier))|a life (?:sentence|term)|life (?:in prison|imprisonment|behind bars))`,
  MONEY: raw`(?:[£$€]|\p{N})`,
  CRIME: ADVERSE_CATEGORIES.map(({ name, words }) => (name === "" ? "" : words.source)).join("|"),
};

const en = (stage: Parameters<typeof say>[1], ...sources: readonly string[]) => say(WORDS, stage, sources);
const weakly = (stage: Parameters<typeof say>[1], ...sources: readonly string[]) => say(WORDS, stage, sources, true);

export const ENGLISH = [
  ...en(
    "pardoned",
    raw`{PASS}(?:pardoned|granted (?:a (?:\p{L}+ ){0,2}pardon|clemency))`,
    raw`{ACT}(?:received|was given|won) (?:a |an )(?:\p{L}+ ){0,2}(?:pardon|clemency)`,
    raw`\b(?:pardoned|granted clemency to) {O}`,
    raw`\b(?:pardon|clemency) (?:for|to|of) {O}`,
  ),
  ...en(
    "overturned",
    raw`\b(?:quash(?:ed|es)?|overturn(?:ed|s)?|set aside|annul(?:led|s)?|vacat(?:ed|es)|revers(?:ed|es)|threw out|thrown out) (?:the |all |both )?(?:\p{L}+ ){0,3}?(?:convictions?|sentence|verdicts?|judgment|guilty verdict)s? (?:of|against|on) {O}`,
    raw`\b(?:quash(?:ed|es)?|overturn(?:ed|s)?|set aside|annul(?:led|s)?|vacat(?:ed|es)|revers(?:ed|es)) @’s (?:\p{L}+ ){0,4}?(?:convictions?|sentence|verdicts?)`,
    raw`@’s (?:\p{L}+ ){0,3}?(?:convictions?|verdicts?)(?: for [\p{L} ]{3,40}?)? {BE}{ADV}(?:quashed|overturned|set aside|annulled|vacated|reversed|thrown out)`,
    raw`\bconvictions? (?:of|against) {O} {BE}{ADV}(?:quashed|overturned|set aside|annulled|vacated|reversed|thrown out)`,
    raw`{SUBJ}(?:has |had |have )?(?:had|saw|seen) @’s (?:\p{L}+ ){0,3}?convictions? (?:for [\p{L} ]{3,40}? )?(?:quashed|overturned|set aside|thrown out)`,
    raw`{PASS}exonerated`,
    raw`\bexonerated {O}`,
  ),
  ...en(
    "acquitted",
    raw`{PASS}(?:acquitted|cleared (?:of|by)|found not guilty|not guilty|absolved|vindicated|declared innocent|(?:a )?free (?:citizen|man|woman|person)|innocent|blameless)`,
    raw`\b(?:freed|released) {O}{APP}(?:for (?:lack|want) of|after finding|without (?:a stain|charge))`,
    raw`\b(?:verdict|finding) (?:of|was) not guilty (?:for|on) {O}`,
    raw`{ACT}walked free (?:from|after|when)`,
    raw`(?:^|; )@ (?:not guilty\.|found not guilty|cleared of|acquitted of)`,
    raw`\b(?:acquitted|absolved|cleared|clearing) {O}(?=\s|[.,;(]|$)`,
    raw`\bfound {O}{APP}not guilty`,
    raw`\b(?:acquittal) of {O}|@’s acquittal`,
    raw`\bnot guilty verdicts? (?:for|on) {O}`,
    raw`\bno case to answer (?:for|against) {O}|{ACT}(?:has|had) no case to answer`,
  ),
  ...en(
    "dropped",
    raw`\b(?:charges?|case|proceedings|prosecution|indictment|complaint|lawsuit|investigation|inquiry|counts?)\b[^#%@.;]{0,60}?\b(?:against|into) {O}{APP}?\s*(?:{BE}{ADV})?(?:dropped|dismissed|withdrawn|discontinued|thrown out|abandoned|closed|ended without|shelved)`,
    raw`\b(?:charges?|case|proceedings|prosecution|trial) (?:against|of) {O} (?:collapsed|fell apart|fell through)`,
    raw`\b(?:drop(?:ped|s)?|dismiss(?:ed|es)|withdr[ae]w|discontinued|threw out|abandoned|closed) (?:all |both |the |its |their |every |an? )?(?:\p{L}+ ){0,4}?(?:charges?|counts?|case|proceedings|prosecution|indictment|investigation|inquiry)\b[^#%@.;]{0,50}?\b(?:against|into) {O}`,
    raw`(?:^|; )@ (?:case |charge )?(?:withdrawn|dismissed|discontinued)`,
    raw`\bno further action (?:will|would|was to) be taken against {O}`,
    raw`{SUBJ}(?:has |had )?(?:had|saw|seen) (?:the |all |@’s )?(?:\p{L}+ ){0,2}(?:charges?|case|indictment) [^#%@.;]{0,40}?(?:dropped|dismissed|withdrawn|thrown out)`,
  ),
  ...weakly(
    "dropped",
    raw`^[^#%@]*\b(?:charges?|case|prosecution|indictment|proceedings)\b[^#%@.;]{0,30}? {BE}{ADV}(?:dropped|dismissed|withdrawn|discontinued|thrown out)`,
    raw`\bprosecutors? (?:have |has |had )?(?:dropped|withdrawn|withdrew|abandoned) (?:the |all |both )?(?:\p{L}+ ){0,2}(?:charges?|case)`,
  ),
  ...en(
    "settled",
    raw`{ACT}(?:will pay|agreed to pay|paid|is to pay|must pay) [^#%@.;]{0,50}?\bto (?:settle|end|resolve)\b`,
    raw`{ACT}(?:settled|has settled|agreed to settle|reached a settlement) (?:the |a |out of court|@’s )?[^#%@.;]{0,60}?(?:claims?|lawsuit|suit|case|allegations?|charges)[^#%@.;]{0,30}? against @`,
    raw`\b(?:settled|settlement|settle|settles)\b[^#%@.;]{0,60}?\b(?:lawsuit|suit|claims?|case)\b[^#%@.;]{0,30}? against {O}`,
  ),
  ...weakly(
    "settled",
    raw`{ACT}(?:settles|settled|agreed to settle|reached a (?:\p{L}+ )?settlement)`,
    raw`\b(?:case|suit|lawsuit|claims?) (?:was|were|has been|have been) settled`,
  ),
  ...en(
    "sentenced",
    raw`{PASS}(?:jailed|imprisoned|caged|locked up|put behind bars|sent (?:to prison|to jail|down|to a young)|sentenced (?!by)(?:to|in|on|for|last|and)|given (?:a |an )?(?:\p{L}+ )?(?:{TERM}|suspended (?:sentence|prison|jail)|custodial|community (?:order|service)|prison (?:sentence|term)|jail (?:sentence|term)|conditional discharge|absolute discharge)|handed (?:a |an )?(?:\p{L}+ )?(?:{TERM}|suspended|custodial|community|prison|jail)|placed on probation|put on probation|ordered to (?:do|carry out|complete|perform) [^#%@.;]{0,20}(?:unpaid|community))`,
    raw`{ACT}(?:received|got|gets|must serve|will serve|faces no more than) (?:a |an )?(?:\p{L}+ )?(?:(?:{TERM}(?: (?:in|behind) (?:prison|jail|custody|bars)|,? suspended| (?:prison|jail|suspended|custodial)?\s?(?:sentence|term)))|suspended (?:sentence|prison)|(?:prison|jail) (?:sentence|term)|community (?:order|service))`,
    raw`{ACT}(?:served|serves|is serving|began serving|starts serving|spent|must spend|will spend|has to spend|is to spend) (?:[\p{L} ]{0,12})?(?:(?:{TERM}|time) (?:in|behind) (?:prison|jail|custody|bars)|{TERM} of an? [\p{L}\p{N} -]{0,20}?(?:sentence|term)|(?:an? )?(?:[\p{L}\p{N}-]+ )?(?:(?:prison|jail|custodial) (?:sentence|term)|sentence))`,
    raw`{ACT}(?:must|has to|will|is to|had to) (?:go|report) to (?:prison|jail)`,
    raw`(?:^|; )@ (?:jailed for|sentenced to|{TERM}(?:’|'|s)? (?:custody|prison|imprisonment|jail))`,
    raw`{ACT}(?:goes|went|is going|returns|returned|was led|was taken) (?:back )?to (?:prison|jail)`,
    raw`\b(?:sentenced|jailed|imprisoned|condemned|jails|sentences|sentencing) {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:handed|gave|gives|hands) {O}{APP}(?:a |an )?(?:\p{L}+ )?(?:{TERM}|suspended|custodial|community)`,
    raw`\b(?:sent|sends|put|puts|locked) {O}{APP}(?:to prison|to jail|behind bars|away for)`,
    raw`\b(?:sentence|prison term|jail term|imprisonment)s? (?:of|for|against|on) @(?!’s)(?!\s*(?:{BE}{ADV})?(?:quashed|overturned))`,
    raw`@’s (?:\p{L}+ ){0,2}?(?:prison|jail) (?:term|sentence)`,
    raw`\b(?:upheld|confirmed|upholds|confirms) (?:the |@’s )?(?:\p{L}+ )?sentence(?: (?:of|against|on) {O})?(?<=@[^.;]{0,30})`,
  ),
  ...en(
    "disqualified",
    raw`{SUBJ}(?:should be|must be|is to be|will be|would be|{BE}){ADV}(?:struck off|struck from|erased from the|removed from the (?:\p{L}+ )?register|disbarred|defrocked|stripped of (?:@’s |the |a )?(?:\p{L}+ )?licen[cs]e)`,
    raw`{PASS}(?:disqualified (?:from|as|for|by the (?:court|tribunal))(?! the (?:race|match|heat|final|event|competition|contest|game|tournament))|(?:banned|barred|prohibited) (?:for life )?(?:from (?:acting|working|practi[sc]ing|holding|being|serving|driving|running|performing|entering|teaching|selling|trading|managing|directing|public|the (?:profession|industry|sector|markets))|as an? ))`,
    raw`\b(?:disqualified|disqualifies|banned|barred|bans|bars|prohibited|prohibits|prohibiting|struck off|strikes off|disbarred) {O}(?=\s+(?:from|for|as|,)|[.,]|$)`,
    raw`{ACT}(?:lost|surrendered|forfeited) (?:@’s |the |a )(?:\p{L}+ )?licen[cs]e (?:to practi[sc]e|after|for)`,
    raw`{ACT}(?:can ?not|can no longer|may not|may no longer|must not) (?:act|work|serve|practi[sc]e|hold office|be a director)`,
  ),
  ...en(
    "sanctioned",
    raw`{PASS}(?:made bankrupt|declared bankrupt|adjudged bankrupt|sanctioned (?:by|for|over|under)|reprimanded|censured|admonished|rebuked by|(?:placed|put) under sanctions|added to (?:the|a|its) (?:\p{L}+ ){0,3}(?:sanctions|blacklist)|blacklisted|designated (?:under|by)|expelled from (?:the )?(?:party|parliament|house|senate|chamber|order|association)|suspended from (?:the (?:register|party|house|parliament)|practi[sc]e|practi[sc]ing|office|parliament)|stripped of (?:@’s |the |a )?(?:\p{L}+ )?(?:title|degree|doctorate|medal|honou?r|knighthood|award|rank))`,
    raw`@’s (?:\p{L}+ ){0,2}?(?:assets|funds|accounts)(?: in [\p{L} ]{2,40}?)? {BE}{ADV}(?:frozen|blocked|seized)`,
    raw`\b(?:sanctioned|sanctions|sanctioning|reprimanded|censured|admonished|blacklisted|expelled) {O}(?=\s+(?:for|over|after|under|on|in|from|by|,)|[.,]|$)`,
    raw`\b(?:imposed|imposes|impose) (?:\p{L}+ ){0,3}sanctions (?:on|against) {O}`,
    raw`\bsanctions (?:on|against) {O}`,
    raw`\b(?:froze|freezes|frozen) (?:the )?(?:assets|funds) of {O}|\bfroze @’s (?:assets|funds)`,
  ),
  ...en(
    "fined",
    raw`{PASS}(?:fined|ordered to (?:pay(?! costs)|repay)|given a (?:\p{L}+ )?fine)`,
    raw`{ACT}(?:must|has to|had to|is to|will) (?:repay|pay back|hand back|pay a fine)`,
    raw`{ACT}(?:paid|agreed to pay|must pay|will pay|has to pay|accepted|received|got) (?:an? )?(?:\p{L}+ ){0,2}?(?:{MONEY}[\p{L}\p{N},. ]{0,20} )?(?:fine|penalty|civil penalty)`,
    raw`(?:^|; )@ (?:[^.;]{0,30}, )?fined`,
    raw`\b(?:fined|fines|fining) {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:imposed|imposes|levied|handed down) (?:an? )?(?:[\p{L}-]+ ){0,3}?(?:fine|penalty|penalties)\b[^#%@.;]{0,50}? (?:on|against) {O}`,
  ),
  ...en(
    "convicted",
    raw`{PASS}(?:convicted|found guilty|found to have)`,
    raw`\bconvicted (?!of )(?:(?!(?:of|for|after|in|by|on|\p{L}+ing)\s)\p{L}+ ){1,3}@(?!’s)`,
    raw`\b(?:upheld|confirmed|upholds|confirms) (?:the )?(?:conviction|verdict) (?:of|against) {O}|\b(?:upheld|confirmed) @’s conviction`,
    raw`\b(?:rejected|dismissed|threw out) (?:the |an )?appeal (?:of|by|from) {O}`,
    raw`\bguilty (?:verdict|finding)[^#%@.;]{0,30}? (?:for|against|on) {O}`,
    raw`@’s confession`,
    raw`{ACT}(?:pleaded|pled|pleads|pleading) guilty`,
    raw`{ACT}(?:admitted|admits|confessed to|confesses to) (?:to )?(?:the (?:charges?|offences?|theft)|all|both|(?:one|two|three|four|five|six|seven|eight|nine|ten|\p{N}+) (?:charges?|counts?|offences?)|(?=(?:[\p{L}-]+ ){0,4}(?:{CRIME})))`,
    raw`(?:^|; )@ (?:found guilty|convicted of|guilty$|guilty\.|pleaded guilty)`,
    raw`\b(?:convicted|convicts|convicting) {O}(?=\s|[.,;(]|$)`,
    raw`\bfound {O}{APP}guilty`,
    raw`\b(?:conviction|guilty plea|guilty verdict)s? (?:of|against|for|on) {O}`,
    raw`@’s (?:\p{L}+ ){0,2}?(?:convictions?|guilty plea)(?! (?:was|were|is|has|had)\b)`,
    raw`{ACT}(?:lost) (?:an|the|@’s) appeal against (?:the |@’s )?(?:conviction|sentence)`,
  ),
  ...weakly(
    "convicted",
    raw`\b(?:jury|jurors|court|judges?|tribunal|magistrates?)\b[^#@.;]{0,20} (?:found|convicted) (?:%|@)(?: guilty)?`,
  ),
  ...en(
    "tried",
    raw`{ACT}(?:went on trial|goes on trial|is on trial|was on trial|stood trial|stands trial|is standing trial|stand trial|will stand trial|is due to stand trial|is being tried|was tried|appeared in the dock|must answer (?:for|to)|appeared (?:in|before) (?:a |the )?(?:\p{L}+ ){0,4}?court (?:charged|accused|on (?:charges|suspicion)))`,
    raw`{ACT}(?:pleaded|pled|pleads) not guilty`,
    raw`\btrial of {O}|@’s (?:\p{L}+ )?trial (?:opened|began|started|begins|opens|heard|continues|was told|over|for|on)`,
  ),
  ...weakly(
    "tried",
    raw`\b(?:went on trial|goes on trial|is on trial|stands? trial|stood trial|trial (?:opened|began|begins|continues))\b`,
  ),
  ...en(
    "charged",
    raw`{PASS}(?:charged(?! (?:{MONEY}|with (?:the )?(?:task|duty|job|oversee|lead|run|manag|mak|ensur|find|deliver|protect|keep|draw|investigat|review|implement|improv|develop)))|indicted|arraigned|summonsed|booked (?:on|for|into)|bound over)`,
    raw`{ACT}(?:faces?|faced|is facing|was facing) (?:\p{L}+ ){0,4}?(?:charges?|counts?|prosecution|trial|indictment)`,
    raw`\b(?:charged|charges|indicted|indicts|indict) {O}{APP}(?:with|on|over|for|in)\b`,
    raw`\b(?:brought|filed|pressed|laid|announced|bring|file) (?:\p{L}+ ){0,3}charges? against {O}`,
    raw`\b(?:indictment|charges?|counts?)\b(?: (?:of|over|for|relating to) [^#%@.;,]{3,60}?)? against {O}(?!\s*(?:(?:was|were|has|have|had|been)\s*)+(?:dropped|dismissed|withdrawn))`,
    raw`@’s (?:\p{L}+ )?(?:indictment|arraignment)`,
    raw`(?:^|; )@ charged with`,
  ),
  ...en(
    "arrested",
    raw`{PASS}(?:arrested|taken into custody|remanded|detained (?:by|on|in|over|at|after|for)|handcuffed|extradited|held in custody|held on suspicion|led away|caught(?! (?:up|in|between|on camera))|picked up by|seized by|brought before|summoned (?:by|to|before)|taken away by)`,
    raw`\b(?:summoned|picked up|caught|led away) {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:arrest )?warrants?\b[^#%@.;,]{0,40}? (?:for|against) {O}`,
    raw`\b(?:arrested|arrests|detained|apprehended|extradited|handcuffed) {O}(?=\s|[.,;(]|$)`,
    raw`\btook {O}{APP}into custody`,
    raw`\btook into custody {O}`,
    raw`\b(?:arrest|extradition|detention) of {O}|@’s (?:\p{L}+ )?(?:arrest|extradition)|\barrest warrant (?:for|against) {O}`,
  ),
  ...en(
    "sued",
    raw`{PASS}(?:sued|taken to court|being sued)`,
    raw`\b(?:sued|sues|suing|is suing|are suing) {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:lawsuit|suit|legal action|civil (?:action|claim|case)|claim) (?:\p{L}+ ){0,2}?against {O}`,
    raw`{ACT}(?:faces|faced|is facing) (?:an? )?(?:\p{L}+ ){0,3}?(?:lawsuit|civil (?:suit|action|claim)|legal action)`,
  ),
  ...en(
    "investigated",
    raw`{PASS}(?:wanted (?:by|for|in)|named as (?:a|the) suspect|implicated in|treated as a suspect|the subject of (?:an? )?(?:[\p{L}-]+ ){0,2}(?:investigation|inquiry|probe))`,
    raw`\b(?:police|detectives|investigators|prosecutors|authorities) (?:are|is|were|was) (?:looking for|hunting|seeking|searching for|looking into) {O}`,
    raw`\b(?:named|identified|regards?|treats?|describes?)(?:d)? {O} as (?:the |a |an |their )?(?:\p{L}+ )?suspect\b`,
    raw`\b(?:suspicions?|evidence)\b[^#%@.;,]{0,50}? (?:on|against|to) {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:suspects|suspected|suspecting) {O}(?=\s|[.,;(]|$)`,
    raw`{PASS}(?:being )?(?:investigated(?: by| over| for|[.,]|$)|under (?:\p{L}+ )?investigation|a suspect\b|suspected of|interviewed under caution|questioned (?:under caution|on suspicion|as a suspect|by (?:police|detectives|investigators) (?:over|about|on)))`,
    raw`{ACT}(?:came|comes|remains|fell) under (?:\p{L}+ )?(?:investigation|suspicion)`,
    raw`\b(?:investigates|investigated|investigating|are investigating|is investigating) {O}(?=\s+(?:over|for|on|in|after)|[.,]|$)`,
    raw`\b(?:investigation|inquiry|probe) into {O}(?=\s|[.,;(]|$)`,
    raw`\b(?:raided|searched) @’s (?:\p{L}+ )?(?:home|house|flat|office|offices|premises)`,
  ),
  ...en(
    "alleged",
    raw`{PASS}(?:being )?accused of (?!being too |wast|ignor|fail)`,
    raw`(?<!@[^.;]{0,60})\b(?:claims?|claimed|alleges?|alleged|alleging)(?: that)? {O} (?!(?:is|was|had|has|will|would|could) (?:not|never|innocent))(?:had |has |have )?(?:\p{L}+ly )?(?:put|took|taken|stole|stolen|assaulted|harassed|groped|touched|abused|raped|bullied|bribed|paid|accepted|received|forged|lied|misled|used|hid|concealed|diverted|pocketed|siphoned|embezzled|threatened|hit|struck|beat|kicked|knew|shown|showed|defrauded|demanded|offered|arranged|laundered|sexually|forced|ran|sold|pressured)`,
    raw`\b(?:women|men|woman|man|employees?|colleagues?|staff|researchers?|customers?|patients?|pupils|students|prosecutors?|police|investigators|regulators?|authorities|auditors?|detectives|victims?) (?:have |has |had )?(?:accused|accuse|accuses) {O}{APP}of`,
    raw`\b(?:investigators|prosecutors?|police|detectives|auditors|the (?:prosecution|indictment|complaint)) (?:have |has |had )?(?:say|says|said|believes?|believed|alleges?|alleged|claims?|claimed)(?: that)? {O}{APP}(?!(?:died|called|reported|discovered|raised|alerted|helped|noticed|witnessed|arrived|lived|worked|refused|suffered|denied|needed|remained|survived|appeared|agreed|asked|talked|answered|co-?operated|cooperated|contacted|identified|recovered|returned|received)\b)(?:\p{L}{2,}ed|took|sold|stole|bought|hid|ran|paid|sent|gave|drove|lied|forged|broke|fled|beat|shot)\b`,
    raw`\b(?:allegations?|accusations?|complaints?)\b[^#%@.;]{0,60}? against {O}(?!\s*(?:(?:was|were|has|have|had|been)\s*)+(?:dropped|dismissed|withdrawn|unfounded|rejected))`,
    raw`{ACT}allegedly (?=\p{L}+(?:ed|k|t|d)\b)`,
    raw`{ACT}den(?:y|ies|ied) (?:the |all |any |every )?(?:allegations?|accusations?|wrongdoing|claims)`,
  ),
];

/** Of some charges only: "cleared of a seventh", "acquitted on the remaining counts". */
export const PARTLY =
  /\b(?:of|on) (?:an?(?:other)?|one|two|three|the (?:other|remaining|lesser|most serious|first|second|third|fourth|\p{L}+th)|some|several|further)(?: \p{L}+){0,3}? ?(?:charges?|counts?|offences?|seventh|sixth|fifth|fourth|third|second|others?)\b|\bof an? \p{L}+th\b/iu;
