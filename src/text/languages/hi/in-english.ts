import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "और|एवं|व",
  terms: `
POST * manager: ~ प्रबंधक
POST * engineer: ~ अभियंता
POST * teacher: ~ शिक्षक; ~ शिक्षिका
POST * executive: ~ कार्यपालक
POST professor of *: ~ के प्रोफेसर
POST managing director: प्रबंध निदेशक
POST director: निदेशक
POST general manager: महाप्रबंधक
POST manager: प्रबंधक
POST chair: अध्यक्ष
POST vice chair: उपाध्यक्ष
POST secretary: सचिव
POST treasurer: कोषाध्यक्ष
POST professor: प्राध्यापक; प्रोफेसर; प्राध्यापिका
POST associate professor: सह प्राध्यापक; सह-प्राध्यापक
POST assistant professor: सहायक प्राध्यापक; सहायक प्रोफेसर
POST head of department: विभागाध्यक्ष
POST principal: प्राचार्य; प्रधानाचार्य; प्राचार्या
POST teacher: शिक्षक; शिक्षिका; अध्यापक; अध्यापिका
POST medical officer: चिकित्सा अधिकारी
POST doctor: चिकित्सक
POST engineer: अभियंता; इंजीनियर
POST lawyer: अधिवक्ता; वकील
POST journalist: पत्रकार
POST editor: संपादक
POST scientist: वैज्ञानिक
POST accountant: लेखाकार
POST founder: संस्थापक
POST member: सदस्य
POST farmer: किसान
POST judge: न्यायाधीश
RANK senior *: वरिष्ठ ~
RANK junior *: कनिष्ठ ~
RANK deputy *: उप ~
RANK chief *: मुख्य ~
RANK assistant *: सहायक ~
MATTER HR: एच.आर.
MATTER sales: बिक्री; विक्रय
MATTER finance: वित्त
MATTER production: उत्पादन
MATTER marketing: विपणन
DEGREE PhD: पीएच.डी.; पीएचडी
DEGREE MA: एम.ए.
DEGREE BA: बी.ए.
DEGREE MBA: एम.बी.ए.; एमबीए
DEGREE MBBS: एमबीबीएस
DEGREE MS: एमएस; एम.एस.
DEGREE MD: एम.डी.; एमडी
DEGREE MSc: एम.एससी.; एमएससी
DEGREE BSc: बी.एससी.; बीएससी
DEGREE BTech: बी.टेक.
DEGREE LLB: एलएलबी; एल.एल.बी.
DEGREE MSc in agricultural science: कृषि विज्ञान में एमएससी
DEGREE school-leaving certificate: इंटरमीडिएट
SUBJECT agricultural science: कृषि विज्ञान
SUBJECT history: इतिहास
SUBJECT physics: भौतिकी
SUBJECT chemistry: रसायन विज्ञान
SUBJECT economics: अर्थशास्त्र
SUBJECT law: विधि
`,
};
