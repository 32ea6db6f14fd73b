import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "и",
  andLater: "затем|а затем|потом|позже",
  postOf: "по|отдела|в|кафедры|при",
  terms: `
POST mayor: мэр
POST director: директор; режиссёр; режиссер
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
POST researcher: научный сотрудник; исследователь; исследовательница
POST senior researcher: старший научный сотрудник
POST programmer: программист
POST member: член
POST founder: основатель; основательница
POST * director: директор по ~; директор ~
POST head of *: начальник отдела ~; руководитель отдела ~; заведующий отделом ~; заведующая отделом ~; начальник ~; руководитель ~; глава ~
POST * manager: менеджер по ~; менеджер отдела ~
POST * engineer: инженер по ~; инженер-~; инженер ~
POST * specialist: специалист по ~; специалист отдела ~; специалист ~
POST * teacher: учитель ~; учительница ~; преподаватель ~; преподавательница ~
POST * analyst: аналитик ~
POST chief geologist: главный геолог
POST head of the chair: заведующий кафедрой; заведующая кафедрой; зав. кафедрой
POST dean: декан
POST rector: ректор
POST vice-rector: проректор
POST managing editor: ответственный секретарь
POST editor: редактор
POST deputy: депутат
POST linguist: лингвист
POST specialist: специалист
POST head: руководитель; начальник
POST deputy head: заместитель начальника; заместитель руководителя
POST surgeon: хирург
POST orthopaedic surgeon: травматолог-ортопед; врач-ортопед; ортопед
POST therapist: врач-терапевт; терапевт
POST paediatrician: педиатр; врач-педиатр
POST dentist: стоматолог; врач-стоматолог
POST chief physician: главный врач; главврач
POST paramedic: фельдшер
POST pharmacist: фармацевт; провизор
POST vet: ветеринар; ветеринарный врач
POST psychologist: психолог
POST technologist: технолог; инженер-технолог
POST design engineer: инженер-конструктор; конструктор
POST system administrator: системный администратор
POST developer: разработчик; разработчица
POST analyst: аналитик
POST economist: экономист
POST doctoral student: аспирант; аспирантка
POST assistant: ассистент; ассистентка
POST senior lecturer: старший преподаватель
POST head teacher: директор школы
POST translator: переводчик; переводчица
POST writer: писатель; писательница
POST photographer: фотограф
POST actor: актёр; актер; актриса
POST conductor: дирижёр; дирижер
POST musician: музыкант
POST artist: художник; художница
POST judge: судья
POST public prosecutor: прокурор
POST investigator: следователь
POST secretary: секретарь
POST general secretary: генеральный секретарь
POST coach: тренер
POST librarian: библиотекарь
POST archivist: архивист
POST curator: куратор; хранитель
POST mechanic: механик; слесарь
POST driver: водитель
POST electrician: электрик
POST farmer: фермер
POST chef: повар; шеф-повар
POST entrepreneur: предприниматель; предпринимательница
POST co-founder: сооснователь; сооснователь и CEO; соучредитель
POST owner: владелец; владелица
POST board member: член правления; член совета директоров
POST intern: стажёр; стажер; стажёрка
POST volunteer: волонтёр; волонтер
POST leading researcher: ведущий научный сотрудник
POST chief researcher: главный научный сотрудник
POST junior researcher: младший научный сотрудник
POST shop superintendent: начальник цеха
POST foreman: мастер; бригадир
RANK senior *: старший ~; старшая ~
RANK junior *: младший ~; младшая ~
RANK lead *: ведущий ~; ведущая ~
RANK chief *: главный ~; главная ~
RANK deputy *: заместитель ~; зам. ~
RANK former *: бывший ~; бывшая ~
RANK honorary *: почётный ~; почетный ~
MATTER human resources: персоналу; кадрам; кадров; HR
MATTER sales: продажам; продаж
MATTER purchasing: закупкам; закупок
MATTER marketing: маркетингу; маркетинга
MATTER production: производству; производства
MATTER quality: качеству; качества
MATTER logistics: логистике; логистики
MATTER finance: финансам; финансов
MATTER risk: рисков; рискам
MATTER development: развитию; развития; разработки
MATTER IT: ИТ; информационным технологиям
MATTER data: данных
MATTER safety: безопасности; охране труда
MATTER communications: коммуникациям; связям с общественностью
MATTER project: проектов; проекта; проектам
MATTER science: науке
MATTER mathematics: математики
MATTER history: истории
MATTER physics: физики
MATTER chemistry: химии
MATTER biology: биологии
MATTER music: музыки
MATTER English: английского языка
MATTER Russian: русского языка; русского языка и литературы
MATTER testing: тестированию; тестирования
MATTER supply: снабжению; снабжения
DEGREE master's degree: магистр; магистратура
DEGREE bachelor's degree: бакалавр; бакалавриат
DEGREE postgraduate studies: аспирантура
DEGREE doctorate: кандидат наук; кандидатская диссертация; доктор наук
DEGREE specialist degree: специалитет; диплом специалиста
DEGREE course: курсы; курс
SUBJECT law: право; юриспруденция
SUBJECT medicine: медицина; лечебное дело
SUBJECT economics: экономика
SUBJECT history: история
SUBJECT computer science: информатика
SUBJECT architecture: архитектура
SUBJECT physics: физика
SUBJECT chemistry: химия
SUBJECT mathematics: математика
SUBJECT mechanical engineering technology: технология машиностроения; «технология машиностроения»
SUBJECT philology: филология
SUBJECT philosophy: философия
SUBJECT psychology: психология
SUBJECT sociology: социология
SUBJECT journalism: журналистика
SUBJECT biology: биология
SUBJECT geography: география
SUBJECT geology: геология
SUBJECT management: менеджмент
SUBJECT finance: финансы; финансы и кредит
SUBJECT accounting: бухгалтерский учёт; бухучёт
SUBJECT applied mathematics: прикладная математика
SUBJECT education: педагогика
SUBJECT linguistics: лингвистика
SUBJECT data science: «специалист по data science»; специалист по data science
BODY: совет; правление; комитет; комиссия; совет директоров; руководство; дирекция
`,
};
