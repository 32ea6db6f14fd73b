import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "и",
  terms: `
POST mayor: мэр
POST director: директор
POST chief executive: генеральный директор
POST deputy director: заместитель директора
POST finance director: финансовый директор
POST technical director: технический директор
POST executive director: исполнительный директор
POST president: президент
POST vice president: вице-президент
POST chair: председатель
POST professor: профессор
POST associate professor: доцент
POST teacher: учитель; учительница
POST lecturer: преподаватель; преподавательница
POST doctor: врач
POST nurse: медсестра
POST lawyer: адвокат; юрист
POST notary: нотариус
POST engineer: инженер
POST lead engineer: ведущий инженер
POST architect: архитектор
POST journalist: журналист; журналистка
POST editor-in-chief: главный редактор
POST chief accountant: главный бухгалтер
POST accountant: бухгалтер
POST manager: менеджер
POST consultant: консультант
POST researcher: научный сотрудник
POST senior researcher: старший научный сотрудник
POST programmer: программист
POST member: член
POST founder: основатель; основательница
DEGREE master's degree: магистр; магистратура
DEGREE bachelor's degree: бакалавр; бакалавриат
SUBJECT law: право; юриспруденция
SUBJECT medicine: медицина; лечебное дело
SUBJECT economics: экономика
SUBJECT history: история
SUBJECT computer science: информатика
SUBJECT architecture: архитектура
SUBJECT physics: физика
SUBJECT chemistry: химия
SUBJECT mathematics: математика
BODY: совет; правление; комитет; комиссия; совет директоров; руководство; дирекция
`,
};
