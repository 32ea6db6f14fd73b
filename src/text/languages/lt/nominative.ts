/**
 * The nominative of a Lithuanian noun in the locative or accusative ("Kaune" → "Kaunas", "universitetą" →
 * "universitetas"): the regular endings of the five declensions (Ambrazas, Lithuanian Grammar, 1997, pp. 106–137). If
 * two declensions share an ending, the more frequent one is used, unless an exception below applies.
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
  [/(premij|stipendij)(?:ą|os|a)$/u, "$1a"],
  [/(apdovanojim|ordin)(?:ą|u|as)$/u, "$1as"],
  [/(medali)(?:u|s)$|medalį$/u, "medalis"],
  [/(akademij|gimnazij|kolegij|konservatorij|mokykl)(?:ą|os|oje|ai)$/u, "$1a"],
  [/ą$/u, "as"],
  [/ę$/u, "ė"],
  [/e$/u, "as"],
];

export function baseForm(noun: string): string {
  for (const [ending, replacement] of ENDINGS) if (ending.test(noun)) return noun.replace(ending, replacement);
  return noun;
}

/** The nominative of a title in the instrumental or genitive: "vyriausiąja inžiniere", "direktoriaus". */
export function titleForm(title: string): string {
  const words = title.split(" ");
  const head = words.pop() ?? "";
  const adjectives = words.map((word) => word.replace(/iąja$|iosios$/u, "ioji").replace(/iuoju$|iojo$/u, "iasis"));
  return [
    ...adjectives,
    TITLE_ENDINGS.reduce((noun, [ending, form]) => (noun === head ? noun.replace(ending, form) : noun), head),
  ].join(" ");
}

const TITLE_ENDINGS: readonly (readonly [RegExp, string])[] = [
  [/^nariu$/u, "narys"],
  [/iumi$|iaus$/u, "ius"],
  [/(?<=[^aeiou])iu$/u, "is"],
  [/ojo$/u, "ojas"],
  [/ėjo$/u, "ėjas"],
  [/ojos$/u, "oja"],
  [/ėjos$/u, "ėja"],
  [/o$/u, "as"],
  [/u$/u, "as"],
  [/ės$/u, "ė"],
  [/e$/u, "ė"],
];
