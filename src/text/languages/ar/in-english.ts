import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "و",
  terms: `
POST head of *: رئيس قسم ~; رئيسة قسم ~; مدير إدارة ~; مديرة إدارة ~
POST * manager: مدير ~; مديرة ~
POST * engineer: مهندس ~; مهندسة ~
POST * teacher: معلم ~; معلمة ~; مدرس ~; مدرسة ~; أستاذ ~
POST professor | teacher: أستاذ; أستاذة
POST associate professor: أستاذ مشارك; أستاذة مشاركة
POST assistant professor: أستاذ مساعد; أستاذة مساعدة
POST lecturer: محاضر; محاضرة
POST teaching assistant: معيد; معيدة
POST researcher: باحث; باحثة
POST general manager: المدير العام; المديرة العامة; مدير عام; مديرة عامة
POST chief executive: الرئيس التنفيذي; الرئيسة التنفيذية; رئيس تنفيذي
POST chief operating officer: الرئيس التنفيذي للعمليات; الرئيسة التنفيذية للعمليات
POST executive director: المدير التنفيذي; المديرة التنفيذية; مدير تنفيذي; مديرة تنفيذية
POST chair of the board: رئيس مجلس الإدارة; رئيسة مجلس الإدارة
POST board member: عضو مجلس الإدارة; عضوة مجلس الإدارة; عضو مجلس إدارة
POST vice president: نائب الرئيس; نائبة الرئيس
POST secretary general: الأمين العام; أمين عام; كاتب عام; الكاتب العام
POST treasurer: أمين المال; أمينة مال; أمين الصندوق; أمينة المال
POST manager: مدير; مديرة
POST site manager: مدير موقع
POST project manager: مدير مشروع; مدير المشروع; مديرة مشروع
POST site engineer: مهندس تنفيذ; مهندس موقع
POST technical office engineer: مهندس مكتب فني
POST engineer: مهندس; مهندسة
POST lawyer: محام; محامي; محامية
POST judge: قاض; قاضي; قاضية
POST doctor: طبيب; طبيبة
POST consultant physician: طبيب استشاري; استشاري
POST pharmacist: صيدلي; صيدلانية; صيدلاني
POST nurse: ممرض; ممرضة
POST journalist: صحفي; صحفية; صحافي; صحافية
POST editor-in-chief: رئيس التحرير; رئيسة التحرير; رئيس تحرير
POST accountant: محاسب; محاسبة
POST teacher: معلم; معلمة; مدرس
POST dean: عميد; عميدة; عميد كلية
POST rector: رئيس الجامعة
POST head of department: رئيس قسم; رئيسة قسم; رئيس القسم
POST founder: مؤسس; مؤسسة
POST member: عضو; عضوة
POST translator: مترجم; مترجمة
POST consultant: مستشار; مستشارة
POST entrepreneur: رائد أعمال; رائدة أعمال
POST businessperson: رجل أعمال; سيدة أعمال
POST building contractor: مقاول بناء
POST police officer: شرطي; شرطية; رجل شرطة; ضابط شرطة; ضابطة شرطة
POST hospital director: مدير مستشفى; مديرة مستشفى; مدير المستشفى; مديرة المستشفى
POST museum director: مدير متحف; مديرة متحف; مدير المتحف; مديرة المتحف
POST head teacher: مدير مدرسة; مديرة مدرسة; مدير المدرسة; مديرة المدرسة
POST farmer: مزارع; مزارعة; فلاح
POST fisherman: صياد سمك
POST baker: خباز; خبازة
POST butcher: جزار
POST barber: حلاق
POST plumber: سباك
POST electrician: كهربائي
POST carpenter: نجار
POST driver: سائق; سائقة
POST lorry driver: سائق شاحنة
POST bus driver: سائق حافلة
POST taxi driver: سائق تاكسي; سائق سيارة أجرة
POST pilot: طيار
POST sailor: بحار
POST firefighter: إطفائي; رجل إطفاء
POST soldier: جندي
POST singer: مغني; مغن; مغنية; مطرب; مطربة
POST dancer: راقص; راقصة
POST composer: ملحن; ملحنة
POST visual artist: فنان تشكيلي; فنانة تشكيلية
POST artist: فنان; فنانة
POST sculptor: نحات; نحاتة
POST poet: شاعر; شاعرة
POST novelist: روائي; روائية
POST writer: كاتب; كاتبة
POST author: مؤلف; مؤلفة
POST playwright: كاتب مسرحي; كاتبة مسرحية
POST graphic designer: مصمم جرافيك; مصممة جرافيك; مصمم غرافيك; مصممة غرافيك
POST designer: مصمم; مصممة
POST fashion designer: مصمم أزياء; مصممة أزياء
POST film director: مخرج سينمائي; مخرجة سينمائية
POST stage director: مخرج مسرحي; مخرجة مسرحية
POST film producer: منتج سينمائي; منتجة سينمائية
POST screenwriter: كاتب سيناريو; كاتبة سيناريو; سيناريست
POST pianist: عازف بيانو; عازفة بيانو
POST violinist: عازف كمان; عازفة كمان
POST conductor: قائد أوركسترا; قائدة أوركسترا
POST choreographer: مصمم رقصات; مصممة رقصات
POST footballer: لاعب كرة قدم; لاعبة كرة قدم
POST cyclist: دراج
POST runner: عداء; عداءة
POST football coach: مدرب كرة قدم; مدربة كرة قدم
POST football referee: حكم كرة قدم
POST historian: مؤرخ; مؤرخة
POST philosopher: فيلسوف; فيلسوفة
POST sociologist: عالم اجتماع; عالمة اجتماع
POST anthropologist: عالم أنثروبولوجيا; عالمة أنثروبولوجيا; أنثروبولوجي
POST archaeologist: عالم آثار; عالمة آثار
POST linguist: عالم لغويات; عالمة لغويات; عالم لسانيات
POST mathematician: عالم رياضيات; عالمة رياضيات
POST physicist: فيزيائي; فيزيائية; عالم فيزياء; عالمة فيزياء
POST chemist: كيميائي; كيميائية; عالم كيمياء; عالمة كيمياء
POST biologist: عالم أحياء; عالمة أحياء
POST geologist: جيولوجي; جيولوجية
POST botanist: عالم نبات; عالمة نبات
POST astronomer: عالم فلك; عالمة فلك
POST economist: خبير اقتصادي; خبيرة اقتصادية; عالم اقتصاد
POST politician: سياسي; سياسية
POST diplomat: دبلوماسي; دبلوماسية
POST ambassador: سفير; سفيرة
POST consul: قنصل
POST civil servant: موظف حكومي; موظفة حكومية
POST activist: ناشط; ناشطة
POST human rights activist: ناشط حقوقي; ناشطة حقوقية
POST trade unionist: نقابي; نقابية
POST priest: كاهن
POST imam: إمام; إمام مسجد
POST rabbi: حاخام
POST bishop: أسقف
POST archbishop: رئيس أساقفة
POST monk: راهب
POST nun: راهبة
POST public prosecutor: مدع عام; مدعي عام; المدعي العام; وكيل نيابة
POST notary: كاتب عدل; كاتبة عدل; موثق; موثقة
POST surgeon: جراح; طبيب جراح; طبيبة جراحة
POST midwife: قابلة
POST dentist: طبيب أسنان; طبيبة أسنان
POST vet: طبيب بيطري; طبيبة بيطرية; بيطري
POST psychologist: أخصائي نفسي; أخصائية نفسية; اختصاصي نفسي; اختصاصية نفسية
POST psychiatrist: طبيب نفسي; طبيبة نفسية
POST physiotherapist: أخصائي علاج طبيعي; أخصائية علاج طبيعي
POST paediatrician: طبيب أطفال; طبيبة أطفال
POST cardiologist: طبيب قلب; طبيبة قلب
POST gynaecologist: طبيب نساء وتوليد; طبيبة نساء وتوليد
POST ophthalmologist: طبيب عيون; طبيبة عيون
POST architect: مهندس معماري; مهندسة معمارية; معماري; معمارية
POST town planner: مخطط مدن; مخططة مدن
POST surveyor: مساح
POST programmer: مبرمج; مبرمجة
POST software developer: مطور برمجيات; مطورة برمجيات
POST data analyst: محلل بيانات; محللة بيانات
POST data scientist: عالم بيانات; عالمة بيانات
POST auditor: مدقق حسابات; مدققة حسابات; مراجع حسابات
POST banker: مصرفي; مصرفية
POST broker: سمسار; سمسارة
POST estate agent: وسيط عقاري; وسيطة عقارية; سمسار عقارات
POST insurance agent: وكيل تأمين; وكيلة تأمين
POST shopkeeper: صاحب متجر; صاحبة متجر
POST trader: تاجر; تاجرة
POST photojournalist: مصور صحفي; مصورة صحفية
POST photographer: مصور فوتوغرافي; مصورة فوتوغرافية
POST presenter: مذيع; مذيعة
POST correspondent: مراسل صحفي; مراسلة صحفية
POST editor: محرر; محررة
POST publisher: ناشر; ناشرة
POST interpreter: مترجم فوري; مترجمة فورية
POST librarian: أمين مكتبة; أمينة مكتبة
POST curator: أمين متحف; أمينة متحف
POST restorer: مرمم; مرممة
POST chef: طاه; طاهي; طاهية; شيف
POST waiter: نادل
POST waitress: نادلة
POST tour guide: مرشد سياحي; مرشدة سياحية
POST beekeeper: نحال; مربي نحل
POST gardener: بستاني; بستانية
POST social worker: أخصائي اجتماعي; أخصائية اجتماعية; عامل اجتماعي; عاملة اجتماعية
POST worker: عامل; عاملة
POST ship's captain: قبطان; ربان سفينة
MATTER sales: المبيعات
MATTER marketing: التسويق
MATTER human resources: الموارد البشرية
MATTER finance: المالية
MATTER operations: العمليات
MATTER projects: المشاريع; المشروعات
MATTER communications: الاتصال
MATTER quality: الجودة
DEGREE doctorate: دكتوراه; دكتوراه دولة; الدكتوراه
DEGREE doctorate in toxicology: دكتوراه في علم السموم
DEGREE master's degree: ماجستير; الماجستير
DEGREE master's degree in pharmacology: ماجستير في علم الأدوية
DEGREE bachelor's degree: بكالوريوس; ليسانس; البكالوريوس; إجازة
DEGREE bachelor's degree in civil engineering: بكالوريوس الهندسة المدنية
DEGREE bachelor's degree in pharmacy: بكالوريوس صيدلة
DEGREE diploma in project management: دبلومة إدارة المشروعات
SUBJECT civil engineering: الهندسة المدنية
SUBJECT pharmacy: الصيدلة; صيدلة
SUBJECT toxicology: علم السموم
SUBJECT pharmacology: علم الأدوية
SUBJECT Arabic literature: الأدب العربي
SUBJECT modern criticism: النقد الحديث
SUBJECT project management: إدارة المشروعات; إدارة المشاريع
SUBJECT law: القانون; الحقوق
SUBJECT medicine: الطب
SUBJECT business administration: إدارة الأعمال
SUBJECT economics: الاقتصاد
SUBJECT computer science: علوم الحاسوب; علوم الحاسب
`,
};
