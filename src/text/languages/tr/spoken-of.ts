import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

/** Its one pronoun, "o", is also "that" and has no gender: nobody is told apart by it. */
const NOBODY = /(?!)/gu;

export const spokenOf: SpokenOf = {
  belonging,
  he: NOBODY,
  she: NOBODY,
  his: NOBODY,
  her: NOBODY,
  age: whole("(\\d{1,3}) yaşındaki"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})(?:\s+yaşında)?(?=[,).;])/u,
  description: whole(
    `(?:eski |üvey |küçük |büyük )?(?:eş|koca|karı|kardeş|ağabey|abla|oğl|kız|baba|anne|amca|dayı|hala|teyze|yeğen|kuzen|damad|gelin|nişanlı|sevgili|avukat|vekil|müvekkil|şoför|koruma|(?<!(?:başkan|müdür|bakan|rektör|dekan|vali|direktör|sekreter) )yardımcı|asistan|sekreter|danışman|ortağ|çalışan|komşu|arkadaş|rakip|rakib|halef|selef|kiracı|muhasebeci|katil|saldırgan|hizmetçi|doktor|öğretmen|patron)(?:ı|i|u|ü|sı|si|su|sü|ları|leri)(?:n[ıiuü]n?|n[ae]|nd[ae]n?|yl[ae])?|müvekkil|kayınpeder\\p{L}*|kayınvalide\\p{L}*|kayınbirader\\p{L}*`,
  ),
};
