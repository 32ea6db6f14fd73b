import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

const WORDS: Readonly<Record<string, string>> = {
  S: raw`(?<!(?:^|[^\p{L}])(?:de|do|da|a|ao|à|por|pelo|pela|para|com|contra|sobre|segundo|entre|disse|que)\s)@(?!’[so])`,
  SUBJ: raw`{S}{APP}(?:que\s+)?`,
  CASE: raw`(?:processo|inquérito|acusaç(?:ão|ões)|denúncia|queixa|investigação|ação)`,
  DROPPED: raw`(?:(?:arquivad|retirad|rejeitad|extint|trancad)[oa]s?|julgad[oa] improcedente)`,
  DAY: raw`(?:\s(?:na|nesta|esta) (?:segunda|terça|quarta|quinta|sexta)(?:-feira)?|\s(?:no|neste) (?:sábado|domingo)|\sontem|\shoje|\sem \p{L}+(?: de \p{N}{4})?|\sem \p{N}{4}){0,2}`,
  BE: raw`(?:foi|fora|tinha sido|havia sido|tem sido|é|era|será|está)(?:\s+(?:\p{L}+mente|também|já|hoje|ontem))*`,
  O: raw`(?:(?!(?:de|du|des|par|pour|à|au|avec|contre|qui|que|et|por|para|con|y|di|da|del|della|per|che|e|com|do|dos|um|una?|une|o|a)\s)[\p{L}-]+\s+){0,3}?@(?!’[so])`,
};

