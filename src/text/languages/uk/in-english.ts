import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "і|та|й",
  andLater: "згодом|потім|а згодом|пізніше",
  postOf: "з|із|відділу|в|у|кафедри",
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
POST researcher: науковий співробітник; наукова співробітниця; дослідник; дослідниця
POST programmer: програміст; програмістка
POST member: член; членкиня
POST founder: засновник; засновниця
POST * director: директор з ~; директорка з ~; директор із ~
POST head of *: керівник відділу ~; керівниця відділу ~; начальник відділу ~; начальниця відділу ~; керівник ~; керівниця ~
POST * manager: менеджер з ~; менеджерка з ~; менеджер із ~
POST * engineer: інженер з ~; інженер-~
POST * teacher: вчитель ~; вчителька ~; учитель ~; учителька ~; викладач ~; викладачка ~
POST system administrator: системний адміністратор
POST process engineer: інженер-технолог
POST technologist: технолог; технологиня
POST chief technologist: головний технолог; головна технологиня
POST co-founder: співзасновник; співзасновниця
POST co-founder and CEO: співзасновник, CEO; співзасновниця, CEO
POST deputy: депутат; депутатка
POST dean: декан; деканка
POST rector: ректор; ректорка
POST editor: редактор; редакторка
POST writer: письменник; письменниця
POST translator: перекладач; перекладачка
POST photographer: фотограф; фотографка
POST actor: актор; акторка
POST judge: суддя
POST public prosecutor: прокурор; прокурорка
POST secretary: секретар; секретарка
POST psychologist: психолог; психологиня
POST surgeon: хірург; хірургиня
POST dentist: стоматолог; стоматологиня
POST vet: ветеринар; ветеринарка
POST developer: розробник; розробниця
POST analyst: аналітик; аналітикиня
POST economist: економіст; економістка
POST senior researcher: старший науковий співробітник; старша наукова співробітниця
POST doctoral student: аспірант; аспірантка
POST specialist: фахівець; фахівчиня; спеціаліст; спеціалістка
POST librarian: бібліотекар; бібліотекарка
POST curator: куратор; кураторка
POST coach: тренер; тренерка
POST farmer: фермер; фермерка
POST chef: кухар; кухарка
POST driver: водій; водійка
POST owner: власник; власниця
POST board member: член правління; членкиня правління
POST volunteer: волонтер; волонтерка
POST watchmaker: годинникар
POST chemist: хімік; хімікиня
RANK senior *: старший ~; старша ~
RANK lead *: провідний ~; провідна ~
RANK chief *: головний ~; головна ~
RANK junior *: молодший ~; молодша ~
RANK deputy *: заступник ~; заступниця ~
MATTER human resources: персоналу; кадрів
MATTER sales: продажу; продажів
MATTER marketing: маркетингу
MATTER quality: якості
MATTER development: розвитку; розробки
MATTER finance: фінансів
MATTER data: даних
MATTER mathematics: математики
MATTER history: історії
MATTER logistics: логістики
DEGREE master's degree: магістр; магістратура
DEGREE bachelor's degree: бакалавр; бакалаврат
DEGREE postgraduate studies: аспірантура
DEGREE doctorate: кандидат наук; доктор наук; доктор філософії
DEGREE watchmaker's diploma: диплом годинникаря
SUBJECT law: право; правознавство
SUBJECT medicine: медицина; лікувальна справа
SUBJECT economics: економіка
SUBJECT history: історія
SUBJECT computer science: інформатика
SUBJECT architecture: архітектура
SUBJECT physics: фізика
SUBJECT chemistry: хімія
SUBJECT mathematics: математика
SUBJECT computer engineering: комп'ютерна інженерія; комп'ютерної інженерії
SUBJECT philology: філологія
SUBJECT philosophy: філософія
SUBJECT psychology: психологія
SUBJECT journalism: журналістика
SUBJECT biology: біологія
SUBJECT geography: географія
SUBJECT management: менеджмент
SUBJECT finance: фінанси
BODY: рада; правління; комітет; комісія; дирекція; керівництво
`,
};
