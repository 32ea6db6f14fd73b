import type { FrameLanguage } from "../frame-language.ts";

const YEAR = "(?:19|20)\\d\\d";
const DAY = "年(?:\\d{1,2}月)?(?:\\d{1,2}日)?";
const ON = "年(?:\\d{1,2}月)?(?:\\d{1,2}日)?(?:、|に|から|より|に、)?";
const ORG = "(?!同社|同校|同大|当社|卒業|代表|取締役|社外|会長|社長|まで|から|より|現在)[^、。；（）()\\d年]{2,24}?";
const POST =
  "(?:(?:代表|社外|独立|非常勤|共同|副|総|常務|専務|上級|主任|主席|執行|取締役|名誉|客員|特任|上席|シニア|チーフ|営業|技術|人事|財務|経理|企画|開発|製造|工場|支店|本部|事業|広報|設計|研究|編集|海外){0,4}(?:社長|会長|部長|課長|係長|室長|所長|店長|院長|校長|局長|工場長|支店長|取締役|執行役員|役員|監査役|代表|教授|准教授|講師|助教|教諭|研究員|主任|主査|職員|記者|編集者|編集長|デザイナー|エンジニア|マネージャー|マネジャー|ディレクター|プロデューサー|リーダー|コンサルタント|アナリスト|プログラマー|通訳者?|翻訳者?|弁護士|会計士|税理士|司法書士|建築士|看護師|医師|薬剤師|料理長|職人|杜氏|監督|コーチ|選手|作家|俳優|店主|理事長?|委員長?|最高財務責任者|最高経営責任者|最高技術責任者|解説者|研修医|専攻医|専門医|フェロー|医員|医長|評議員|保健師|栄養士|司書|学芸員|技師|整備士|運転士|支部長|町会長|頭取|局員|館長|座長|師範|住職|宮司|イラストレーター|カメラマン|ライター|翻訳家|写真家|画家|漫画家|ピアニスト))";
/** How names of employers end; a unit behind one, "新聞社学芸部記者", belongs to the post. */
const BODY =
  "(?:株式会社|会社|合同会社|法人|グループ|ホールディングス|銀行|証券|商事|物産|製作所|工業|製薬|電機|新聞社|新聞|出版社|出版|書店|書房|放送|テレビ|ラジオ|雑誌社|大学院|大学|高校|高等学校|中学校|小学校|学校|学園|幼稚園|保育園|病院|医院|クリニック|診療所|研究所|研究機構|財団|協会|学会|連盟|連合会|組合|委員会|県庁|都庁|市役所|区役所|役場|本庁|省|庁|事務所|美術館|博物館|図書館|劇団|楽団|交響楽団|センター|農協|漁協|工房|製鉄所|造船所|工場|ホテル|旅館|編集部)";
/** An employer by how its name ends. */
const FIRM = `(?!同社|同校|同大|当社)[^、。；（）()\\d年はがをにで]{1,20}?${BODY}`;
/** Posts whose holder belongs to the unit: "大学文学部准教授". */
const ACADEMIC = "教授|講師|助教|研究員";
const KIN = "(?:夫|妻|父|母|兄|姉|弟|妹|長男|長女|次男|次女|三男|三女|息子|娘|祖父|祖母|義父|義母|恩師|同僚|上司)";
const SCHOOL = "[^、。；（）()\\d]{1,14}?(?:大学院|大学|高等学校|高校|専門学校|学院|短期大学)";

