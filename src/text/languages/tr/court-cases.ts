import { type CaseSaying, headlines, sayings } from "../court-cases.ts";

const raw = String.raw;

/**
 * The verb comes last, and endings behind the apostrophe of a name show who does what: none is the subject of a
 * passive. Endings of verbs for what is denied, doubted or only said ("tutuklanmadı", "tutuklanmış", "tutuklandığı")
 * match nothing here.
 */
const WORDS: Readonly<Record<string, string>> = {
  // What stands right before the verb as a subject of its own: "bir hırsız yakalandı", "üç kişi", "zanlı".
  PARTY: raw`(?:bir|iki|üç|dört|beş|altı|on|\p{N}+) (?:\p{Alpha}+ ){0,2}?(?:kişi|adam|kadın|genç|şüpheli|zanlı|polis|memur|hırsız)|(?:kişi|adam|kadın|erkek|çocuk|genç|şüpheli|zanlı|sanık|saldırgan|hırsız|gaspçı|dolandırıcı|katil|fail|şoför|sürücü|memur|polis|müdür|işçi|öğrenci|çalışan|biri|diğeri|diğer|başka|herkes|kimse|hiç|değil|onlar|bazı|bunlar|ikisi|üçü|çete|örgüt|şirket|kulüp|takım|isim|futbolcu|hakem)(?:ler|lar|i|ı)?`,
  // A finite verb, or one of a clause with its own subject.
  CLAUSE: raw`(?!(?:kendi|şimdi|yedi|haydi|belli|adlı)(?!\p{Alpha}))\p{Alpha}+(?:[dt][ıiuü]|[dt]ığında|[dt]iğinde|[dt]uğunda|[dt]üğünde|(?<!s|l[ıiuü]ğ)[ıiuü]nc[ae]|rken|[mM][ae]d[ae]n)|iken|(?!(?:zaman|insan|hemen|resmen|tamamen|aynen|plan|orman|kurban|kısmen|gıyaben|alan|olan|süren)(?!\p{Alpha}))\p{Alpha}+(?<![dt])[ae]n|(?:tehdit |takip )?(?:eden|giden|satan|tutan|anlatan|aldatan)`,
  MID: raw`(?:(?!(?<!\p{Alpha})(?:{PARTY}|{CLAUSE})(?!\p{Alpha}))(?:[^#%@;:.]|(?<=\p{N})[.,](?=\p{N}))){0,110}?`,
  // The person as the subject, and not "Kaya ile @", "@ ve".
  S: raw`(?<!(?:^|[^\p{Alpha}])(?:göre|ile|avukatı|vekili)\s)@(?!\s?['’]|\s(?:ve|ile|gibi|için|hakkında|adlı|adına|tarafından|aleyhine|karşısında)(?!\p{Alpha}))`,
  APP: raw`(?:\s*\([^()#%@]{1,60}\))?,?\s+`,
  SUBJ: raw`{S}{APP}{MID}(?<!\p{Alpha})`,
  // In the accusative, dative, genitive.
  ACC: raw`@['’]?(?:y|n)?[ıiuü]{APP}{MID}(?<!\p{Alpha})`,
  DAT: raw`@['’]?(?:y|n)?[ae]{APP}{MID}(?<!\p{Alpha})`,
  GEN: raw`@['’]?n?[ıiuü]n{APP}(?!\p{Alpha}*[dt][ıiuü]ğ[ıiuü](?!\p{Alpha})(?! ceza)){MID}(?<!\p{Alpha})`,
  FOR: raw`@ (?:için|yönünden) {MID}(?<!\p{Alpha})`,
  ABOUT: raw`@(?:\s*\([^()#%@]{1,60}\))?\s(?:hakkında|aleyhine|aleyhinde)(?:ki)?\s{MID}(?<!\p{Alpha})`,
  // No suit for damages, and no divorce.
  PUBLIC: raw`(?<!(?:tazminat|alacak|hukuk|boşanma|velayet|iflas|tapu|miras|iptal|nafaka) )`,
  GAOLED: raw`(?<!(?:m[ae]y[ae]|para cezasına) )mahk[uû]m`,
  // Behind a verb that ends its clause.
  E: raw`(?=\s*(?:[.;:!)…]|$)|,?\s(?:ve|ama|ancak|fakat)\s|,\s(?!(?:de(?:di|niyor|nil\p{Alpha}+)|diye|iddia\p{Alpha}*|şeklinde)(?!\p{Alpha})))`,
  TERM: raw`(?:\p{N}+|bir|iki|üç|dört|beş|altı|yedi|sekiz|dokuz|on(?: \p{Alpha}+)?|yirmi(?: \p{Alpha}+)?|otuz|müebbet|ömür boyu)[^#%@;:]{0,30}?(?:hapis|haps[ei])`,
};

