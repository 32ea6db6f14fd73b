import { belonging } from "./belonging.ts";
import { type SpokenOf, whole } from "../spoken-of.ts";

export const spokenOf: SpokenOf = {
  belonging,
  he: whole("han|honom"),
  she: whole("hon|henne"),
  his: whole("hans"),
  her: whole("hennes"),
  age: whole("(?:den )?(\\d{1,3})-åri(?:ngen|ga|ge)"),
  ageBehind: /^(?:,\s*|\s*\()(\d{1,3})(?:\s+år)?(?=[,).;])/u,
  description: whole(
    "(?:en|ett|hans|hennes|den)\\s+(?:[\\p{L}-]+\\s+){0,2}?(?:man|mannen|kvinna|kvinnan|far|mor|bror|syster|son|dotter|make|maka|fru|hustru|sambo|medarbetare|granne|kollega|vittne|domare|advokat|misstänkt|offer|anställd)",
  ),
};
