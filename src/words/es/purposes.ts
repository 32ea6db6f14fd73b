import type { Words } from "../words.ts";
import { names } from "./names.ts";

export const purposeWords: Pick<Words, "properties" | "closedBecause"> = {
  properties: names.properties,
  closedBecause: {
    kin: "La familia solo se examina cuando se pregunta por los vínculos entre personas.",
    followers: "Los seguidores son otras personas y no importan para la investigación.",
    pastimes: "Las aficiones no importan para esta finalidad.",
    posts: "Las publicaciones hablan a menudo de salud, creencias o política, y no importan para la investigación.",
    breaches: "Lo que se filtró de una persona solo incumbe a quienes la verifican o la protegen.",
    offences: "Los artículos sobre delitos se reservan a la verificación, al periodismo y a la propia persona.",
  },
};
