import { detectAll } from "tinyld";

/** ISO 639-1 code of a language; of a few without one, tinyld's own code. */
export type Language = string;

/**
 * Function words of languages that much is posted in (Hindi in Latin letters): the commonest words of written text tell a language
 * at a hundredth of the cost of letter statistics, which are asked only where the words do not decide.
 */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en:
    "the and you is are was were to of for that this it's i'm i with have has my your we they what not be at on just so but all from our his her their will can't don't it he she how when who out get about been if " +
    "new day today tonight tomorrow yesterday love like good great see know want need think because could would should may might here there then than too very really again never always still off into after before where why our did does had being were make made take one two first last some any every more most more up down over an by or as their them these those its i've i'll you're we're they're that's let's didn't won't isn't me us him " +
    "go going got come time people work home week night morning weekend friday saturday sunday monday please thanks thank sorry best better well much many own while right only same such even says said around through until without someone everyone nobody nothing something anyone i'd he's she's there's doesn't wasn't couldn't wouldn't ever away about next each both few help keep look feel let put say tell try use find give long little old big bad nice happy free",
  de: "der die das und ist nicht ich wir sie ein eine einen mit auf für den dem zu von im auch es bei aus wie nach noch nur mal wenn aber so haben hat war sind sich mich mein meine dass heute über schon gibt wird zum zur kein uns euch ihr",
  es: "el los las que y de en un una por con para es no se lo del mi su muy más pero como me te está esta este todo todos hay ya al si yo tu cuando porque hoy son fue nos sin qué",
  it: "il lo gli che e di un una per con è non si del della dei delle nel nella mi ti sono ho ha questo questa anche come più ma alla al dal se io tutti oggi perché ci le mio mia cosa c'è sul sulla",
  pt: "o os as que e de em um uma por com para é não se do da dos das no na meu minha muito mais mas como me você está esta este tudo todos já ao eu ele ela quando hoje são foi nos sem pra pro tá isso também",
  fr: "le les des que et de en un une pour avec est ne pas se du dans mon ma très plus mais comme je tu il elle nous vous on c'est j'ai ce cette qui sur au aux par sont être fait tout bien aujourd'hui d'un l'on",
  hi: "hoon hu hun hua hui hue hota hoti hote gaya gya gayi gaye gye wala wale wali tha thi kuch kuchh kab kahan kahi kaise kaisa kaun kon kyu kyun kyon lekin magar mera meri mere hamara hamari tera teri tere uska uski uske iska iski iske unka unki apna apni apne apka aapka aapke aapki aap ap tujhe mujhe muje mujko tumhe hame unhe usne isne maine tune hamne sirf bahut bohot bahot acha accha achha sahi galat pyar yaar bhi bhai behen didi raha rahi rahe rha rhi rhe karta karti karte karna karne kiya kr krna krte liya diya lete jaise waise tab phir fir ab abhi kal aaj raat ghar baat logon sath chahiye chahta chahte sakta sakte sakti hain ek sabse sab sare saara pehle baad agar warna jo woh vo ye yeh hai nahi nahin nhi kya ko ki ka ke se ho aur kar karo mein tum koi toh hum wo liye",
  id: "yang dan di ini itu tidak ada aku kamu untuk dengan saya dari gak nggak sudah juga bisa sama lagi kita",
  tl: "ang ng mga sa na ako ko mo hindi ba lang naman kayo siya ito po yung kung",
  nl: "de het een en van ik is dat niet je op te zijn in met voor er maar aan ook als dit naar bij wat mijn heb nog geen wel om zo deze hebben wordt",
};

const VOTES = votesByWord();
/** How far the first must be ahead of the second. */
const CLEAR_LEAD = 2;
/** Below this the letters' first guess is chance (three in four such guesses on short English posts were wrong). */
const LETTERS_ACCURACY = 0.35;
const LONG_ENOUGH = 3;
const MIXED = 4;

/**
 * The language of a post, or `null`: of a text with fewer than three words, of one that two languages fit, of one in no
 * language (links, handles, numbers). Words decide where they do, else the letters (tinyld, MIT).
 */
export function detectLanguage(text: string): Language | null {
  const words = wordsOf(text);
  if (words.length < LONG_ENOUGH) return writtenIn(words.join(""));
  const [first, second] = vote(words);
  // English with Hindi between: the words of neither tell how the whole sounds.
  if (first?.lang === "en" && second?.lang === "hi" && first.count < MIXED * second.count) return null;
  if (first !== undefined && first.count >= 2 && first.count >= CLEAR_LEAD * (second?.count ?? 0)) return first.lang;
  const [guess] = detectAll(words.join(" "));
  if (guess === undefined) return null;
  if (first?.lang === guess.lang) return guess.lang;
  return guess.accuracy >= LETTERS_ACCURACY && words.length >= 2 * LONG_ENOUGH ? guess.lang : null;
}

/** Scripts that one language is written in say it without a word being understood. */
function writtenIn(text: string): Language | null {
  const [guess] = /[\p{Script=Hiragana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Hebrew}\p{Script=Greek}]/u.test(text)
    ? detectAll(text)
    : [];
  return guess?.lang ?? null;
}

function wordsOf(text: string): readonly string[] {
  const plain = text
    .replace(/https?:\S+|www\.\S+|[@#][\p{L}\p{N}_]+/gu, " ")
    .toLowerCase()
    .replaceAll("’", "'");
  return plain.match(/\p{L}[\p{L}\p{M}']*/gu) ?? [];
}

function vote(words: readonly string[]): readonly { readonly lang: string; readonly count: number }[] {
  const counts = new Map<string, number>();
  for (const word of words) {
    for (const lang of VOTES.get(word) ?? []) counts.set(lang, (counts.get(lang) ?? 0) + 1);
  }
  return [...counts].map(([lang, count]) => ({ lang, count })).sort((a, b) => b.count - a.count);
}

function votesByWord(): ReadonlyMap<string, readonly string[]> {
  const votes = new Map<string, string[]>();
  for (const [lang, words] of Object.entries(FUNCTION_WORDS)) {
    for (const word of words.split(" ")) {
      const langs = votes.get(word) ?? [];
      if (!langs.includes(lang)) langs.push(lang);
      votes.set(word, langs);
    }
  }
  return votes;
}