const pt = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...denying(
    "convicted",
    raw`\b(?:absolveu|absolve|ilibou){DAY} (?:[oa] )?{O}[^#%;:?]{2,90}?,? mas (?:(?:@’o\s+|[oa] )conden(?:ou|a)(?!\p{L})|conden(?:ou|a)-(?:[oa](?!\p{L})|@))`,
    raw`(?:{SUBJ}{BE} |^\W*{O} )(?:considerad|declarad)[oa] (?:inocente|não culpad[oa]) [^#%@;:?]{2,90}?,? mas culpad[oa] d`,
  ),
  // "@, de 52 anos, condenado em 2023 a dois anos".
  ...pt(
    "convicted",
    raw`@(?!’[so])(?:\s*,[^,;:@#%]{1,30})?,\s(?:já )?condenad[oa] (?:em (?:\p{L}+ de )?\p{N}{4} )(?:a|por)(?!\p{L})`,
  ),
  ...pt("pardoned", raw`{SUBJ}{BE} indultad[oa]|{SUBJ}{BE} perdoad[oa] pelo`, raw`\bindulto {MID}(?:a|ao|à) {O}`),
  ...pt(
    "overturned",
    raw`\b(?:anulou|revogou|anula) a condenação (?:de|do|da) {O}`,
    raw`\b(?:anulou|revogou|anula) (?:n[ao] [\p{L}-]+ )?a condenação [^#%@;.]{0,80}?(?:contra|imposta a|aplicada a) {O}`,
    raw`\bcondenação (?:de|do|da) {O} {BE} anulada`,
  ),
  ...pt(
    "acquitted",
    raw`{SUBJ}{BE} (?:absolvid[oa]|ilibad[oa]|inocentad[oa])`,
    raw`^\W*{O} (?:absolvid[oa]|ilibad[oa]|inocentad[oa])`,
    raw`^\W*(?:absolvid[oa]|ilibad[oa]|inocentad[oa]) {O}`,
    raw`\b(?:absolveu|absolve|ilibou|iliba|inocentou|inocenta){DAY} (?:[oa] )?{O}`,
    raw`\babsolvição (?:de|do|da) {O}`,
    raw`@’o\s+(?:absolveu|absolve|ilibou)`,
  ),
  ...pt(
    "dropped",
    raw`\b{CASE} {MID}(?:#\s)?contra {O}{APP}(?:{BE} )?{DROPPED}`,
    raw`\b(?:arquivou|arquiva) {MID}contra {O}`,
    raw`\b(?:rejeitou|rejeita|retirou|retira|trancou|{DROPPED}) {MID}\b{CASE} {MID}(?:#\s)?contra {O}`,
  ),
  ...denying("dropped", raw`{SUBJ}não (?:vai|irá|foi|será) (?:a julgamento|levad[oa] a julgamento|pronunciad[oa])`),
  ...pt(
    "sentenced",
    raw`{SUBJ}{BE} condenad[oa] {MID}a {MID}(?:anos?|meses|prisão|cadeia)`,
    raw`\b(?:condenou|condena){DAY} (?:[oa] )?{O} a {MID}(?:anos?|meses|prisão)`,
    raw`{SUBJ}(?:pegou|apanhou|recebeu|vai cumprir|cumprirá|cumpre) {MID}(?:anos?|meses) de (?:prisão|cadeia|reclusão)`,
    raw`@’o\s+condenou a {MID}(?:anos?|meses|prisão)`,
  ),
  ...pt(
    "disqualified",
    raw`{SUBJ}{BE} (?:inabilitad[oa]|considerad[oa] inelegível|declarad[oa] inelegível|proibid[oa] de exercer|cassad[oa])`,
    raw`{SUBJ}(?:ficou|perdeu|fica|perde) (?:inelegível|o mandato por decisão)`,
    raw`\bcassou {MID}(?:mandato|registo|registro|licença) (?:de|do|da) {O}`,
  ),
  ...pt(
    "fined",
    raw`{SUBJ}{BE} multad[oa]`,
    raw`{SUBJ}{BE} condenad[oa] {MID}(?:multa|pagar {MID}multa)`,
    raw`\bmulta {MID}(?:a|ao|à|contra) {O}`,
    raw`{SUBJ}(?:terá|tem|vai ter|deverá|deve|teve) (?:de |que )?pagar {MID}(?:multa|coima)`,
  ),
  ...pt(
    "sanctioned",
    raw`{SUBJ}{BE} (?:expuls[oa] da (?:Ordem|polícia|magistratura)|demitid[oa] por (?:justa causa|falta grave|{MID}conduta)|(?:incluíd|colocad)[oa] na lista (?:negra|{MID}sanções)|declarad[oa] insolvente)`,
    raw`\bsanções (?:a|ao|à|contra) {O}`,
  ),
  ...pt(
    "convicted",
    raw`{SUBJ}{BE} (?:condenad[oa](?! a (?:indemnizar|indenizar|pagar (?=[^#%@.;]{0,60}?indemniza)|crescer|vencer|ganhar|viver|esperar|repetir|desaparecer|escolher))|considerad[oa] culpad[oa])`,
    raw`{SUBJ}{BE} {MID}(?<!\p{L})(?:mas|e|embora) (?:\p{L}+ )?condenad[oa](?! a (?:viver|vencer))`,
    raw`\b(?:condenou|condena){DAY} (?:[oa] )?{O}(?! a (?:devolver|restituir|ressarcir|indemnizar|indenizar|pagar)(?!\p{L}))`,
    raw`{SUBJ}(?:confessou|declarou-se culpad[oa])`,
    raw`\bcondenação (?:de|do|da) {O}(?! (?:foi|é|fora) (?:anulada|revogada))`,
  ),
  ...pt(
    "tried",
    raw`{SUBJ}{BE} (?:julgad[oa]|a ser julgad[oa])`,
    raw`{SUBJ}(?:começou|começa|vai|voltou|volta) a ser julgad[oa]|{SUBJ}senta-se no banco dos réus`,
    raw`\bjulgamento (?:de|do|da) {O}`,
  ),
  ...pt(
    "extradited",
    raw`{SUBJ}{BE} extraditad[oa]`,
    raw`\b(?:extraditou|extraditaram){DAY} (?:[oa] )?{O}`,
    raw`\bextradição (?:de|do|da) {O}(?! {BE} (?:recusada|negada))`,
  ),
  ...pt(
    "liable",
    raw`{SUBJ}(?:terá|tem|vai ter|deverá|deve|teve) (?:de |que )?(?:indemnizar|indenizar|pagar {MID}(?:indemniza|indeniza))`,
    raw`{SUBJ}{BE} condenad[oa] {MID}a (?:indemnizar|indenizar|pagar {MID}indemniza)`,
  ),
  ...pt(
    "charged",
    raw`{SUBJ}{BE} (?:indiciad[oa]|(?:denunciad|acusad)[oa] pel[oa] (?:Ministério|MP|Procuradoria|promotoria)|acusad[oa] formalmente|constituíd[oa] arguid[oa]|pronunciad[oa] por)`,
    raw`\b(?:Ministério Público|MP|Procuradoria|promotoria|MPF)(?!\p{L}){MID} (?:denunciou|acusou|indiciou){DAY} (?:[oa] )?{O}`,
    raw`{SUBJ}(?:tornou-se|virou|é) réu|{SUBJ}(?:tornou-se|virou|é) ré(?!\p{L})`,
    raw`\b(?:indiciou|acusou formalmente) {O}`,
  ),
  ...pt(
    "arrested",
    raw`{SUBJ}{BE} (?:detid[oa]|pres[oa](?! a)|capturad[oa])`,
    raw`\b(?:deteve|detiveram|prendeu|prenderam){DAY} (?:[oa] )?{O}`,
    raw`{SUBJ}{BE} (?:algemad[oa]|conduzid[oa] à (?:delegacia|esquadra))`,
    raw`{SUBJ}ficou em prisão (?:preventiva|domiciliária)`,
    raw`\b(?:detenção|prisão) (?:de|do|da) {O}`,
  ),
  ...pt("sued", raw`{SUBJ}{BE} processad[oa]`, raw`\b(?:processou|processa) {O}`),
  ...pt(
    "investigated",
    raw`{SUBJ}{BE} (?:investigad[oa]|alvo de (?:uma )?investigação|suspeit[oa] de)`,
    raw`\b(?:investiga|investigação (?:a|sobre|contra)) {O}`,
    raw`\b(?:abriu|instaurou|abre) {MID}(?:inquérito|investigação) {MID}(?:contra|a|sobre) {O}`,
  ),
  ...pt("alleged", raw`{SUBJ}{BE} acusad[oa] de`, raw`\b(?:acusações|queixa) {MID}contra {O}`),
  ...weakly(
    "overturned",
    raw`(?<!\p{L})(?:a|sua|essa|esta|aquela) (?:condenação|sentença condenatória){MID} (?:foi|fora|tinha sido|é) (?:\p{L}+mente )?(?:anulada|revogada)`,
    raw`(?<!\p{L})(?:anulou|revogou) (?:a|a sua|essa|esta) (?:condenação|sentença)(?!\p{L})(?! (?:de|do|da) #)`,
  ),
  ...weakly("dropped", raw`^[^#@%]*(?<!\p{L}){CASE}(?!\p{L}){MID}(?:foi|foram) {DROPPED}(?!\p{L})`),
  ...pt(
    "sentenced",
    raw`\b(?:aplicou|aplica|impôs|impõe) a {O}{MID}(?:pena|prisão|anos?|meses)(?!\p{L})`,
    raw`^\W*(?:[\p{L}\p{N}]+ )?(?:anos?|meses)(?: e \p{L}+ meses)? de (?:prisão|cadeia|reclusão) para {O}`,
  ),
  ...pt(
    "charged",
    raw`\b(?:aceitou|aceita|recebeu|recebe) (?:a )?denúncia contra {O}`,
    raw`{SUBJ}(?:virou|vira|tornou-se|torna-se) (?:réu|ré)(?!\p{L})`,
  ),
  ...pt(
    "investigated",
    raw`{SUBJ}{BE} alvo(?:,[^,;:.#%@]{3,40},)? d[aeo]s? (?:\p{L}+ )?(?:[Oo]peração|[Ii]nquérito|[Ii]nvestigação|[Bb]uscas|mandado)`,
    raw`{SUBJ}{BE} constituíd[oa] arguid[oa]`,
  ),
  ...pt(
    "disqualified",
    raw`{SUBJ}(?:teve|tem) o (?:registo|registro|mandato|diploma|cargo)(?: \p{L}+)? (?:cassado|suspenso|anulado)`,
    raw`{SUBJ}{BE} (?:banid[oa]|proibid[oa]) (?:da profissão|de exercer)`,
  ),
  ...pt("tried", raw`\b(?:pede|pediu|pedem|requer|requereu) {MID}(?:anos?|meses) {MID}(?:para|contra) {O}`),
  ...pt(
    "convicted",
    raw`{SUBJ}(?:confessou|admitiu|assumiu) (?:os (?:factos|fatos|crimes)|a (?:culpa|autoria)|o crime)`,
  ),
  ...pt(
    "investigated",
    raw`(?<!\p{L})(?:buscas|busca e apreensão) {MID}(?:na casa|no escritório|na residência|em casa) de {O}`,
    raw`(?<!\p{L}){O}, suspeit[oa] de`,
  ),
  ...pt(
    "charged",
    raw`^\W*[Aa]cusad[oa] (?:pelo (?:MP|Ministério Público)|de)[^#%@;:.]{0,40}, {S}`,
    raw`{SUBJ}(?:arrisca|pode apanhar) {MID}(?:anos?|meses)`,
  ),
  ...pt("tried", raw`{SUBJ}(?:sentou-se|senta-se|sentou|está) no banco dos réus`),
  ...pt("convicted", raw`(?<!\p{L})(?:considerou|declarou|julgou) {O} culpad[oa]`),
  ...pt(
    "sentenced",
    raw`(?<!\p{L})(?:fixou|aplicou|determinou) {MID}(?:anos?|meses) {MID}a pena (?:de|a) {O}`,
    raw`(?<!\p{L}),? a pena de {O}$`,
  ),
  ...pt(
    "fined",
    raw`{SUBJ}(?:levou|recebeu|apanhou|terá de pagar) (?:uma )?(?:multa|coima)`,
    raw`(?<!\p{L})(?:multa|multou|autua e multa|autuou) {O}(?= (?:em|por|com)|[.,]|$)`,
  ),
  ...pt(
    "settled",
    raw`{SUBJ}(?:fechou|celebrou|firmou|fez|chegou a) (?:um )?acordo (?:com|extrajudicial)`,
    raw`\bdiferendo|litígio {MID}e {O} ficou resolvido`,
  ),
  ...pt("liable", raw`(?<!\p{L})(?:obrigou|condenou) {O} a (?:devolver|indemnizar|indenizar|pagar (?:uma )?indem)`),
  ...pt(
    "dropped",
    raw`(?<!\p{L})(?:tranca|trancou|arquiva|arquivou|encerra|encerrou) (?:a |o )?(?:ação penal|inquérito|processo|investigação) (?:contra|a) {O}`,
  ),
  ...pt(
    "overturned",
    raw`(?<!\p{L})(?:revogou|anulou|reverteu) a (?:sentença|decisão|condenação) que (?:tinha |havia )?condena(?:do|ra|va) {O}`,
  ),
  ...pt(
    "extradited",
    raw`{SUBJ}(?:chegou|desembarcou|foi trazid[oa]) (?:algemad[oa]|sob escolta)`,
    raw`{SUBJ}(?:foi )?(?:entregue|extraditad[oa]) (?:por|pelas|às)`,
  ),
  ...pt(
    "charged",
    raw`\b(?:tornou|torna|tornaram) (?:réus?|rés?) (?:[oa] )?{O}`,
    raw`\b(?:deduziu|deduz|formalizou) (?:a )?acusação (?:formal )?contra {O}`,
    raw`\b(?:aceitou|aceita|recebeu|recebe)(?: [^#%@.;]{0,40}?)? denúncia [^#%@.;]{0,60}?(?:contra|em desfavor de) {O}`,
  ),
  ...pt("tried", raw`\b(?:repetir|repetição d[oe]|anulou|anula|novo) (?:o )?julgamento (?:de|do|da|a|para) {O}`),
  ...pt(
    "fined",
    raw`\b(?:aplicou|aplica|impôs) uma (?:\p{L}+ )?(?:coima|multa) {MID}(?:a|ao|à) {O}`,
    raw`\b(?:aplicou|aplica|impôs) (?:a|ao|à) {O} uma (?:\p{L}+ )?(?:coima|multa)`,
    raw`\b(?:condenou|condena){DAY} (?:[oa] )?{O} (?:a|ao) (?:uma |pagamento de (?:uma )?|pagar (?:uma )?)?(?:multa|coima)`,
  ),
  ...pt(
    "liable",
    raw`\b(?:condenou|condena){DAY} (?:[oa] )?{O} a (?:devolver|restituir|ressarcir|indemnizar|indenizar|pagar (?:[^#%@.;]{0,40}?inde[mn]))`,
  ),
  ...denying("dropped", raw`\b(?:decidiu|decide) não (?:levar|pronunciar) {O}(?: a julgamento)?(?!\p{L})`),
  ...pt(
    "overturned",
    raw`\b(?:Relação|Supremo|STJ|STF|Tribunal de Justiça|TRF|instância superior)(?!\p{L}){MID} (?:absolveu|absolve|inocentou){DAY} {O}{APP}?(?:que )?(?:tinha sido|havia sido|fora|foi) condenad[oa]`,
    raw`{SUBJ}{BE} (?:absolvid|inocentad)[oa] (?:em segunda instância|em recurso|pela Relação|pelo (?:STJ|STF|Supremo))`,
  ),
  ...pt("disqualified", raw`\b[Oo]rdem d[oa]s \p{L}+ (?:expulsou|expulsa) {O}`),
  ...pt(
    "sanctioned",
    raw`\b(?:[Oo]rdem|[Cc]onselho|[Cc]omissão|OAB|CRM)(?!\p{L}){MID} (?:suspendeu|suspende|censurou|advertiu|sancionou) {O}`,
    raw`\b(?:impôs|impuseram|impõe|aplicou|aplicaram) sanções (?:a|ao|à|contra) {O}`,
  ),
  ...pt("sued", raw`\b(?:processaram|acionaram|acionou) {O} (?:por|na|no|em)(?!\p{L})`),
  ...headlines(
    raw`(?:o )?caso|processo contra|julgamento de`,
    {
      dropped: raw`(?:(?:o |a )?(?:processo|inquérito|caso|investigação) (?:foi |é )?(?:arquivad[oa]|retirad[oa])|arquivad[oa] (?:o|a) (?:processo|inquérito|caso|investigação)|arquivamento)`,
      acquitted: raw`(?:absolvid[oa]|absolvição(?: confirmada)?|ilibad[oa]|inocentad[oa])`,
      overturned: raw`(?:a )?condenação (?:foi )?anulada|anulada a condenação`,
    },
    raw`de|do|da|por|pelo|pela|em|no|na|após|ao`,
  ),
];
