import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "ve",
  terms: `
POST mayor: belediye başkanı
POST director: direktör
POST general manager: genel müdür
POST deputy general manager: genel müdür yardımcısı
POST finance director: finans direktörü
POST manager: müdür; müdire
POST president: başkan
POST chair of the board: yönetim kurulu başkanı
POST board member: yönetim kurulu üyesi
POST general secretary: genel sekreter
POST professor: profesör
POST associate professor: doçent
POST assistant professor: doktor öğretim üyesi
POST lecturer: öğretim görevlisi
POST research assistant: araştırma görevlisi
POST teacher: öğretmen
POST doctor: doktor; hekim
POST nurse: hemşire
POST lawyer: avukat
POST notary: noter
POST engineer: mühendis
POST software engineer: yazılım mühendisi
POST architect: mimar
POST journalist: gazeteci
POST consultant: danışman
POST member: üye
POST founder: kurucu
POST co-founder: kurucu ortak
DEGREE doctorate: doktora
DEGREE master's degree: yüksek lisans
DEGREE bachelor's degree: lisans
SUBJECT law: hukuk
SUBJECT medicine: tıp
SUBJECT economics: iktisat; ekonomi
SUBJECT business administration: işletme
SUBJECT architecture: mimarlık
SUBJECT civil engineering: inşaat mühendisliği
SUBJECT mechanical engineering: makine mühendisliği
SUBJECT electrical engineering: elektrik mühendisliği
SUBJECT physics: fizik
SUBJECT chemistry: kimya
SUBJECT mathematics: matematik
BODY: yönetim kurulu; meclis; kurul; komisyon; yönetim
`,
};
