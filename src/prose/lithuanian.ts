/**
 * The nominative of a Lithuanian noun that stands in the locative or the accusative ("Kaune" → "Kaunas",
 * "universitetą" → "universitetas"): the regular endings of the five declensions (Ambrazas, Lithuanian Grammar, 1997,
 * pp. 106–137). Where two declensions share an ending the more frequent is taken, or the exception below.
 */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/iuose$/u, "iai"],
  [/uose$/u, "ai"],
  [/ėse$/u, "ės"],
  [/ose$/u, "os"],
  [/iuje$/u, "ius"],
  [/uje$/u, "us"],
  [/ijoje$/u, "ija"],
  [/oje$/u, "a"],
  [/ėje$/u, "ė"],
  [/yje$/u, "ys"],
  [/(universitet|institut|licėj|fakultet)(?:e|ą|o|u|ui)$/u, "$1as"],
  [/(akademij|gimnazij|kolegij|konservatorij|mokykl)(?:ą|os|oje|ai)$/u, "$1a"],
  [/ą$/u, "as"],
  [/ę$/u, "ė"],
  [/e$/u, "as"],
];

export function baseForm(noun: string): string {
  for (const [ending, replacement] of ENDINGS) if (ending.test(noun)) return noun.replace(ending, replacement);
  return noun;
}
