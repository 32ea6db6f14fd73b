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
POST linguist: лингвист; языковед
POST specialist: специалист
POST head: руководитель; начальник
POST deputy head: заместитель начальника; заместитель руководителя
POST surgeon: хирург; врач-хирург
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
POST businessperson: бизнесмен; бизнесвумен; бизнес-леди
POST building contractor: строительный подрядчик
POST police officer: полицейский; сотрудник полиции; сотрудница полиции
POST hospital director: директор больницы; директор госпиталя
POST museum director: директор музея
POST theatre director: директор театра
POST library director: директор библиотеки
POST fisherman: рыбак
POST fisherwoman: рыбачка
POST baker: пекарь
POST butcher: мясник
POST hairdresser: парикмахер
POST plumber: сантехник; водопроводчик
POST carpenter: плотник
POST joiner: столяр
POST bricklayer: каменщик
POST bus driver: водитель автобуса
POST taxi driver: таксист; таксистка; водитель такси
POST lorry driver: водитель грузовика; дальнобойщик
POST train driver: машинист поезда; машинист электровоза
POST pilot: пилот; лётчик; летчик; лётчица; летчица
POST sailor: моряк; матрос
POST firefighter: пожарный
POST soldier: солдат
POST singer: певец; певица
POST opera singer: оперный певец; оперная певица
POST dancer: танцор; танцовщик; танцовщица
POST composer: композитор
POST painter: живописец
POST sculptor: скульптор
POST poet: поэт; поэтесса
POST novelist: романист; романистка
POST author: автор
POST playwright: драматург
POST illustrator: иллюстратор
POST graphic designer: графический дизайнер
POST designer: дизайнер
POST film director: кинорежиссёр; кинорежиссер
POST producer: продюсер
POST film producer: кинопродюсер
POST screenwriter: сценарист; сценаристка
POST pianist: пианист; пианистка
POST violinist: скрипач; скрипачка
POST cellist: виолончелист; виолончелистка
POST guitarist: гитарист; гитаристка
POST choreographer: хореограф
POST athlete: спортсмен; спортсменка; легкоатлет; легкоатлетка
POST footballer: футболист; футболистка
POST cyclist: велосипедист; велосипедистка; велогонщик; велогонщица
POST runner: бегун; бегунья
POST football referee: футбольный судья; футбольный арбитр
POST historian: историк
POST art historian: искусствовед; историк искусства
POST philosopher: философ
POST sociologist: социолог
POST anthropologist: антрополог
POST archaeologist: археолог
POST mathematician: математик
POST physicist: физик
POST chemist: химик
POST biologist: биолог
POST geologist: геолог
POST botanist: ботаник
POST astronomer: астроном
POST political scientist: политолог
POST politician: политик
POST diplomat: дипломат
POST ambassador: посол
POST consul: консул
POST civil servant: госслужащий; госслужащая; государственный служащий; государственная служащая
POST activist: активист; активистка
POST human rights activist: правозащитник; правозащитница
POST priest: священник
POST pastor: пастор
POST imam: имам
POST rabbi: раввин
POST bishop: епископ
POST archbishop: архиепископ
POST monk: монах
POST nun: монахиня
POST midwife: акушерка
POST psychiatrist: психиатр; врач-психиатр
POST psychotherapist: психотерапевт
POST physiotherapist: физиотерапевт
POST cardiologist: кардиолог; врач-кардиолог
POST neurologist: невролог; врач-невролог
POST gynaecologist: гинеколог; врач-гинеколог
POST dermatologist: дерматолог; врач-дерматолог
POST oncologist: онколог; врач-онколог
POST ophthalmologist: офтальмолог; врач-офтальмолог
POST radiologist: рентгенолог; врач-рентгенолог
POST scientist: учёный; ученый
POST town planner: градостроитель
POST surveyor: геодезист; землемер
POST software developer: разработчик программного обеспечения; разработчик ПО
POST data analyst: аналитик данных
POST data scientist: дата-сайентист
POST auditor: аудитор
POST banker: банкир
POST broker: брокер
POST estate agent: риелтор; риэлтор
POST insurance agent: страховой агент
POST shopkeeper: владелец магазина; владелица магазина
POST trader: торговец; трейдер
POST photojournalist: фотожурналист; фотожурналистка; фотокорреспондент
POST television presenter: телеведущий; телеведущая
POST radio presenter: радиоведущий; радиоведущая
POST publisher: издатель
POST interpreter: устный переводчик
POST simultaneous interpreter: переводчик-синхронист; синхронист
POST restorer: реставратор
POST sommelier: сомелье
POST waiter: официант
POST waitress: официантка
POST hotelier: отельер
POST tour guide: экскурсовод; гид
POST winemaker: винодел
POST beekeeper: пчеловод
POST gardener: садовник; садовница
POST forester: лесничий
POST forest ranger: лесник
POST social worker: социальный работник; соцработник
POST worker: рабочий
POST ship's captain: капитан судна; капитан корабля
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
