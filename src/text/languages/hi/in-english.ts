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
POST editor: संपादक; संपादिका
POST scientist: वैज्ञानिक
POST accountant: लेखाकार
POST founder: संस्थापक
POST member: सदस्य
POST farmer: किसान
POST judge: न्यायाधीश
POST entrepreneur: उद्यमी
POST businessperson: व्यवसायी; कारोबारी
POST building contractor: निर्माण ठेकेदार
POST police officer: पुलिस अधिकारी; पुलिसकर्मी
POST police inspector: पुलिस निरीक्षक
POST hospital director: अस्पताल निदेशक
POST museum director: संग्रहालय निदेशक
POST fisherman: मछुआरा
POST fisherwoman: मछुआरिन
POST butcher: कसाई
POST barber: नाई
POST plumber: प्लंबर
POST electrician: इलेक्ट्रीशियन; बिजली मिस्त्री
POST carpenter: बढ़ई
POST bricklayer: राजमिस्त्री
POST driver: चालक; ड्राइवर
POST lorry driver: ट्रक चालक; ट्रक ड्राइवर
POST bus driver: बस चालक; बस ड्राइवर
POST taxi driver: टैक्सी चालक; टैक्सी ड्राइवर
POST pilot: पायलट; विमान चालक
POST sailor: नाविक
POST firefighter: दमकलकर्मी; अग्निशमनकर्मी
POST soldier: सैनिक
POST singer: गायक; गायिका
POST dancer: नर्तक; नर्तकी; नृत्यांगना
POST painter: चित्रकार
POST artist: कलाकार
POST sculptor: मूर्तिकार
POST poet: कवि; कवयित्री
POST novelist: उपन्यासकार
POST writer: लेखक; लेखिका
POST playwright: नाटककार
POST graphic designer: ग्राफिक डिज़ाइनर; ग्राफिक डिजाइनर
POST designer: डिज़ाइनर; डिजाइनर
POST film director: फिल्म निर्देशक; फ़िल्म निर्देशक; फिल्म निर्देशिका; फ़िल्म निर्देशिका
POST film producer: फिल्म निर्माता; फ़िल्म निर्माता
POST screenwriter: पटकथा लेखक; पटकथा लेखिका
POST actor: अभिनेता; अभिनेत्री
POST pianist: पियानोवादक; पियानो वादक
POST violinist: वायलिन वादक; वायलिनवादक
POST choreographer: नृत्य निर्देशक; कोरियोग्राफर
POST sportsperson: खिलाड़ी
POST footballer: फुटबॉल खिलाड़ी; फुटबॉलर
POST cricketer: क्रिकेट खिलाड़ी; क्रिकेटर
POST runner: धावक; धाविका
POST coach: कोच
POST referee: रेफरी
POST historian: इतिहासकार
POST philosopher: दार्शनिक
POST sociologist: समाजशास्त्री
POST anthropologist: मानवविज्ञानी; मानवशास्त्री; नृविज्ञानी
POST archaeologist: पुरातत्वविद; पुरातत्त्वविद; पुरातत्वविद्; पुरातत्त्ववेत्ता
POST linguist: भाषाविद; भाषाविद्; भाषाविज्ञानी; भाषावैज्ञानिक
POST mathematician: गणितज्ञ
POST physicist: भौतिक विज्ञानी; भौतिकशास्त्री; भौतिकविद
POST chemist: रसायनज्ञ; रसायन विज्ञानी; रसायनशास्त्री
POST biologist: जीवविज्ञानी; जीव विज्ञानी
POST geologist: भूविज्ञानी; भूवैज्ञानिक; भूगर्भशास्त्री
POST botanist: वनस्पतिशास्त्री; वनस्पति विज्ञानी; वनस्पतिविज्ञानी
POST astronomer: खगोलशास्त्री; खगोलविद; खगोल विज्ञानी
POST economist: अर्थशास्त्री
POST politician: राजनेता; राजनीतिज्ञ
POST diplomat: राजनयिक
POST ambassador: राजदूत
POST civil servant: सरकारी कर्मचारी; लोक सेवक
POST human rights activist: मानवाधिकार कार्यकर्ता
POST priest: पुजारी
POST imam: इमाम
POST bishop: बिशप
POST monk: भिक्षु
POST nun: भिक्षुणी
POST public prosecutor: लोक अभियोजक; सरकारी वकील
POST notary: नोटरी
POST surgeon: सर्जन; शल्य चिकित्सक
POST nurse: नर्स
POST dentist: दंत चिकित्सक; दन्त चिकित्सक
POST vet: पशु चिकित्सक
POST pharmacist: फार्मासिस्ट
POST psychologist: मनोवैज्ञानिक
POST psychiatrist: मनोचिकित्सक
POST physiotherapist: फिजियोथेरेपिस्ट; फ़िज़ियोथेरेपिस्ट
POST paediatrician: बाल रोग विशेषज्ञ
POST cardiologist: हृदय रोग विशेषज्ञ
POST gynaecologist: स्त्री रोग विशेषज्ञ
POST ophthalmologist: नेत्र रोग विशेषज्ञ
POST head teacher: प्रधानाध्यापक; प्रधानाध्यापिका
POST lecturer: व्याख्याता
POST researcher: शोधकर्ता; अनुसंधानकर्ता
POST architect: वास्तुकार; आर्किटेक्ट
POST town planner: नगर नियोजक
POST surveyor: सर्वेक्षक
POST programmer: प्रोग्रामर
POST software developer: सॉफ्टवेयर डेवलपर; सॉफ़्टवेयर डेवलपर
POST software engineer: सॉफ्टवेयर इंजीनियर; सॉफ़्टवेयर इंजीनियर
POST data analyst: डेटा विश्लेषक
POST data scientist: डेटा वैज्ञानिक
POST auditor: लेखा परीक्षक; लेखापरीक्षक
POST banker: बैंकर
POST broker: ब्रोकर
POST insurance agent: बीमा एजेंट
POST shopkeeper: दुकानदार
POST trader: व्यापारी
POST adviser: सलाहकार
POST photojournalist: फोटो पत्रकार; फ़ोटो पत्रकार
POST photographer: फोटोग्राफर; फ़ोटोग्राफ़र
POST publisher: प्रकाशक
POST translator: अनुवादक; अनुवादिका
POST interpreter: दुभाषिया
POST librarian: पुस्तकालयाध्यक्ष; लाइब्रेरियन
POST curator: संग्रहाध्यक्ष
POST chef: शेफ; शेफ़
POST cook: रसोइया; बावर्ची
POST waiter: वेटर; बैरा
POST tour guide: टूर गाइड; पर्यटक गाइड
POST beekeeper: मधुमक्खी पालक
POST gardener: माली
POST forest officer: वन अधिकारी
POST worker: मज़दूर; मजदूर; श्रमिक
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
