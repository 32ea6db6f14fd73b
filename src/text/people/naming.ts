import { cue } from "../languages/cues.ts";
import { ORGANISATION_WORD } from "../prose/arguments.ts";
import { ROLE_NOUN } from "../tokens/role-nouns.ts";
import { isThing } from "../tokens/names.ts";
import { GRAMMARS, lexiconFor, WORDED } from "../languages/languages.ts";
import type { WordClass } from "../languages/words.ts";

/** A text that is a person's name and nothing else: two to six words with capitals, small particles between them. */
export function isPersonName(text: string): boolean {
  return (
    text.length <= MAX_NAME_LENGTH && NAME.test(text) && !NO_NAME.test(text) && !isThing(text) && !isCompanyName(text)
  );
}

const MAX_NAME_LENGTH = 80;
/** Words of headings that name no person: of menus, sections and greetings. */
const NO_NAME = new RegExp(`(?<!\\p{L})(?:${cue("heads no name")})(?!\\p{L})`, "u");
const NAME =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Sir|Dame|Herr|Frau)\.?\s)*\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:van|von|de|del|della|di|da|der|den|la|le|ten|ter|zu|y)\s)*[\p{Lu}"“„][\p{L}.'’"”“-]*){1,5}(?:,?\s(?:Jr|Sr|II|III|IV)\.?)?$/u;

/** A text that holds the noun of a post, in one of our languages. */
export function isJobTitle(text: string): boolean {
  if (ROLE_NOUN.test(text)) return true;
  roles ??= new RegExp(
    `(?<![\\p{L}-])(?:${GRAMMARS.flatMap((grammar) => (grammar.roles === "" ? [] : [grammar.roles])).join("|")})(?![\\p{L}])`,
    "iu",
  );
  return roles.test(text) || hasWord(text, "ROLE") || OTHER_ROLES.test(text);
}

/** Posts in Chinese and Japanese by how they end, in Arabic and Hindi by their nouns. */
const OTHER_ROLES =
  /(?:总?经理|總?經理|主任|主管|组长|組長|工程师|工程師|专员|專員|总监|總監|教授|讲师|講師|研究员|研究員|医师|醫師|医生|醫生|律师|律師|记者|記者|编辑|編輯|顾问|顧問|助理|秘书|秘書|董事长?|董事長?|总裁|總裁|院长|院長|校长|校長|会長|会长|會長|部長|部长|課長|课长|係長|科长|科長|处长|處長|局长|局長|店長|店长|厂长|廠長|社長|担当|代表|取締役|執行役員|通訳者?|翻訳者?|デザイナー|エンジニア|マネージャー|ディレクター|リーダー|プロデューサー|教諭|助教|准教授|職人|实习生|實習生|実習生|技师|技師|技术员|技術員|设计师|設計師|建筑师|建築師|建築士|教师|教師|老师|老師|厨师|廚師|会计师?|會計師?|分析师|分析師|程序员|科员|科員|委员|委員|理事|監事|监事|看護師|護士|护士|薬剤師|药师|藥師|弁護士|司法書士|合伙人|創業者|创始人|創辦人)(?:（[^）]{0,400}）|\([^)]{0,400}\))?$|(?<!\p{L})(?:ال)?(?:مدير|مديرة|مهندس|مهندسة|رئيس|رئيسة|أستاذ|أستاذة|مستشار|مستشارة|محلل|محللة|محاسب|محاسبة|طبيب|طبيبة|محام|محامية|صحفي|صحفية|معلم|معلمة|باحث|باحثة|مدرس|مدرسة|منسق|منسقة|مشرف|مشرفة|مسؤول|مسؤولة|عضو|محرر|محررة|مصمم|مصممة|مترجم|مترجمة|متدرب|متدربة|موظف|موظفة|مساعد|مساعدة|مؤسس|مؤسسة|كاتب|كاتبة|ممرض|ممرضة|فني|فنية)(?!\p{L})|(?:शिक्षक|शिक्षिका|प्रबंधक|अधिकारी|अभियंता|इंजीनियर|निदेशक|निदेशिका|अध्यक्ष|सचिव|प्रोफ़ेसर|प्रोफेसर|प्राध्यापक|संपादक|पत्रकार|संवाददाता|डॉक्टर|चिकित्सक|वकील|लेखाकार|क्लर्क|लिपिक|सहायक|सलाहकार|संस्थापक|लेखक|लेखिका|कलाकार|कारीगर|प्रशिक्षक|वैज्ञानिक|विश्लेषक|नर्स|इंटर्न|मैनेजर|व्याख्याता|प्रधानाचार्य|प्रधानाचार्या|समन्वयक|सदस्य)(?!\p{L})/u;

/** A text with a noun of institutions in one of our languages, or a name in quotation marks. */
export function isInstitution(text: string): boolean {
  return hasWord(text, "ORG") || hasWord(text, "SCHOOL") || /[«„「『][^»“”」』]{2,60}[»“”」』]/u.test(text);
}

/** A word that a language's list has in a class; in languages of cases by its stem. */
function hasWord(text: string, of: WordClass): boolean {
  const words = text.slice(0, MAX_TITLE_LENGTH).toLowerCase().match(WORD) ?? [];
  if (words.length === 0) return false;
  const cyrillic = /\p{Script=Cyrillic}/u.test(text);
  return WORDED.some(({ lang, inflects, cyrillic: isCyrillic = false }) => {
    if (cyrillic !== isCyrillic) return false;
    const lexicon = lexiconFor(lang);
    return words.some(
      (word) =>
        word.length > 3 &&
        lexicon?.classesOf(word).has(of) &&
        (inflects !== true || cyrillic || lexicon.isListed(word)),
    );
  });
}

/** Of a line; longer ones are no titles. */
const MAX_TITLE_LENGTH = 160;
const WORD = /[\p{L}\p{M}]+(?:[-'’][\p{L}\p{M}]+)*/gu;

let roles: RegExp | undefined;

/** A text with a word that companies and offices have in their names, or a legal form. */
export function isCompanyName(text: string): boolean {
  return ORGANISATION_WORD.test(text) || LEGAL_FORM.test(text);
}

const LEGAL_FORM =
  /(?:^|\s)(?:S\.\s?p\.\s?A\.|S\.\s?r\.\s?l\.|B\.V\.|N\.V\.|Oy|A\/S|Sp\. z o\.o\.|Lda\.?|Ltda\.?|& Co\.?|Pty)(?:\s|$)/u;

/** A text with a word that schools have in their names, in the languages of Europe. */
export function isSchoolName(text: string): boolean {
  return SCHOOL.test(text);
}

const SCHOOL = new RegExp(cue("schools"), "iu");
