import type { Words } from "../words.ts";
import { names } from "./names.ts";

export const purposeWords: Pick<Words, "properties" | "closedBecause"> = {
  properties: names.properties,
  closedBecause: {
    kin: "Šeima nagrinėjama tik tada, kai klausiama apie žmonių ryšius.",
    followers: "Sekėjai yra kiti žmonės ir tyrimui nesvarbūs.",
    pastimes: "Laisvalaikis šiam tikslui nesvarbus.",
    posts: "Įrašai dažnai byloja apie sveikatą, tikėjimą ar politiką ir tyrimui nesvarbūs.",
    breaches: "Kas apie asmenį nutekėjo, rūpi tik tiems, kurie jį tikrina ar saugo.",
    offences: "Straipsniai apie nusižengimus skirti tik patikrai, žurnalistikai ir pačiam asmeniui.",
  },
};
