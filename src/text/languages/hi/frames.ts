import type { FrameLanguage } from "../frame-language.ts";

const YEAR = "(?:19|20)\\d\\d";
const NAME = "(?<![\\p{L}\\p{M}])[\\p{L}\\p{M}.]{1,40}(?:\\s[\\p{L}\\p{M}.]{1,40}){0,4}?";
const SCHOOL = `${NAME}\\s(?:विश्वविद्यालय|कॉलेज|संस्थान|महाविद्यालय|विद्यालय|अकादमी)`;
const NUMBERS: Readonly<Record<string, number>> = { एक: 1, दो: 2, तीन: 3, चार: 4, पाँच: 5 };

/** Hindi. */
export const hindi: FrameLanguage = {
  lang: "hi",
  ends: /[।?!\n]+/gu,
  doubts: /(?:नहीं|इनकार|ठुकरा|करेंगे|करेंगी|होंगे|होंगी|पिता|माता|भाई|बहन|पति .{0,200} में|अफ़वाह)/u,
  female: /(?:ती हैं|ती थीं|रही हैं|रही थीं|हुईं|थीं|श्रीमती|सुश्री)/gu,
  male: /(?:ते हैं|ते थे|रहे हैं|रहे थे|श्री(?!मती))/gu,
  frames: [
    new RegExp(
      `(?:(?<year>${YEAR})\\sमें\\s)?(?:उन्होंने\\s)?(?<school>${SCHOOL})\\sसे\\s(?<degree>[\\p{L}\\p{M}.]{1,40}(?:\\s[\\p{L}\\p{M}.()]{1,40}){0,3}?)\\s(?:किया|की|पूरी|प्राप्त|हासिल|उत्तीर्ण)`,
      "gu",
    ),
    new RegExp(`जन्म[^।]{0,30}?(?<birth>${YEAR})`, "gu"),
    new RegExp(`(?<birth>${YEAR})\\sमें[^।]{0,30}?\\sजन्म`, "gu"),
    /(?<count>(?:एक|दो|तीन|चार|पाँच)\s(?:बच्चे|बच्चों|संतानें|बेटे|बेटियाँ|बेटा|बेटी)(?:\s(?:और|व)\s(?:एक|दो|तीन)\s(?:बेटे|बेटियाँ|बेटा|बेटी))?)/gu,
    /(?<home>[\p{L}\p{M}]{3,15})\sमें\s(?:रहते|रहती)\sहैं/gu,
  ],
  children: (phrase) =>
    [...phrase.matchAll(/(?:एक|दो|तीन|चार|पाँच)(?=\s)/gu)].reduce((sum, [n]) => sum + (NUMBERS[n] ?? 0), 0) || undefined,
};