/** Japanese. */
export const japanese: FrameLanguage = {
  lang: "ja",
  ends: /[。！？\n]+/gu,
  doubts:
    /(?:ではない|なかった|断った|辞退|予定|する見込み|前任|後任|父は|母は|兄は|姉は|弟は|妹は|夫は|妻は|同姓同名|噂)/u,
  female: /彼女|女性社員|(?:一|二|三|四|1|2|3|4)児の母|女優|の母(?=。|、)/gu,
  male: /彼(?!女|ら)|(?:一|二|三|四|1|2|3|4)児の父|の父(?=。|、)/gu,
  titleAtEnd: new RegExp(
    `(?<=${BODY})(?!の|.{0,20}(?:${ACADEMIC})$)(?:(?!${BODY}).){0,12}?${POST}$|(?<=の|\\s|\\p{Script=Han}|\\p{Script=Katakana})${POST}$`,
    "u",
  ),
  years: inGregorianYears,
  nameAs: "",
  shortForms: (subject) => {
    const family = subject.split(/\s/u)[0] ?? subject;
    const short = family === subject ? [...subject].slice(0, 2).join("") : family;
    const whole = subject.split(/\s+/u).map(RegExp.escape).join("\\s?");
    return new RegExp(
      `(?<=^|[。、：:「\n])(?:${whole}|${RegExp.escape(short)})(?:さん|氏|先生|教授|社長)?(?:は|が)、?`,
      "gu",
    );
  },
  others: (subject) =>
    new RegExp(
      `(?<=^|[。、：:])(?:${KIN}(?:の[^、。はがも]{1,8}|[^、。はがも]{0,6}さん)?(?:は|が|も)|(?!${RegExp.escape([...subject][0] ?? "")})[\\p{Script=Han}\\p{Script=Katakana}・]{2,8}(?:さん|氏|先生|教授|社長)(?:は|が|も))`,
      "u",
    ),
  founder: ["創業者", "創業者"],
  listed: /、|と(?=\p{Script=Katakana}|\p{Script=Han})|・/u,
  frames: [
    /(?<tongues>(?:[\p{Script=Han}\p{Script=Katakana}ー]{1,8}語)(?:(?:、|と|・)[\p{Script=Han}\p{Script=Katakana}ー]{1,8}語){0,5})(?:に堪能|を話す|を話し|が堪能|が話せ|を操)/gu,
    /(?:趣味|道楽|好きなもの)は、?(?<pastimes>[^。、，\s「」]{1,12}?(?:(?:、|と|・)[^。、，\s「」]{1,12}?){0,4}?)(?:です|だ|。|$)/gu,
    new RegExp(
      `(?<from>${YEAR})${ON}(?:[^。、]{0,8}、)?(?<org>${ORG})(?:に|へ)(?:新卒で)?(?:入社|入団|入庁|入行|入省|入所|入局|入職|転職|移籍|参画|就職|加わ|進む|赴任|着任)`,
      "gu",
    ),
    new RegExp(
      `(?<from>${YEAR})${ON}(?:[^。、]{0,8}、)?(?<org>${ORG})(?:に|へ)?(?:新卒)?(?:入社|入団|入庁|入行|入省|入所|入局|入職|着任|赴任|転職|移籍)(?:[、。]|$)(?:(?<title>[^、。\\d]{0,8}?${POST})(?=[、。]|$))?`,
      "gu",
    ),
    new RegExp(
      `(?<from>${YEAR})(?:${DAY})?(?:から|より|[～〜~–－-])(?<to>${YEAR})${DAY}(?:まで)?(?:の間)?、?(?<org>${FIRM})(?:で|にて|に)(?:(?<title>[^、。\\d]{0,10}?${POST})(?:として|を務め)|勤務|勤め|在籍|所属)`,
      "gu",
    ),
    new RegExp(
      `(?:(?<from>${YEAR})${DAY}(?:から|より)、?)?(?<org>${FIRM})(?:で|にて)(?<title>[^、。\\d]{0,10}?${POST})(?:として|を務め|を担当)`,
      "gu",
    ),
    new RegExp(`(?<org>${FIRM})(?:勤務|在籍|入社)?を経て`, "gu"),
    new RegExp(`(?<org>${FIRM})(?:に|で)?(?:勤務|勤めた|勤める|勤めて)`, "gu"),
    new RegExp(
      `(?<from>${YEAR})${ON}(?<org>${FIRM})の?(?<title>[^、。\\d]{0,10}?${POST})(?:に|を|へ|就任)?(?=[、。（(]|$)`,
      "gu",
    ),
    new RegExp(`(?<from>${YEAR})${ON}(?<org>${ORG})を(?<founded>設立|創業|開業|開店|開いた|立ち上げ|オープン)`, "gu"),
    new RegExp(
      `(?<from>${YEAR})${ON}(?<org>${ORG})の?(?<title>${POST})(?:に就任|となり|となる|を務める|に着任|に就く|に昇進|に選出)`,
      "gu",
    ),
    new RegExp(
      `(?<from>${YEAR})${DAY}(?:から|より|以降)は?、?(?:現在まで、?)?(?<current>)(?<org>${ORG})(?:(?<title>${POST})|の(?<title>[^、。\\d]{0,8}?${POST}))(?=。|、|として|を務めて|を兼|$)`,
      "gu",
    ),
    new RegExp(
      `(?<from>${YEAR})(?:${DAY})?(?:から|より|[～〜~–－-])(?<to>${YEAR})${DAY}(?:まで)?(?:の間)?、?(?<org>${ORG})(?:(?<title>${POST})|の(?<title>[^、。\\d]{0,8}?${POST}))(?=。|、|を|として|に|$)`,
      "gu",
    ),
    // "青葉ガス株式会社 社外取締役（2021年6月～現任）": posts held beside the first, in a list.
    new RegExp(
      `(?<=^|[。、：:\\n]\\s{0,2})(?<org>${ORG})\\s(?<title>${POST})[（(](?<from>${YEAR})(?:${DAY})?[～〜~–－-]\\s?(?:(?<current>現任|現在|現職|(?=[）)]))|(?<to>${YEAR})(?:${DAY})?)[）)]`,
      "gu",
    ),
    new RegExp(`(?:現在は?、?|現、?)(?<current>)(?<org>${ORG})の?(?<title>${POST})(?=。|、|を|として|$)`, "gu"),
    // "現在、南橋大学教授、兼東雲研究所所長": a second post, held alongside the first.
    new RegExp(`(?<=現[^。]{0,60}[、，])兼(?<current>)(?<org>${ORG})の?(?<title>${POST})(?=。|、|を|として|$)`, "gu"),
    new RegExp(
      `(?:(?<year>${YEAR})年?(?:\\d{1,2}月)?、?)?(?<school>${SCHOOL})(?<degree>[^、。；（）]{1,16}(?:学部|学科|研究科|専攻|課程))?[^、。；（）]{0,8}?(?:を卒業|卒業|を修了|修了|卒(?=。|、|（|$))`,
      "gu",
    ),
    new RegExp(
      `(?:(?<year>${YEAR})${DAY}、?\\s?)?(?<school>${SCHOOL})(?:より|から|で|にて|の)?\\s?(?<degree>[^、。；（）\\s]{1,12}(?:学士|修士|博士))(?:号|の学位)?(?:[（(][^（）()]{1,12}[）)])?を?(?:取得|授与|授かっ)`,
      "gu",
    ),
    /(?<award>[^、。「」（）\d年はが]{2,24}(?:大賞|賞|勲章|褒章|メダル))」?(?:を|に)(?:受賞|授与|受章|輝)/gu,
    new RegExp(`(?<birth>${YEAR})年(?:\\d{1,2}月)?(?:\\d{1,2}日)?、?[^。、]{0,14}?生まれ`, "gu"),
    /(?<count>[一二三四1234](?:児|男[一二三四1234]女|男|女)の(?:父|母)|[一二三四1234]人の子)/gu,
    /(?:夫|妻)の(?<spouse>[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]{1,6}?)(?:さん|氏)?(?=と|、|は|も)/gu,
    /の(?<spouse>[\p{Script=Han}\p{Script=Hiragana}]{2,6})(?:さん)?と結婚/gu,
    /(?<home>[\p{Script=Han}]{2,8})(?:在住|に暮らす|に住む)/gu,
  ],
  children: (phrase) => {
    const numbers: Readonly<Record<string, number>> = { 一: 1, 二: 2, 三: 3, 四: 4, 1: 1, 2: 2, 3: 3, 4: 4 };
    return [...phrase.matchAll(/[一二三四1234]/gu)].reduce((sum, [n]) => sum + (numbers[n] ?? 0), 0) || undefined;
  },
};

/** The year before the first of each era. */
const ERAS: Readonly<Record<string, number>> = { 明治: 1867, 大正: 1911, 昭和: 1925, 平成: 1988, 令和: 2018 };

/** "昭和五十六年から同60年" is 1981年から1985年. */
function inGregorianYears(text: string): string {
  let era = "";
  return text.replace(
    /(明治|大正|昭和|平成|令和|同)(元|\d{1,2}|[一二三四五六七八九十]{1,3})(?=年(?!間))/gu,
    (written, named: string, year: string) => {
      if (named !== "同") era = named;
      const before = ERAS[era];
      return before === undefined ? written : String(before + yearOf(year));
    },
  );
}

function yearOf(written: string): number {
  if (written === "元") return 1;
  if (/^\d/u.test(written)) return Number(written);
  const [tens = "", ones] = written.includes("十") ? written.split("十") : ["0", written];
  const digit = (letter: string | undefined) => Math.max(0, "〇一二三四五六七八九".indexOf(letter || "〇"));
  return (tens === "" ? 1 : digit(tens)) * 10 + digit(ones);
}
