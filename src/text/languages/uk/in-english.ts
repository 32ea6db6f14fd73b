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
POST surgeon: хірург; хірургиня; лікар-хірург
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
POST entrepreneur: підприємець; підприємиця
POST businessperson: бізнесмен; бізнесменка; бізнесвумен
POST building contractor: будівельний підрядник
POST police officer: поліцейський; поліцейська; поліціянт; поліціянтка; поліціант
POST investigator: слідчий; слідча
POST hospital director: директор лікарні; директорка лікарні
POST museum director: директор музею; директорка музею
POST theatre director: директор театру; директорка театру
POST library director: директор бібліотеки; директорка бібліотеки
POST chief physician: головний лікар; головна лікарка
POST fisherman: рибалка
POST baker: пекар; пекарка
POST butcher: м'ясник; м’ясник
POST hairdresser: перукар; перукарка
POST plumber: сантехнік
POST electrician: електрик
POST carpenter: тесля; тесляр
POST joiner: столяр
POST bricklayer: муляр
POST bus driver: водій автобуса; водійка автобуса
POST taxi driver: таксист; таксистка; водій таксі
POST train driver: машиніст поїзда
POST pilot: пілот; льотчик; льотчиця; пілотеса
POST sailor: моряк; морячка; матрос
POST firefighter: пожежник; пожежниця
POST soldier: солдат; солдатка
POST singer: співак; співачка
POST opera singer: оперний співак; оперна співачка
POST dancer: танцівник; танцівниця; танцюрист; танцюристка
POST composer: композитор; композиторка
POST artist: художник; художниця
POST painter: живописець; живописиця
POST sculptor: скульптор; скульпторка
POST poet: поет; поетка; поетеса
POST novelist: романіст; романістка
POST author: автор; авторка
POST playwright: драматург; драматургиня
POST illustrator: ілюстратор; ілюстраторка
POST graphic designer: графічний дизайнер; графічна дизайнерка
POST designer: дизайнер; дизайнерка
POST film director: кінорежисер; кінорежисерка
POST producer: продюсер; продюсерка
POST screenwriter: сценарист; сценаристка
POST musician: музикант; музикантка
POST pianist: піаніст; піаністка
POST violinist: скрипаль; скрипалька
POST cellist: віолончеліст; віолончелістка
POST guitarist: гітарист; гітаристка
POST conductor: диригент; диригентка
POST choreographer: хореограф; хореографка
POST athlete: спортсмен; спортсменка; легкоатлет; легкоатлетка
POST footballer: футболіст; футболістка
POST cyclist: велосипедист; велосипедистка; велогонщик; велогонщиця
POST runner: бігун; бігунка
POST football referee: футбольний арбітр
POST historian: історик; історикиня
POST art historian: мистецтвознавець; мистецтвознавиця
POST philosopher: філософ; філософиня
POST sociologist: соціолог; соціологиня
POST anthropologist: антрополог; антропологиня
POST archaeologist: археолог; археологиня
POST linguist: мовознавець; мовознавиця; лінгвіст; лінгвістка
POST mathematician: математик; математикиня
POST physicist: фізик; фізикиня
POST biologist: біолог; біологиня
POST geologist: геолог; геологиня
POST botanist: ботанік; ботанікиня
POST astronomer: астроном; астрономка
POST political scientist: політолог; політологиня
POST politician: політик; політикиня
POST diplomat: дипломат; дипломатка
POST ambassador: посол; посолка; послиня
POST consul: консул
POST civil servant: державний службовець; державна службовиця; держслужбовець; держслужбовиця
POST activist: активіст; активістка
POST human rights activist: правозахисник; правозахисниця
POST priest: священник; священик; священниця
POST pastor: пастор; пасторка
POST imam: імам
POST rabbi: рабин
POST bishop: єпископ
POST archbishop: архієпископ
POST monk: монах; чернець
POST nun: монахиня; черниця
POST midwife: акушерка
POST pharmacist: фармацевт; фармацевтка; аптекар; аптекарка
POST psychiatrist: психіатр; психіатриня; психіатрка; лікар-психіатр
POST psychotherapist: психотерапевт; психотерапевтка
POST physiotherapist: фізіотерапевт; фізіотерапевтка; фізичний терапевт; фізична терапевтка
POST paediatrician: педіатр; педіатриня; педіатрка; лікар-педіатр
POST cardiologist: кардіолог; кардіологиня; лікар-кардіолог
POST neurologist: невролог; неврологиня; лікар-невролог
POST gynaecologist: гінеколог; гінекологиня; лікар-гінеколог
POST dermatologist: дерматолог; дерматологиня
POST oncologist: онколог; онкологиня
POST ophthalmologist: офтальмолог; офтальмологиня
POST family doctor: сімейний лікар; сімейна лікарка
POST head teacher: директор школи; директорка школи; директор гімназії; директорка гімназії
POST scientist: науковець; науковиця; вчений; вчена; учений; учена
POST town planner: містобудівник; містобудівниця
POST surveyor: геодезист; геодезистка; землемір
POST software developer: розробник програмного забезпечення; розробниця програмного забезпечення
POST data analyst: аналітик даних; аналітикиня даних
POST auditor: аудитор; аудиторка
POST banker: банкір; банкірка
POST broker: брокер; брокерка
POST estate agent: рієлтор; рієлторка; ріелтор; ріелторка
POST insurance agent: страховий агент; страхова агентка
POST shopkeeper: власник крамниці; власниця крамниці; власник магазину; власниця магазину
POST trader: торговець; трейдер; трейдерка
POST photojournalist: фотожурналіст; фотожурналістка; фотокореспондент; фотокореспондентка
POST television presenter: телеведучий; телеведуча
POST radio presenter: радіоведучий; радіоведуча
POST publisher: видавець; видавчиня; видавниця
POST interpreter: усний перекладач; усна перекладачка
POST simultaneous interpreter: перекладач-синхроніст; синхроніст
POST archivist: архівіст; архівістка; архіваріус
POST restorer: реставратор; реставраторка
POST sommelier: сомельє
POST waiter: офіціант
POST waitress: офіціантка
POST hotelier: готельєр; готельєрка
POST tour guide: екскурсовод; екскурсоводка; гід; гідеса
POST winemaker: виноробка; винороб
POST beekeeper: пасічник; пасічниця; бджоляр; бджолярка
POST gardener: садівник; садівниця
POST forester: лісничий; лісівник
POST forest ranger: лісник
POST social worker: соціальний працівник; соціальна працівниця
POST worker: робітник; робітниця
POST ship's captain: капітан судна; капітанка судна
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
