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
