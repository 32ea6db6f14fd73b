import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:brat|siostra|syn|córka|ojciec|matka|mąż|żona|wdow(?:a|iec)|partner(?:ka)?|narzeczon[ya]|wuj|ciotka|kuzyn(?:ka)?|bratan(?:ek|ica)|siostrzen(?:iec|ica)|szwagier|teść|zięć|krewn[ya]|przyjaci(?:el|ółka)|znajom[ya]|mężczyzn[ay]|kobiet[ay])|(?:adwoka(?:t|tka)|prawnik|prawniczka|kierowca|ochroniarz|asystent(?:ka)?|sekretar(?:z|ka)|doradca|pracowni(?:k|ca)|księgow[ya]|rzeczni(?:k|czka)|wspólni(?:k|czka)|sąsiad(?:ka)?|ofiara|kolega|koleżanka)(?=\\s+(?:[^\\s,]+\\s+){0,3}?(?:dyrektor(?:ki|a)?|prezes(?:ki|a)?|szef(?:owej|a)?|właściciel(?:ki|a)?|założyciel(?:ki|a)?|burmistrz(?:yni|a)?|minist(?:er|ra|ry)|pos(?:eł|ła|łanki)|przewodnicząc(?:ej|ego|a|y)|kierownicz?ki?|kierownika|przedsiębiorc(?:y|zyni)|profesor(?:ki|a)?|radn(?:ej|ego|a|y))(?!\\p{L}))",
  of: "(?:od\\s+|dla\\s+)?",
  beside: "od|do|dla|z|ze|przez|przeciw|przeciwko|wobec|według|nad",
  posts:
    "dyrektor(?:ki|a)?|prezes(?:ki|a)?|szef(?:owej|a)?|właściciel(?:ki|a)?|założyciel(?:ki|a)?|burmistrz(?:yni|a)?|minist(?:er|ra|ry)|pos(?:eł|ła|łanki)|przewodnicząc(?:ej|ego|a|y)|kierownicz?ki?|kierownika|przedsiębiorc(?:y|zyni)|profesor(?:ki|a)?|radn(?:ej|ego|a|y)",
  who: "któr(?:y|a|e|zy|ego|ej|emu|ym|ymi|ych|ą)",
  when: "jak|gdy|kiedy|odkąd|ponieważ|bo|gdyż|że|zanim|chociaż|choć|podczas gdy|aż",
  verbs: "został[ao]?|był[ao]?|jest|będzie|usłyszał[ao]?|ma|trafił[ao]?",
  ends: "został[ao]?|był[ao]?|jest|będzie|i|oraz|lub|ale|gdy|że|który|która",
  and: "i|oraz",
  counts: "dwojga|trojga|dwóch|trzech|\\p{N}+",
  by: "przez",
  kin: "brat|siostra|syn|córka|ojciec|matka|mąż|żona|wdow(?:a|iec)|wuj|ciotka|kuzyn(?:ka)?|bratanek|siostrzeniec|szwagier|teść|zięć|krewn[ya]",
  court:
    "sędzia|sędzina|prokurator(?:ka)?|adwokat(?:ka)?|mecenas|obroń(?:ca|czyni)|bronił[ao]?|biegł[ya]|świadek|pokrzywdzon[ya]|ofiara|rzeczni(?:k|czka)|dziennikar(?:z|ka)|przewodniczył[ao]?|komisarz",
  headFirst: true,
  inflects: true,
  rivals: {
    kin: {
      he: "brat(?:a|em)?|syn(?:a|em)?|oj(?:ciec|ca|cem)|mąż|męża|mężem|wdowiec|wuj|kuzyn|bratanek|siostrzeniec|szwagier|teść|zięć|narzeczony",
      she: "siostr[aęy]|siostrą|córk[aęi]|córką|matk[aęi]|matką|żon[aęy]|żoną|wdow[ay]|ciotk[ai]|kuzynka|bratanica|siostrzenica|narzeczona",
    },
    parties:
      "klient(?:ka|kę|a|ki)?|morderc[aęy]|morderczyni|zabójc[aęy]|zabójczyni|napastni(?:k|ka|czk[aęi])|porywacz(?:a)?|bandyt[aęy]|włamywacz(?:a)?|szantażyst[aęy]|oszust(?:a|ka|kę|ki)?|gwałciciel(?:a)?|podpalacz(?:a|ka)?|stalker(?:a|ka)?|zamachow(?:iec|ca)",
    is: "jest|był[ao]?|został[ao]?|jako",
  },
};
