import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "і|та|й",
  terms: `
POST mayor: мер; міський голова
POST director: директор; директорка
POST chief executive: генеральний директор; генеральна директорка
POST finance director: фінансовий директор; фінансова директорка
POST technical director: технічний директор; технічна директорка
POST executive director: виконавчий директор; виконавча директорка
POST head of data: керівник відділу даних; керівниця відділу даних
POST head of department: керівник відділу; керівниця відділу; начальник відділу; начальниця відділу; завідувач відділу; завідувачка відділу
POST president: президент; президентка
POST chair: голова
POST professor: професор; професорка
POST associate professor: доцент; доцентка
POST teacher: вчитель; вчителька; учитель; учителька
POST lecturer: викладач; викладачка
POST doctor: лікар; лікарка
POST nurse: медсестра
POST lawyer: адвокат; адвокатка; юрист; юристка
POST notary: нотаріус; нотаріуска
POST engineer: інженер; інженерка
POST architect: архітектор; архітекторка
POST journalist: журналіст; журналістка
POST editor-in-chief: головний редактор; головна редакторка
POST accountant: бухгалтер; бухгалтерка
POST manager: менеджер; менеджерка
POST consultant: консультант; консультантка
POST researcher: науковий співробітник; наукова співробітниця
POST programmer: програміст; програмістка
POST member: член; членкиня
POST founder: засновник; засновниця
DEGREE master's degree: магістр; магістратура
DEGREE bachelor's degree: бакалавр; бакалаврат
SUBJECT law: право; правознавство
SUBJECT medicine: медицина; лікувальна справа
SUBJECT economics: економіка
SUBJECT history: історія
SUBJECT computer science: інформатика
SUBJECT architecture: архітектура
SUBJECT physics: фізика
SUBJECT chemistry: хімія
SUBJECT mathematics: математика
BODY: рада; правління; комітет; комісія; дирекція; керівництво
`,
};
