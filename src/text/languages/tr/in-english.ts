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
POST public prosecutor: savcı
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
POST software developer: yazılım geliştirici
POST secretary: sekreter
POST treasurer: sayman
POST councillor: meclis üyesi
POST founding member: kurucu üye; kurucu üyesi
POST secretary general: genel sekreteri
RANK senior *: kıdemli ~; baş~
RANK deputy *: ~ yardımcısı
RANK assistant *: yardımcı ~
RANK former *: eski ~
RANK honorary *: onursal ~; fahri ~
MATTER human resources: insan kaynakları; İK; ik
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
MATTER English: İngilizce; ingilizce
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