const tr = sayings(WORDS);
const denying = sayings(WORDS, { denies: true });
const weakly = sayings(WORDS, { weak: true });

/** A participle before the person, with nothing but posts in between: "tutuklanan belediye başkanı @". */
const who = (participles: string) =>
  raw`(?<!\p{Alpha})(?:${participles}) (?:(?!\p{Alpha}+(?:[ıiuü]n|[ae]n|m[ıiuü]ş|[dt][ıiuü]ğ[ıiuü])(?!\p{Alpha}))\p{Alpha}+ ){0,4}?@(?!\s?['’]?n?[ıiuü]n(?!\p{Alpha}))`;

/** Ways to say that the person is at a stage of a case. */
export const courtCases: readonly CaseSaying[] = [
  ...tr("pardoned", raw`{SUBJ}affedildi{E}`, raw`{ACC}affetti{E}`),
  ...tr(
    "overturned",
    raw`{GEN}(?:mahk[uû]miyet\p{Alpha}*|ceza\p{Alpha}*|hapis cezası\p{Alpha}*) (?:\p{Alpha}+ ){0,2}?(?:bozuldu|kaldırıldı|bozdu|iptal edildi|kaldırdı){E}`,
    raw`{ABOUT}(?:mahk[uû]miyet|hapis|ceza)\p{Alpha}* (?:\p{Alpha}+ ){0,3}?(?:bozuldu|bozdu|kaldırıldı|kaldırdı){E}`,
    raw`@['’]?[yn]?[ae] verilen [^#%@;.]{0,40}?ceza(?:yı|sını|sı)? {MID}(?:bozdu|bozuldu|kaldırdı|kaldırıldı){E}`,
    raw`{GEN}(?:mahk[uû]miyeti|cezası) (?:ortadan kaldırıldı|geçersiz sayıldı){E}`,
    raw`(?:Yargıtay|[İIi]stinaf)[^#%@;.]{0,60}? {GEN}(?:mahk[uû]miyet|ceza)\p{Alpha}* {MID}(?:bozdu|kaldırdı){E}`,
  ),
  ...tr(
    "convicted",
    raw`{SUBJ}beraat e(?:tti|derken|dip),? {MID}(?:mahk[uû]m (?:oldu|edildi)|suçlu bulundu|cezasına çarptırıldı){E}`,
  ),
  ...tr(
    "acquitted",
    raw`{SUBJ}beraat etti{E}`,
    raw`{SUBJ}(?:aklandı|suçsuz bulundu){E}`,
    raw`{ACC}beraat ettirdi{E}`,
    raw`{ACC}suçsuz buldu{E}`,
    raw`{GEN}beraat(?:ine|ını|ına) (?:karar verdi|karar verildi|hükmetti|hükmedildi|onadı|onandı){E}`,
    raw`{ABOUT}beraat kararı (?:verdi|verildi|çıktı|onandı){E}`,
    raw`^\W*{DAT}beraat(?: kararı)?{E}`,
    raw`{DAT}beraat kararı verildi{E}`,
    who("beraat eden|aklanan"),
  ),
  ...denying(
    "dropped",
    raw`{ABOUT}(?:takipsizlik (?:kararı )?(?:verdi|verildi|çıktı)|kovuşturmaya yer olmadığına (?:(?:dair )?karar (?:verdi|verildi)|hükmetti|hükmedildi)){E}`,
    raw`^\W*{DAT}takipsizlik(?: kararı)?{E}`,
    raw`{DAT}takipsizlik (?:kararı )?verildi{E}`,
    raw`{FOR}(?:takipsizlik (?:kararı )?(?:verdi|verildi)|dava düştü|davanın düşmesine karar (?:verdi|verildi)){E}`,
    raw`@['’]?[yn]?[ae] yönelik (?:soruşturma|suçlama)\p{Alpha}* {MID}(?:kovuşturmaya yer olmadığına karar verildi|kapatıldı|düştü|düşürüldü){E}`,
    raw`{ABOUT}(?:dava|davayı|davanın|soruşturma|soruşturmayı|suçlamalar\p{Alpha}*) {MID}(?:düştü|düşürdü|düşürüldü|düşürülmesine karar verdi|düşmesine karar verdi|düşmesine karar verildi|reddedildi|reddetti|kapatıldı|kapattı|geri çekildi|geri çekti){E}`,
    raw`{DAT}açılan (?:dava|soruşturma) {MID}(?:düştü|düşürüldü|reddedildi|kapatıldı){E}`,
    raw`{DAT}yöneltilen suçlamalar {MID}(?:düştü|düşürüldü|geri çekildi){E}`,
  ),
  ...tr(
    "sentenced",
    raw`{SUBJ}{TERM} ceza(?:sına|sı ile|sıyla) (?:çarptırıldı|mahk[uû]m (?:edildi|oldu)|cezalandırıldı){E}`,
    raw`{SUBJ}{TERM} cezası aldı{E}`,
    raw`{SUBJ}hapis cezası(?:na çarptırıldı| aldı){E}`,
    raw`{SUBJ}(?:{TERM}|hapse|hapis cezasına) mahk[uû]m (?:edildi|oldu){E}`,
    raw`{ACC}(?:{TERM}|hapis) ceza(?:sına|sıyla|sı ile) (?:çarptırdı|mahk[uû]m etti|cezalandırdı){E}`,
    raw`{DAT}(?:{TERM}|hapis)(?: cezası)? (?:verdi|verildi){E}`,
    raw`^\W*{DAT}{TERM}(?: cezası)?{E}`,
    raw`{GEN}(?:{TERM}|hapis) ceza(?:sı|sını|sına) (?:\p{Alpha}+ ){0,2}?(?:onandı|onadı|onaylandı|onayladı){E}`,
    raw`{GEN}(?:{TERM}) cezası(?:na|yla) (?:çarptırılmasına|cezalandırılmasına) (?:karar verdi|karar verildi|hükmetti){E}`,
    who(raw`(?:hapis cezasına çarptırılan|hapis cezası alan|hapse mahk[uû]m edilen)`),
  ),
  ...tr(
    "fined",
    raw`{SUBJ}(?:adli |idari )?para cezasına (?:çarptırıldı|mahk[uû]m (?:oldu|edildi)){E}`,
    raw`{SUBJ}(?:adli |idari )?para cezası aldı{E}`,
    raw`{DAT}(?:(?:adli |idari )?para cezası|lira (?:ceza|yaptırım)) (?:kesildi|kesti|verildi|verdi|uyguladı|uygulandı){E}`,
    raw`{ACC}(?:adli |idari )?para cezasına (?:çarptırdı|mahk[uû]m etti){E}`,
    raw`^\W*{DAT}(?:[\p{Alpha}\p{N}.]+ ){0,4}?para cezası{E}`,
  ),
  ...tr(
    "convicted",
    raw`{SUBJ}(?:suçlu bulundu|{GAOLED} (?:oldu|edildi)|hüküm giydi){E}`,
    raw`{ACC}(?:suçlu buldu|{GAOLED} etti){E}`,
    raw`{SUBJ}(?:suçunu|suçlamaları|suçu|rüşvet aldığını|cinayeti) (?:itiraf|kabul) etti{E}`,
    raw`{ACC}(?:suçlu bulan|{GAOLED} eden)(?!\p{Alpha})`,
    raw`{GEN}(?:aldığı )?(?:ceza|hapis cezası|mahk[uû]miyet)(?:sı|i)? (?:\p{Alpha}+ )?kesinleşti{E}`,
    raw`{GEN}mahk[uû]miyet(?:ine|i|ini) (?:karar verdi|karar verildi|hükmetti|onandı|onadı){E}`,
  ),
  ...tr(
    "disqualified",
    raw`{SUBJ}(?:meslekten|görevden|kamu görevinden|barodan|siyasetten) (?:(?:men|ihraç) edildi|çıkarıldı|yasaklandı){E}`,
    raw`{ACC}(?:meslekten|kamu görevinden|barodan|siyasetten) (?:(?:men|ihraç) etti|çıkardı){E}`,
    raw`{GEN}(?:ruhsatı|lisansı|avukatlık ruhsatı|diploması|milletvekilliği|vekilliği) (?:\p{Alpha}+ ){0,5}?(?:iptal edildi|düşürüldü|elinden alındı){E}`,
    raw`{DAT}(?:siyasi yasak|meslekten men cezası|siyaset yasağı) (?:getirildi|verildi|kondu){E}`,
  ),
  ...tr(
    "tried",
    raw`{SUBJ}yargılanıyor{E}`,
    raw`{SUBJ}yargılandı{E}`,
    raw`{SUBJ}(?:bugün )?(?:hâkim|hakim|mahkeme|yargıç) (?:karşısına|önüne) çıktı{E}`,
    raw`{SUBJ}sanık sandalyesin(?:e oturdu|deydi|de){E}`,
    raw`{GEN}yargılan(?:masına|ması) (?:[\p{Alpha}'’]+ ){0,3}?(?:başlandı|başladı|devam edildi|sürüyor){E}`,
    raw`{GEN}yargılandığı dava(?:da|nın)(?!\p{Alpha})`,
    who("yargılanan|(?:hâkim|hakim|mahkeme) karşısına çıkan"),
  ),
  ...tr(
    "extradited",
    raw`{SUBJ}(?:\p{Lu}\p{Alpha}+['’]?[ydnt]?[ae] )(?:iade|teslim) edildi{E}`,
    raw`{ACC}(?:\p{Lu}\p{Alpha}+['’]?[ydnt]?[ae] )(?:iade|teslim) etti{E}`,
  ),
  ...tr(
    "liable",
    raw`{SUBJ}tazminat (?:ödemeye )?mahk[uû]m (?:oldu|edildi){E}`,
    raw`{SUBJ}{MID}tazminat ödemeye mahk[uû]m (?:oldu|edildi){E}`,
    raw`{GEN}{MID}tazminat ödemesine (?:karar verdi|karar verildi|hükmetti|hükmedildi){E}`,
  ),
  ...tr(
    "sued",
    raw`{ABOUT}(?:\p{Alpha}+ )?(?:tazminat|alacak|hukuk) davası (?:açtı|açıldı){E}`,
    raw`{DAT}(?:[\p{Alpha}\p{N}.]+ ){0,6}?(?:tazminat|alacak) davası (?:açtı|açıldı){E}`,
    raw`{ACC}(?:dava|mahkemeye) (?:etti|verdi){E}`,
  ),
  ...tr(
    "charged",
    raw`{ABOUT}{PUBLIC}dava(?:sı)? açıldı{E}`,
    raw`(?:[Ss]avcı|[Bb]aşsavcı)\p{Alpha}*[^#%@;.]{0,60}? {ABOUT}{PUBLIC}dava(?:sı)? açtı{E}`,
    raw`{ABOUT}iddianame (?:düzenlendi|hazırlandı|kabul edildi|düzenledi|hazırladı){E}`,
    raw`(?:{ABOUT}|{FOR})(?:düzenlenen|hazırlanan) iddianame(?!\p{Alpha})`,
    raw`@ hakkındaki iddianame(?!\p{Alpha})`,
    raw`{DAT}(?:[\p{Alpha}\p{N}]+ ){0,6}?(?:suçlaması yöneltildi|ceza davası açıldı){E}`,
    raw`(?:{GEN}|@ (?:hakkında|için) {MID}(?<!\p{Alpha})){TERM}(?:i|ni|ini|\s?cezası|\s?cezasını|le cezalandırılması\p{Alpha}*)? (?:istendi|istedi|talep edildi|istemiyle dava açıldı|isteniyor){E}`,
    raw`{DAT}dava açıldı{E}`,
  ),
  ...tr(
    "arrested",
    raw`{SUBJ}(?:tutuklandı|gözaltına alındı|yakalandı|kelepçelendi|enselendi|cezaevine (?:gönderildi|konuldu|girdi)|tutuklanarak cezaevine gönderildi|hapse girdi){E}`,
    raw`{SUBJ}(?:gözaltına alınarak|gözaltına alınıp|tutuklanarak)(?!\p{Alpha})`,
    raw`{SUBJ}gözaltına alındıktan sonra (?:serbest bırakıldı|adli kontrolle)`,
    raw`{ACC}(?:tutukladı|gözaltına aldı|yakaladı){E}`,
    raw`{GEN}bileklerine kelepçe (?:takıldı|vuruldu){E}`,
    raw`{GEN}tutuklanmasına (?:karar verdi|karar verildi|hükmetti){E}`,
    raw`{ABOUT}(?:tutuklama|yakalama|gözaltı) kararı (?:verdi|verildi|çıkarıldı|çıkardı){E}`,
    who("tutuklanan|gözaltına alınan|yakalanan|tutuklu"),
  ),
  ...tr(
    "investigated",
    raw`{ABOUT}(?:[\p{Alpha} ]{0,50} )?(?:soruşturma|inceleme) (?:başlatıldı|başlattı|açıldı|açtı|yürütülüyor){E}`,
    raw`{DAT}(?:[\p{Alpha} ]{0,50} )?(?:soruşturma|inceleme) (?:açıldı|başlatıldı|açtı){E}`,
    raw`^\W*{DAT}(?:[\p{Alpha}]+ ){0,2}?soruşturma(?:sı)?{E}`,
  ),
  ...tr(
    "alleged",
    raw`{SUBJ}(?:ile |yapmakla |almakla |etmekle |\p{Alpha}+(?:m[ae]kl[ae]|tan|ten|dan|den) )(?:suçlanıyor|suçlandı|itham edildi|itham ediliyor){E}`,
    raw`{ACC}(?:\p{Alpha}+m[ae]kl[ae] )(?:suçladı|itham etti){E}`,
    who(raw`\p{Alpha}+m[ae]kl[ae] suçlanan`),
  ),
  ...weakly(
    "overturned",
    raw`^[^#@%]*(?<!\p{Alpha})(?:mahk[uû]miyet kararı|mahk[uû]miyet kararını) (?:bozuldu|bozdu|kaldırıldı|kaldırdı){E}`,
  ),
  ...weakly("acquitted", raw`^[^#@%]*(?<!\p{Alpha})beraat kararı (?:verdi|verildi){E}`),
  ...weakly("dropped", raw`^[^#@%]*(?<!\p{Alpha})(?:dava düştü|davanın düşmesine karar verdi|dava düşürüldü){E}`),
  ...tr("fined", raw`{ABOUT}(?:\p{Alpha}+ )?para cezas[ıi] (?:uygulad[ıi]|verdi|kesti|kesildi|uyguland[ıi]){E}`),
  ...tr(
    "sanctioned",
    raw`{DAT}yaptırım (?:uyguladı|uygulandı|kararı aldı|getirdi){E}`,
    raw`{ABOUT}yaptırım (?:kararı )?(?:uyguladı|aldı|alındı|uygulandı){E}`,
  ),
  ...headlines(
    raw`dava`,
    {
      dropped: raw`(?:dava düştü|takipsizlik(?: kararı)?|soruşturma kapatıldı)`,
      acquitted: raw`(?:beraat(?: etti| kararı)?|aklandı)`,
      overturned: raw`(?:mahk[uû]miyet|ceza|karar)(?:i|sı)? bozuldu`,
    },
    raw`davasında|davasından`,
  ),
];
