import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "ve",
  andLater: "ardından|sonra|daha sonra",
  terms: `
POST mayor: belediye başkanı
POST director: direktör; yönetmen
POST general manager: genel müdür
POST deputy general manager: genel müdür yardımcısı
POST finance director: finans direktörü
POST manager: müdür; müdire
POST president: başkan
POST chair of the board: yönetim kurulu başkanı
POST board member: yönetim kurulu üyesi
POST general secretary: genel sekreter
POST professor: profesör
POST associate professor: doçent
POST assistant professor: doktor öğretim üyesi; yardımcı doçent; dr. öğretim üyesi
POST lecturer: öğretim görevlisi
POST research assistant: araştırma görevlisi
POST teacher: öğretmen
POST doctor: doktor; hekim
POST nurse: hemşire
POST lawyer: avukat
POST notary: noter
POST engineer: mühendis
POST software engineer: yazılım mühendisi
POST architect: mimar
POST journalist: gazeteci
POST consultant: danışman
POST member: üye
POST founder: kurucu
POST co-founder: kurucu ortak
POST * manager: ~ müdürü; ~ yöneticisi; ~ sorumlusu
POST * director: ~ direktörü
POST * engineer: ~ mühendisi
POST * specialist: ~ uzmanı
POST * teacher: ~ öğretmeni
POST * supervisor: ~ şefi; ~ amiri
POST * consultant: ~ danışmanı
POST * technician: ~ teknisyeni
POST * assistant: ~ asistanı
POST * developer: ~ geliştirici; ~ geliştiricisi
POST * analyst: ~ analisti
POST deputy general manager for *: ~ genel müdür yardımcısı
POST professor of *: ~ profesörü
POST deputy chair of the board: yönetim kurulu başkan vekili; yönetim kurulu başkan yardımcısı
POST head of department: bölüm başkanı; daire başkanı
POST legal counsel: hukuk müşaviri
POST clinical psychologist: klinik psikolog
POST psychologist: psikolog
POST specialist physician: uzman hekim; uzman doktor
POST chief physician: başhekim
POST surgeon: cerrah
POST dentist: diş hekimi
POST vet: veteriner; veteriner hekim
POST pharmacist: eczacı
POST midwife: ebe
POST physiotherapist: fizyoterapist
POST photojournalist: foto muhabiri
POST reporter: muhabir
POST editor: editör
POST editor-in-chief: genel yayın yönetmeni; yazı işleri müdürü
POST faculty member: öğretim üyesi
POST vice-dean: dekan yardımcısı
POST dean: dekan
POST rector: rektör
POST vice-rector: rektör yardımcısı
POST head teacher: okul müdürü
POST deputy head teacher: müdür yardımcısı
POST physical education teacher: beden eğitimi öğretmeni
POST production supervisor: üretim şefi
POST factory manager: fabrika müdürü
POST branch manager: şube müdürü
POST executive: yönetici
POST chief executive: icra kurulu başkanı; CEO'su
POST partner: ortak; kurucu ortağı
POST writer: yazar
POST translator: çevirmen; mütercim
POST photographer: fotoğrafçı
POST actor: oyuncu
POST musician: müzisyen
POST conductor: orkestra şefi
POST judge: hakim; hâkim; yargıç
POST public prosecutor: savcı; cumhuriyet savcısı
POST member of parliament: milletvekili
POST accountant: muhasebeci; mali müşavir
POST financial adviser: serbest muhasebeci mali müşavir
POST economist: ekonomist; iktisatçı
POST specialist: uzman
POST technician: tekniker; teknisyen
POST assistant: asistan
POST librarian: kütüphaneci
POST curator: küratör
POST coach: antrenör
POST farmer: çiftçi
POST chef: aşçı; şef
POST intern: stajyer
POST volunteer: gönüllü
POST civil engineer: inşaat mühendisi
POST software developer: yazılım geliştirici; yazılımcı
POST secretary: sekreter
POST treasurer: sayman
POST councillor: meclis üyesi
POST founding member: kurucu üye; kurucu üyesi
POST secretary general: genel sekreteri
POST entrepreneur: girişimci
POST businessperson: iş insanı; iş adamı; işadamı; iş kadını; işinsanı
POST building contractor: müteahhit; inşaat müteahhidi; inşaat müteahhiti
POST police officer: polis; polis memuru
POST chief inspector: başkomiser
POST hospital director: hastane direktörü
POST hospital manager: hastane müdürü; hastane yöneticisi
POST museum director: müze müdürü
POST baker: fırıncı
POST butcher: kasap
POST hairdresser: kuaför
POST barber: berber
POST plumber: tesisatçı; su tesisatçısı
POST electrician: elektrikçi
POST carpenter: marangoz; dülger
POST bricklayer: duvarcı; duvar ustası
POST driver: şoför
POST lorry driver: kamyon şoförü; tır şoförü
POST bus driver: otobüs şoförü
POST taxi driver: taksici; taksi şoförü
POST sailor: denizci; gemici
POST firefighter: itfaiyeci; itfaiye eri
POST soldier: asker
POST singer: şarkıcı; ses sanatçısı
POST opera singer: opera sanatçısı
POST dancer: dansçı
POST composer: besteci; bestekâr; bestekar
POST painter: ressam
POST artist: sanatçı
POST sculptor: heykeltıraş; heykeltraş
POST poet: şair; ozan
POST novelist: romancı
POST playwright: oyun yazarı
POST illustrator: illüstratör
POST graphic designer: grafik tasarımcı; grafik tasarımcısı; grafiker
POST designer: tasarımcı
POST film director: film yönetmeni; sinema yönetmeni
POST producer: yapımcı; prodüktör
POST screenwriter: senarist; senaryo yazarı
POST pianist: piyanist
POST violinist: kemancı; keman sanatçısı
POST choreographer: koreograf
POST athlete: sporcu; atlet
POST footballer: futbolcu
POST cyclist: bisikletçi; bisiklet sporcusu
POST runner: koşucu
POST football referee: futbol hakemi
POST historian: tarihçi
POST art historian: sanat tarihçisi
POST philosopher: filozof
POST sociologist: sosyolog
POST anthropologist: antropolog
POST archaeologist: arkeolog
POST linguist: dilbilimci; dil bilimci
POST mathematician: matematikçi
POST physicist: fizikçi
POST chemist: kimyager
POST biologist: biyolog
POST geologist: jeolog
POST botanist: botanikçi
POST astronomer: gök bilimci; gökbilimci; astronom
POST political scientist: siyaset bilimci
POST politician: siyasetçi; politikacı
POST ambassador: büyükelçi
POST consul: konsolos
POST civil servant: devlet memuru; kamu görevlisi
POST activist: aktivist
POST human rights activist: insan hakları aktivisti
POST human rights defender: insan hakları savunucusu
POST trade unionist: sendikacı
POST priest: papaz
POST rabbi: haham
POST bishop: piskopos
POST archbishop: başpiskopos
POST monk: keşiş
POST nun: rahibe
POST psychiatrist: psikiyatrist; psikiyatr
POST psychotherapist: psikoterapist
POST paediatrician: çocuk doktoru; pediatrist; pediatri uzmanı
POST cardiologist: kardiyolog
POST neurologist: nörolog
POST gynaecologist: jinekolog
POST dermatologist: dermatolog; cildiyeci
POST oncologist: onkolog
POST radiologist: radyolog
POST researcher: araştırmacı
POST scientist: bilim insanı; bilim adamı; bilim kadını
POST town planner: şehir plancısı; kent plancısı; şehir ve bölge plancısı
POST surveying engineer: harita mühendisi
POST programmer: bilgisayar programcısı
POST data analyst: veri analisti
POST data scientist: veri bilimci
POST system administrator: sistem yöneticisi; sistem admini
POST auditor: denetçi
POST banker: bankacı
POST estate agent: emlakçı; emlak danışmanı; gayrimenkul danışmanı
POST shopkeeper: dükkan sahibi; dükkân sahibi
POST bookseller: kitapçı
POST trader: tüccar
POST presenter: sunucu; spiker
POST conference interpreter: konferans tercümanı; konferans çevirmeni
POST interpreter: sözlü çevirmen
POST archivist: arşivci; arşivist
POST restorer: restoratör
POST waiter: garson
POST hotelier: otelci
POST tour guide: turist rehberi
POST winemaker: şarap üreticisi; şarap yapımcısı
POST beekeeper: arıcı
POST gardener: bahçıvan
POST forester: ormancı
POST social worker: sosyal hizmet uzmanı; sosyal çalışmacı; sosyal hizmet görevlisi
POST worker: işçi
POST ship's captain: gemi kaptanı; uzakyol kaptanı
RANK senior *: kıdemli ~; baş~
RANK deputy *: ~ yardımcısı
RANK assistant *: yardımcı ~
RANK former *: eski ~
RANK honorary *: onursal ~; fahri ~
MATTER human resources: insan kaynakları; İK
MATTER sales: satış
MATTER purchasing: satın alma; satınalma
MATTER marketing: pazarlama
MATTER finance: finans; mali işler
MATTER budget: bütçe
MATTER production: üretim
MATTER planning: planlama
MATTER quality: kalite
MATTER quality control: kalite kontrol
MATTER logistics: lojistik
MATTER warehouse operations: depo operasyonları
MATTER operations: operasyon
MATTER maintenance: bakım
MATTER project: proje
MATTER product: ürün
MATTER IT: bilgi işlem; bilgi teknolojileri
MATTER communications: iletişim; kurumsal iletişim
MATTER software: yazılım
MATTER backend: backend
MATTER food: gıda
MATTER industrial: endüstri
MATTER computer: bilgisayar
MATTER mechanical: makine; makina
MATTER electrical: elektrik
MATTER civil: inşaat
MATTER chemical: kimya
MATTER agricultural: ziraat
MATTER forestry: orman
MATTER mathematics: matematik
MATTER English: İngilizce
MATTER legal: hukuk
MATTER technical: teknik
MATTER regional: bölge
MATTER research: araştırma
MATTER data: veri
MATTER factory: fabrika
MATTER human: insan
DEGREE doctorate: doktora
DEGREE master's degree: yüksek lisans
DEGREE bachelor's degree: lisans
DEGREE specialist training: uzmanlık; tıpta uzmanlık
DEGREE subspecialty training: üst ihtisas; yan dal
DEGREE associate degree: ön lisans; önlisans
DEGREE school-leaving diploma: lise
SUBJECT law: hukuk
SUBJECT medicine: tıp
SUBJECT economics: iktisat; ekonomi
SUBJECT business administration: işletme
SUBJECT architecture: mimarlık
SUBJECT civil engineering: inşaat mühendisliği
SUBJECT mechanical engineering: makine mühendisliği
SUBJECT electrical engineering: elektrik mühendisliği
SUBJECT physics: fizik
SUBJECT chemistry: kimya
SUBJECT mathematics: matematik
SUBJECT forest engineering: orman mühendisliği
SUBJECT silviculture: silvikültür
SUBJECT industrial engineering: endüstri mühendisliği
SUBJECT food engineering: gıda mühendisliği
SUBJECT computer engineering: bilgisayar mühendisliği
SUBJECT rail systems engineering: raylı sistemler mühendisliği
SUBJECT chemical engineering: kimya mühendisliği
SUBJECT agricultural engineering: ziraat mühendisliği
SUBJECT environmental engineering: çevre mühendisliği
SUBJECT clinical psychology: klinik psikoloji
SUBJECT psychology: psikoloji
SUBJECT photography: fotoğraf
SUBJECT physical education: beden eğitimi; beden eğitimi ve spor
SUBJECT history: tarih
SUBJECT philosophy: felsefe
SUBJECT sociology: sosyoloji
SUBJECT political science: siyaset bilimi; siyasal bilgiler
SUBJECT public administration: kamu yönetimi
SUBJECT international relations: uluslararası ilişkiler
SUBJECT journalism: gazetecilik
SUBJECT education: eğitim bilimleri
SUBJECT biology: biyoloji
SUBJECT geology: jeoloji
SUBJECT dentistry: diş hekimliği
SUBJECT pharmacy: eczacılık
SUBJECT nursing: hemşirelik
SUBJECT Turkish language and literature: Türk dili ve edebiyatı
SUBJECT English language and literature: İngiliz dili ve edebiyatı
SUBJECT music: müzik
SUBJECT painting: resim
SUBJECT finance: maliye; finans
BODY: yönetim kurulu; meclis; kurul; komisyon; yönetim
`,
};
