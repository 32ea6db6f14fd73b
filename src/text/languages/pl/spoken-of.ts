import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("on", "gu"),
  she: whole("ona", "gu"),
  his: whole("jego"),
  her: whole("jej"),
  age: whole("(\\d{1,3})-lat(?:ek|ka|ka|kę)"),
  ageBehind: /^(?:,\s*lat\s+|\s*\(|,\s*)(\d{1,3})/u,
  description: whole(
    "(?:jego|jej)\\s+(?:żon[aęy]|mąż|męża|brata?|siostr[aęy]|syna?|córk[aęi]|ojc(?:iec|a)|matk[aęi]|pracownika?|wspólnika?)",
  ),
};
