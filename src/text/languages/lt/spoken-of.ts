import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("jis|jį"),
  she: whole("ji|ją"),
  his: whole("jo"),
  her: whole("jos"),
  age: whole("(\\d{1,3})-met(?:is|ė|į)"),
  ageBehind: /^,\s*(\d{1,3})/u,
  description: whole(
    "(?:jo|jos)\\s+(?:žmona|vyras|brolis|sesuo|sūnus|duktė|dukra|tėvas|motina|darbuotojas|darbuotoja)",
  ),
};
