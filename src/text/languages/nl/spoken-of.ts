import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("hij|hem"),
  she: whole("zij|ze"),
  his: whole("zijn(?=\\s+\\p{Ll}{4})"),
  her: whole("haar"),
  infinitive: "te|om",
  acted: /^(?:hem|ze|zij)$/iu,
  age: whole("de (\\d{1,3})-jarige"),
  ageBehind: /^\s*\((\d{1,3})\)/u,
  description: whole(
    "(?:een|zijn|haar|de)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:man|vrouw|vader|moeder|broer|zus|zoon|dochter|medewerker|buurman|buurvrouw|collega|getuige|rechter|advocaat|verdachte|slachtoffer)",
  ),
};
