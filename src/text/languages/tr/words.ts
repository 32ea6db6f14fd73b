import type { LanguageWords } from "../words.ts";

/** Turkish: the verb comes last, and a suffix after an apostrophe is not part of a name. */
export const turkish: LanguageWords = {
  lang: "tr",
  drops: true,
  verbLast: true,
  suffixApostrophe: true,
  numbers: "bir iki üç dört beş altı yedi sekiz dokuz on",
  i: "ben",
  doers: [
    { verb: /^(?:kurdu|kurdum|kurmuştur)$/u, female: "kurucu", male: "kurucu" },
    { verb: /^başkanlı(?:k|ğını|ğı)$/u, female: "başkan", male: "başkan" },
  ],
  degreesInCase: "lisansını>lisans;doktorasını>doktora;derecesini>derecesi;eğitimini>eğitimi;öğrenimini>öğrenimi",
  words: `
BE idi; oldu; olan; dır; dir; olarak
WORK çalış*; görev*; hizmet*; staj*; yer al*; yürüt*; icra; sürdür*; bulun*; yaptı; yapmış*
JOIN başla*; katıl*; geçti; geçiş*; atan*; seçil*; getiril*; girdi; giriş*; transfer; üstlen*; terfi
LEAVE ayrıl*; emekli*; eski; bırak*; istifa*
STUDY oku*; okudu; eğitim*; öğren*; lisans*; devam etti; yüksek lisans*
GRAD mezun*; tamamla*; bitir*; doktora*; diploma*; derece*; aldı
TEACH ders*; öğret*; akademisyen; eğitmen
LEAD yönet*; yönetti; başkanlı*; liderli*; sorumlu*; yürüt*; kaptan*
FOUND kur*; kurdu; kurucu*; açtı
LIVE yaşa*; yaşıyor; oturuyor; ikamet*; büyüdü; yerleş*
BORN doğ*; doğdu; doğumlu
DIE öldü; vefat*; hayatını kaybet*
MARRY evli*; evlen*; eş*
WIN kazan*; ödül*; aldı; layık; şampiyon*
SPEAK bil*; konuş*; dil*; akıcı
BECOME oldu; getirildi; yükseldi
HAVE var; sahip
AT
AS olarak; sıfatıyla; görevi
OF
FROM
TO
IN
BY tarafından
BEFORE önce; daha önce; önceki; sonra; ardından; ilk; eskiden; sonrasında; evvel
NOW halen; şu anda; bugün; günümüzde; beri; hâlen
NEG değil; hiç; reddet*; olmadı; yok; yerine
FUTURE olacak; planl*; gelecek; hedefl*; istiyor; edecek; başlayacak
HEARSAY iddia*; söylenti*; göre; rol*
HONORARY fahri; onursal
WHO
WHERE burada; orada
AND ve; ile; &
BUT ama; ancak; fakat; iken
SHE
HE
HER onun
HIS onun
FIRST ben; benim; çalışıyorum; yaşıyorum; doğdum; okudum; mezunum; çalıştım; bana; biz
THEY onlar
ART bir; bu; iki; üç; dört
SPOUSE eşi; eşim; kocası; karısı; karım; kocam
CHILD oğlu; kızı; çocuğu; çocuk; çocukları; oğlum; kızım
KIN babası; annesi; kardeşi; ağabeyi; ablası; amcası; dayısı; teyzesi; dedesi; eşi; oğlu; kızı; meslektaş*; arkadaş*; selefi; halefi; ortağı; ailesi; yerine; babam; annem
SUCCEED yerine; devral*; birlikte
AWARDWORD ödül*; madalya*; nişan*; burs*; şampiyon*; unvan*; plaket*
SCHOOL üniversite*; lise*; okul*; fakülte*; enstitü*; akademi*; kolej*; konservatuvar*; odtü; itü; yüksekokul*
ORG şirket*; holding*; banka*; bankası; hastane*; klinik*; merkez*; vakf*; dernek*; derneği; bakanlı*; belediye*; kurul*; ajans*; müze*; tiyatro*; orkestra*; yayın*; kitabevi; kütüphane*; büro*; stüdyo*; restoran*; otel*; kulüb*; sendika*; laboratuvar*; mahkeme*; meclis*; gazete*; radyo*; televizyon*; a.ş; aş; trt; fabrika*; kurum*; oda*; birli*; çimento; sanayi; ticaret; spor; grubu; ordu*; emniyet*; atölye*; tekstil; enerji; yazılım; teknoloji*; kooperatif*; haber; sabah; milliyet; hürriyet; turkcell; sağlık ocağı; poliklinik*; kreş; kaymakamlı*; valili*; müdürlüğü; başkanlığı; savcılı*; emniyet müdürlüğü; jandarma; federasyon*; konfederasyon*; sigorta*; ziraat bankası; akbank; sabancı; arçelik; vestel; tüpraş; thy; tcdd; ptt; türk telekom; aselsan; tübitak; tersane*; matbaa*; mağaza*; eczane*; pastane*; kafe; lokanta*; pansiyon*; çiftli*; bağ evi; taşımacılı*; havaalanı; sistemleri; teknolojileri; çözümleri; cumhuriyet; radikal; cnn türk; ntv; opera*; koro*; topluluğu; festival*; galeri*; arşiv*; gözlemevi; birleşmiş milletler; kızılay; tema vakfı; fenerbahçe; galatasaray; beşiktaş; trabzonspor; hukuk bürosu; mimarlı*; gayrimenkul
DEGREE lisans; lisansını; doktora; doktorasını; diploma; önlisans; mba; yüksek; derecesi; uzmanlı*
ROLEMOD genel; yardımcısı; baş; kıdemli; teknik; idari; icra; sanat; bölge; proje; uzman; yönetim; kurulu; mali; ticari; insan; kaynakları; satış; pazarlama; üretim; kalite; fabrika; yazılım; öğretim; araştırma; serbest; sorumlu
ROLE vali; valisi; ebe; imam; kaptan; kaptanı; müdür*; başkan*; direktör*; yönetici*; mühendis*; doktor; hekim*; avukat*; noter; profesör; doçent; öğretmen*; araştırmacı*; danışman*; analist*; geliştirici*; yazılımcı*; gazeteci*; editör*; muhabir*; yazar*; sanatçı*; ressam*; müzisyen*; şarkıcı*; oyuncu*; yönetmen*; fotoğrafçı*; tasarımcı*; mimar*; hemşire*; eczacı*; diş hekimi; veteriner*; psikolog*; muhasebeci*; sekreter*; asistan*; milletvekili; bakan; büyükelçi*; hakim; savcı; subay; aşçı*; şef*; çiftçi*; marangoz; teknisyen*; usta*; satıcı*; girişimci*; kurucu*; ortak; sahibi; antrenör*; futbolcu*; koordinatör*; çevirmen*; küratör*; stajyer*; gönüllü*; üye*; ekonomist*; tarihçi*; biyolog*; fizikçi*; kimyager*; cerrah*; kardiyolog*; dekan*; rektör*; uzman*; görevlisi; temsilcisi; sorumlusu; lideri; ceo; akademisyen*; aktör; aktris; albay; antropolog*; arkeolog*; arşivci*; astronom*; astsubay*; balerin; banka müdürü; bankacı*; başhekim*; başkemancı*; başkonsolos*; başkan yardımcısı; başmühendis*; başyazar*; belgeselci*; berber*; besteci*; bestekâr*; binbaşı; botanikçi*; coğrafyacı*; çellist*; çilingir*; dansçı*; denetçi*; denizci*; dermatolog*; dijital pazarlama uzmanı; diplomat*; dişçi*; doktor öğretim üyesi; dramaturg*; dokumacı*; eğitimci*; eğitmen*; ekoloji uzmanı; elektrikçi*; eleştirmen*; emekli öğretmen; enstrüman yapımcısı; felsefeci*; filozof*; fırıncı*; fizyoterapist*; garson*; genel müdür*; genel sekreter*; genel yayın yönetmeni; gazete muhabiri; gemici*; genetikçi*; gitarist*; grafiker*; haberci*; hakem*; halkla ilişkiler uzmanı; hasta bakıcı*; hattat*; heykeltıraş*; hocası; hukukçu*; idareci*; iktisatçı*; illüstratör*; istatistikçi*; itfaiyeci*; işçi*; jeolog*; kameraman*; kalecisi; kaleci*; karikatürist*; kasiyer*; kaymakam*; kemancı*; kıdemli mühendis; kitapçı*; klinik şefi; komiser*; komutan*; kondüktör*; konsolos*; koreograf*; kuaför*; kurucu ortak*; kuyumcu*; kütüphaneci*; laborant*; luthier*; makinist*; matematikçi*; memur*; meteorolog*; mikrobiyolog*; mobilyacı*; moderatör*; modelist*; muhasip*; muhtar*; mütercim*; müsteşar*; müşavir*; nörolog*; okutman*; onkolog*; operatör*; orkestra şefi; ortopedist*; öğretim görevlisi; öğretim üyesi; pastacı*; pazarlamacı*; pedagog*; pilot*; piyanist*; polis*; postacı*; prodüktör*; programcı*; proje yöneticisi; psikiyatr*; psikiyatrist*; radyolog*; rehber*; rektör yardımcısı; sanat yönetmeni; saatçi*; saha mühendisi; sekreteri; senarist*; seramikçi*; solist*; sosyolog*; sözcü*; spiker*; şair*; şantiye şefi; şoför*; takım lideri; takım kaptanı; tarımcı*; tasarım lideri; tekniker*; terapist*; tercüman*; tiyatrocu*; topograf*; turist rehberi; ürolog*; vekili; veri bilimci*; veteriner hekim*; vokalist*; yapımcı*; yardımcı doçent; yayıncı*; yayın yönetmeni; yazı işleri müdürü; yönetim kurulu üyesi; yönetim kurulu başkanı; yüzbaşı; zanaatkâr*; zoolog*; ürün yöneticisi; yazılım mühendisi; makine mühendisi; inşaat mühendisi; elektrik mühendisi; acentacı; agronomist; akortçu; aktar; aktüer; akustikçi; ambalajcı; ambarcı; amiral; anahtarcı; animatör; arabacı; arabulucu; armatör; arpist; artist; arıcı; asansörcü; astrofizikçi; astronot; avizeci; ayakkabıcı; ayakçı; bacacı; badanacı; baharatçı; bahçıvan; bakkal; bakteriyolog; bakıcı; bakırcı; balıkçı; banker; barmen; basketbolcu; başbakan; başdümenci; başhemşire; başkomiser; başpiskopos; başrahip; başçavuş; benzinci; bisikletçi; bobinajcı; bombacı; borsacı; borucu; boyacı; bozacı; bulaşıkçı; böcekbilimci; börekçi; camcı; cumhurbaşkanı; daktilograf; dalgıç; damıtıcı; dansöz; davulcu; debbağ; dedektif; demirci; denetleyici; depocu; desinatör; değirmenci; diyetisyen; dizgici; dondurmacı; dublajcı; duvarcı; dökümcü; dövizci; döşemeci; dümenci; embriyolog; emlakçı; ergonomist; eskici; esnaf; estetisyen; etimolog; etnolog; etolojist; figüran; fizyonomist; fıçıcı; gardiyan; gondolcu; gökbilimci; gözetmen; gözlükçü; güfteci; gündelikçi; haddeci; halkbilimci; halıcı; hamamcı; hamurkâr; haritacı; hastabakıcı; havacı; hidrolikçi; hokkabaz; hostes; hurdacı; hırdavatçı; jeomorfolog; jimnastikçi; jinekolog; jokey; kahveci; kalaycı; kaloriferci; kalıpçı; kamarot; kamyoncu; kaplamacı; kaportacı; kapıcı; kardinal; karoserci; karpuzcu; kasap; kaynakçı; kayıkçı; kazıcı; kebapçı; kesimci; klarnetçi; koleksiyoncu; komedyen; komisyoncu; konserveci; konsomatris; kontrolör; kopyalayıcı; koramiral; korgeneral; korsan; kozmolog; krupiye; kumarbaz; kumaşçı; kumcu; kuşbilimci; kuşçu; kâhya; kâtip; kâğıtçı; köfteci; kömürcü; kürkçü; kırtasiyeci; lahmacuncu; lehimci; levazımcı; lobici; lokman; lokomotifçi; lostracı; lostromo; madenci; makastar; makasçı; maketçi; makyajcı; manav; manifaturacı; manikürcü; manken; masör; masöz; matador; matkapçı; menajer; mermerci; meydancı; meyhaneci; mezarcı; midyeci; misyoner; modacı; modelci; montajcı; montör; motorcu; muhafız; mumyalayıcı; muzcu; mübaşir; müezzin; müfettiş; müneccim; mürebbiye; müteahhit; nakliyeci; nakışçı; nalbant; nalbur; nalıncı; obuacı; ocakçı; oduncu; orgcu; orgeneral; ornitolog; overlokçu; oymacı; oyuncakçı; paketleyici; palyaço; pandomimci; pansumancı; papaz; paramedik; pastörizör; patolog; pencereci; perukçu; peçeteci; pideci; pilavcı; piskopos; piyade; pompacı; proktolog; redaktör; rejisör; reklamcı; remayözcü; saksofoncu; salepçi; sanayici; sansürcü; saraç; sarraf; sepetçi; seyis; sihirbaz; silahçı; simitçi; simyacı; siyasetçi; stenograf; stilist; striptizci; suflör; sunucu; sünnetçi; sürveyan; sütanne; sütçü; tabakçı; tabelacı; tahsildar; taksici; tatlıcı; tavukçu; tayfa; taşlayıcı; taşçı; tefeci; telekız; tellal; temizlikçi; temsilci; terzi; tesgahtar; tesisatçı; tesviyeci; teğmen; teşrifatçı; tombalacı; topçu; tornacı; tuhafiyeci; turizmci; turşucu; tuzcu; tuğgeneral; tümamiral; tümgeneral; vestiyerci; veznedar; vitrinci; viyolonselci; yarbay; yargıç; yelkenci; yerölçmeci; yorgancı; yorumcu; yoğurtçu; yüzücü; çamaşırcı; çantacı; çarkçı; çatıcı; çaycı; çevrebilimci; çeyizci; çikolatacı; çinici; çitçi; çiçekçi; çoban; çorapçı; çöpçü; çıkrıkçı; çıkıkçı; çırak; örmeci; üretici; ütücü; şahinci; şapkacı; şarküter; şekerci; şemsiyeci; şimşirci; cto; komi; sayman; güreşçi; başantrenör; antrenör; mentor; sous-chef; bakımcı; düzenleyici; eş-düzenleyici; stajyer; sunucusu; cfo; coo; postdoc; controller; developer; engineer; manager; *-manager; designer
FIELD
FEMALE hanım; kadın
MALE bey
HOBBY hobi*; seviyor; ilgi; boş zaman*
`,
};
