/** Codes by which English names are recognised: ISO 639-1, and others that sources use. */
const LANGUAGES =
  "af am ar as az be bg bn bo br bs ca ceb ckb co cs cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gu ha haw he hi hmn hr ht hu hy id ig is it ja jv ka kk km kn ko ku ky la lb ln lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn no ny om or pa pl ps pt qu rn ro ru rw sa sd se si sk sl sm sn so sq sr st su sv sw ta te tg th ti tk tn to tr ts tt ug uk ur uz vi vo wo xh yi yo yue zh zu";

/** ISO 3166-1. */
const REGIONS =
  "AD AE AF AG AI AL AM AO AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BM BN BO BR BS BT BW BY BZ CA CD CF CG CH CI CL CM CN CO CR CU CV CY CZ DE DJ DK DM DO DZ EC EE EG ER ES ET FI FJ FM FO FR GA GB GD GE GG GH GI GL GM GN GQ GR GT GU GW GY HK HN HR HT HU ID IE IL IM IN IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR KW KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MG MH MK ML MM MN MO MR MT MU MV MW MX MY MZ NA NE NG NI NL NO NP NR NZ OM PA PE PG PH PK PL PR PS PT PW PY QA RO RS RU RW SA SB SC SD SE SG SI SK SL SM SN SO SR SS ST SV SY SZ TD TG TH TJ TL TM TN TO TR TT TV TW TZ UA UG US UY UZ VA VC VE VN VU WS XK YE ZA ZM ZW";

const CODES = { language: LANGUAGES, region: REGIONS } as const;

const byEnglish = { language: codesOf("language"), region: codesOf("region") };

/** A language or country that a source names in English, in the reader's language; anything else unchanged. */
export function nameIn(language: string, type: keyof typeof CODES, name: string): string {
  if (language === "en") return name;
  const code = byEnglish[type]().get(name.trim().toLowerCase());
  const own = code === undefined ? undefined : new Intl.DisplayNames(language, { type, fallback: "none" }).of(code);
  return own === undefined ? name : own.charAt(0).toLocaleUpperCase(language) + own.slice(1);
}

/** A place that ends with a country, "Madrid, Spain", with the country in the reader's language. */
export function placeIn(language: string, place: string): string {
  const at = place.lastIndexOf(", ");
  return at < 0
    ? nameIn(language, "region", place)
    : place.slice(0, at + 2) + nameIn(language, "region", place.slice(at + 2));
}

/** Built on first use. */
function codesOf(type: keyof typeof CODES): () => ReadonlyMap<string, string> {
  let codes: ReadonlyMap<string, string> | undefined;
  return () => {
    if (codes !== undefined) return codes;
    const english = new Intl.DisplayNames("en", { type, fallback: "none" });
    codes = new Map(CODES[type].split(" ").map((code) => [english.of(code)?.toLowerCase() ?? code, code]));
    return codes;
  };
}
