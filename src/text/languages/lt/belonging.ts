import type { Belonging } from "../belonging.ts";

export const belonging: Belonging = {
  people:
    "(?:brol(?:is|iai)|ses(?:uo|erys)|sūn(?:us|ūs)|dukt(?:ė|erys)|dukra|tėv(?:as|ai)|motina|vyras|žmona|našl(?:ė|ys)|sutuoktin(?:is|ė)|sužadėtin(?:is|ė)|dėdė|teta|pusbrolis|pusseserė|sūnėnas|dukterėčia|svainis|uošv(?:is|ė)|giminait(?:is|ė)|draug(?:as|ė)|kaimyn(?:as|ė)|koleg(?:a|ė)|bendrinink(?:as|ė)|partner(?:is|ė)|darbuotoj(?:as|a)|padėj(?:ėjas|ėja)|patarėj(?:as|a)|vairuotoj(?:as|a)|apsauginis|buhalter(?:is|ė)|advokat(?:as|ė)|gynėj(?:as|a)|atstov(?:as|ė)|nuominink(?:as|ė)|auka|užpuolikas|persekiotojas)",
  of: "",
  beside: "dėl|nuo|iš|su|prie|prieš|pagal|apie|pas",
  posts:
    "direktor(?:ė|ės|ius|iaus)|vadov(?:as|o|ė|ės)|prezident(?:as|o|ė|ės)|savinink(?:as|o|ė|ės)|mer(?:as|o|ė|ės)|ministr(?:as|o|ė|ės)|steigėj(?:as|o|a|os)|pirminink(?:as|o|ė|ės)|profesor(?:ius|iaus|ė|ės)|verslinink(?:as|o|ė|ės)",
  who: "kuris|kuri|kurio|kurios",
  when: "kai|kada|nes|kadangi|kol|kad|nors|jog|vos",
  verbs: "buvo|yra|bus|nuteist(?:as|a)|sulaikyt(?:as|a)|teisiam(?:as|a)|kaltinam(?:as|a)",
  ends: "buvo|yra|bus|ir|ar|bet|kai|kad|kuris|kuri",
  and: "ir",
  counts: "dviejų|trijų|\\p{N}+",
  before: true,
  kin: "brol(?:is|io)|ses(?:uo|ers)|sūn(?:us|aus)|dukt(?:ė|ers)|tėv(?:as|o)|motin(?:a|os)|vyr(?:as|o)|žmon(?:a|os)|dėd(?:ė|ės)|tet(?:a|os)|pusbrol(?:is|io)|sūnėn(?:as|o)",
  court:
    "teisėj(?:as|a|o|os)|prokuror(?:as|ė|o|ės)|advokat(?:as|ė|o|ės)|gynėj(?:as|a|o|os)|ekspert(?:as|ė)|liudytoj(?:as|a)|nukentėj(?:ęs|usi)|auka|atstov(?:as|ė)|žurnalist(?:as|ė)",
  inflects: true,
  rivals: {
    kin: {
      he: "(?:pus)?brol(?:is|io|į|iu)|sūn(?:us|aus|ų|umi)|tėv(?:as|o|ą|u)|vyr(?:as|o|ą|u)|sutuoktin(?:is|io)|našlys|dėd(?:ė|ės)|sūnėn(?:as|o)|svain(?:is|io)|uošvis|žentas|sužadėtinis",
      she: "ses(?:uo|ers|erį|eria)|pusseser(?:ė|ės)|dukt(?:ė|ers|erį)|dukr(?:a|os|ą)|motin(?:a|os|ą)|žmon(?:a|os|ą)|sutuoktin(?:ė|ės)|našlė|tet(?:a|os)|dukterėči(?:a|os)|svainė|uošvė|sužadėtinė",
    },
    parties:
      "klient(?:as|o|ą|ė|ės|ę)|žudik(?:as|o|ą|ė|ės|ę)|nužudytoj(?:as|o|ą)|užpuolik(?:as|o|ą|ė|ės|ę)|persekiotoj(?:as|o|ą|a|os)|pagrobėj(?:as|o|ą)|plėšik(?:as|o|ą)|įsilaužėl(?:is|io|į)|šantažuotoj(?:as|o|ą)|suk(?:čius|čiaus|čių)|aferist(?:as|o|ą|ė|ės|ę)|prievartautoj(?:as|o|ą)|padegėj(?:as|o|ą)|šaul(?:ys|io|į)",
    is: "yra|buvo|tapo|kaip",
  },
};
