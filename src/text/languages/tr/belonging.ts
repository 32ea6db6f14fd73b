import type { Belonging } from "../belonging.ts";

/** The possessor comes first, in the genitive, and the relative bears a possessive ending. */
export const belonging: Belonging = {
  people:
    "(?:eş|koca|karı|kardeş|ağabey|abla|oğl|kız|baba|anne|amca|dayı|hala|teyze|yeğen|kuzen|damad|gelin|nişanlı|sevgili|avukat|vekil|şoför|koruma|yardımcı|asistan|sekreter|danışman|ortağ|çalışan|komşu|arkadaş|kiracı|muhasebeci|katil)(?:ı|i|u|ü|sı|si|su|sü|ları|leri)",
  of: "",
  beside: "ile|gibi|göre|karşı|için|hakkında",
  posts:
    "müdür(?:ü)?|başkan(?:ı)?|bakan(?:ı)?|vali(?:si)?|rektör(?:ü)?|kurucu(?:su)?|sahibi|milletvekili|profesör|yönetici(?:si)?|iş insanı|iş adamı|avukat|doktor|gazeteci|müteahhit",
  who: "(?!)",
  when: "iken|diye|çünkü",
  verbs: "tutuklandı|yakalandı|yargılandı|yargılanıyor|beraat|suçlandı|suçlanıyor|mahk[uû]m|gözaltına|serbest|hakkında",
  ends: "ve|ama|ancak|fakat|ise|iken|diye|oldu|edildi",
  and: "ve",
  counts: "iki|üç|dört|beş|\\p{N}+",
  before: true,
  kin: "(?:eş|koca|karı|kardeş|ağabey|abla|oğl|kız|baba|anne|amca|dayı|hala|teyze|yeğen|kuzen)(?:ı|i|u|ü|sı|si|su|sü)",
  court:
    "hâkim(?:i)?|hakim(?:i)?|yargıç|savcı(?:sı)?|avukat(?:ı)?|bilirkişi|tanık|mağdur|müşteki|şikâyetçi|şikayetçi|vekili|maktul|gazeteci",
  inflects: true,
};
