/**
 * Who lives in the invented world. Every name is common or made up, and no real person is meant. Columns: full name in
 * Latin letters, given name, family name, the name in its own script, gender, city, country, language, trade, and the
 * platforms (l LinkedIn, f Facebook, i Instagram, x X, t TikTok, y YouTube, g GitHub, m Mastodon, b Bluesky, * all).
 */
const TABLE = `
Maria Garcia|Maria|Garcia|María García|f|Madrid|Spain|es|engineer|*
Maria Garcia|Maria|Garcia|María García|f|Madrid|Spain|es|nurse|lfi
María García López|María|García López||f|Guadalajara|Mexico|es|chef|ity
Maria Garcia|Maria|Garcia||f|Miami|United States|en|journalist|xlbm
Maria Rossi|Maria|Rossi||f|Turin|Italy|it|designer|lim
Maria Papadopoulou|Maria|Papadopoulou|Μαρία Παπαδοπούλου|f|Thessaloniki|Greece|el|researcher|xl
Maria Silva Santos|Maria|Silva Santos||f|Porto|Portugal|pt|musician|iyf
John Smith|John|Smith||m|Leeds|United Kingdom|en|engineer|*
John Smith Jr.|John|Smith||m|Leeds|United Kingdom|en|developer|gmxl
John Smith|John|Smith||m|Leeds|United Kingdom|en|teacher|f
John Smith|John|Smith||m|Boston|United States|en|finance|lx
John A. Smith|John|Smith||m|Auckland|New Zealand|en|photographer|ify
John Okafor|John|Okafor||m|Abuja|Nigeria|en|developer|gxlb
Anna Kowalska|Anna|Kowalska||f|Kraków|Poland|pl|researcher|*
Anna Kowalska|Anna|Kowalska||f|Kraków|Poland|pl|chef|ift
Anna Schmidt|Anna|Schmidt||f|Berlin|Germany|de|designer|lib
Anna Schmidt|Anna|Schmidt||f|Berlin|Germany|de|nurse|fl
Anna Ivanova|Anna|Ivanova|Анна Иванова|f|Saint Petersburg|Russia|ru|musician|yift
Anna Lindqvist|Anna|Lindqvist||f|Uppsala|Sweden|sv|developer|gmbl
Wang Wei|Wei|Wang|王伟|m|Shanghai|China|zh|engineer|*
Wang Wei|Wei|Wang|王薇|f|Shanghai|China|zh|designer|lix
Wang Fang|Fang|Wang|王芳|f|Chengdu|China|zh|teacher|ft
Wang Wei|Wei|Wang|王維|m|Taipei|Taiwan|zh|researcher|lm
Grace Wang|Grace|Wang||f|Vancouver|Canada|en|finance|lxb
Mohamed Hassan|Mohamed|Hassan|محمد حسن|m|Cairo|Egypt|ar|journalist|*
Mohamed Hassan|Mohamed|Hassan|محمد حسن|m|Cairo|Egypt|ar|engineer|lf
Mohamed Benali|Mohamed|Benali|محمد بنعلي|m|Marseille|France|fr|chef|it
Mohamed Abdi|Mohamed|Abdi||m|Mogadishu|Somalia|so|developer|gx
Ivan Petrov|Ivan|Petrov|Иван Петров|m|Sofia|Bulgaria|bg|developer|*
Ivan Petrov|Ivan|Petrov|Иван Петров|m|Moscow|Russia|ru|engineer|ly
Ivan Petrov|Ivan|Petrov||m|Chicago|United States|en|photographer|ifx
Ivan Horvat|Ivan|Horvat||m|Zagreb|Croatia|hr|coach|fit
Iván García Torres|Iván|García Torres||m|Valencia|Spain|es|musician|yix
Carlos García|Carlos|García||m|Bogotá|Colombia|es|finance|l
Elena Garcia|Elena|Garcia||f|Manila|Philippines|en|nurse|fi
Emily Smith|Emily|Smith||f|Bristol|United Kingdom|en|researcher|xml
Samuel Smith|Samuel|Smith||m|Kingston|Jamaica|en|musician|yt
Fatima Mohamed|Fatima|Mohamed|فاطمة محمد|f|Nairobi|Kenya|sw|teacher|fx
Amara Okonkwo|Amara|Okonkwo||f|Lagos|Nigeria|en|engineer|xlg
Lukas Brandt|Lukas|Brandt||m|Hamburg|Germany|de|researcher|ml
Lukas Brandt|Lukas|Brandt||m|Graz|Austria|de|chef|i
Tan Mei Ling|Mei Ling|Tan|陳美玲|f|Singapore|Singapore|en|designer|xyb
Tomás Herrera Quiroga|Tomás|Herrera Quiroga||m|Valparaíso|Chile|es|musician|ft
Nadia Rahmani|Nadia|Rahmani|نادية رحماني|f|Marseille|France|fr|journalist|xi
José Hernández|José|Hernández||m|Puebla|Mexico|es|founder|lf
José Hernández Jr.|José|Hernández||m|Puebla|Mexico|es|engineer|lx
Kim Min-jun|Min-jun|Kim|김민준|m|Seoul|South Korea|ko|developer|gxy
Kim Min-jun|Min-jun|Kim|김민준|m|Busan|South Korea|ko|chef|iy
Park Seo-yeon|Seo-yeon|Park|박서연|f|Seoul|South Korea|ko|musician|yit
Lee Ji-woo|Ji-woo|Lee|이지우|f|Daejeon|South Korea|ko|researcher|l
Haruto Tanaka|Haruto|Tanaka|田中 陽翔|m|Osaka|Japan|ja|engineer|xl
Yui Nakamura|Yui|Nakamura|中村 結衣|f|Kyoto|Japan|ja|designer|ix
Sakura Mori|Sakura|Mori|もり さくら|f|Sapporo|Japan|ja|chef|iy
Ken Ishikawa|Ken|Ishikawa|イシカワ ケン|m|Fukuoka|Japan|ja|developer|gm
Li Na|Na|Li|李娜|f|Beijing|China|zh|finance|l
Li Qiang|Qiang|Li|李强|m|Shenzhen|China|zh|founder|lx
Zhang Min|Min|Zhang|张敏|f|Hangzhou|China|zh|developer|gl
Chen Yi|Yi|Chen|陳怡|f|Kaohsiung|Taiwan|zh|photographer|if
Liu Yang|Yang|Liu|刘洋|m|Xi'an|China|zh|teacher|f
Nguyễn Văn An|Văn An|Nguyễn||m|Hanoi|Vietnam|vi|developer|gf
Nguyễn Văn An|Văn An|Nguyễn||m|Da Nang|Vietnam|vi|chef|ft
Trần Thị Mai|Thị Mai|Trần||f|Ho Chi Minh City|Vietnam|vi|finance|lf
Somchai Rattanakul|Somchai|Rattanakul|สมชาย รัตนกุล|m|Chiang Mai|Thailand|th|chef|fi
Naree Srisuwan|Naree|Srisuwan|นารี ศรีสุวรรณ|f|Bangkok|Thailand|th|designer|it
Priya Sharma|Priya|Sharma|प्रिया शर्मा|f|Pune|India|hi|developer|glx
Rahul Verma|Rahul|Verma|राहुल वर्मा|m|Delhi|India|hi|journalist|xf
Sunita Thapa|Sunita|Thapa|सुनीता थापा|f|Kathmandu|Nepal|ne|nurse|f
Anjali Iyer|Anjali|Iyer|அஞ்சலி ஐயர்|f|Chennai|India|ta|researcher|lm
Arif Chowdhury|Arif|Chowdhury|আরিফ চৌধুরী|m|Dhaka|Bangladesh|bn|engineer|fl
Gurpreet Singh|Gurpreet|Singh|ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ|m|Amritsar|India|pa|coach|yi
Nimal Perera|Nimal|Perera|නිමල් පෙරේරා|m|Colombo|Sri Lanka|si|photographer|i
Yael Cohen|Yael|Cohen|יעל כהן|f|Haifa|Israel|he|researcher|xl
Avi Levi|Avi|Levi|אבי לוי|m|Tel Aviv|Israel|he|founder|lx
Noa Mizrahi|Noa|Mizrahi|נועה מזרחי|f|Jerusalem|Israel|he|musician|yi
Layla Haddad|Layla|Haddad|ليلى حداد|f|Beirut|Lebanon|ar|designer|ib
Omar Al-Khatib|Omar|Al-Khatib|عمر الخطيب|m|Amman|Jordan|ar|finance|l
Yusuf Al-Mansoori|Yusuf|Al-Mansoori|يوسف المنصوري|m|Dubai|United Arab Emirates|ar|founder|lxi
Salma Idrissi|Salma|Idrissi|سلمى الإدريسي|f|Rabat|Morocco|ar|teacher|f
Zahra Karimi|Zahra|Karimi|زهرا کریمی|f|Isfahan|Iran|fa|photographer|i
Reza Moradi|Reza|Moradi|رضا مرادی|m|Tehran|Iran|fa|engineer|g
Ayşe Yılmaz|Ayşe|Yılmaz||f|Izmir|Turkey|tr|chef|iyt
Emre Demir|Emre|Demir||m|Ankara|Turkey|tr|developer|gxl
Nino Beridze|Nino|Beridze|ნინო ბერიძე|f|Tbilisi|Georgia|ka|musician|yf
Ani Sargsyan|Ani|Sargsyan|Անի Սարգսյան|f|Yerevan|Armenia|hy|developer|gm
Hanna Tesfaye|Hanna|Tesfaye|ሐና ተስፋዬ|f|Addis Ababa|Ethiopia|am|nurse|f
Olena Kovalenko|Olena|Kovalenko|Олена Коваленко|f|Lviv|Ukraine|uk|journalist|xfb
Dmytro Shevchuk|Dmytro|Shevchuk|Дмитро Шевчук|m|Kyiv|Ukraine|uk|developer|gm
Ekaterina Smirnova|Ekaterina|Smirnova|Екатерина Смирнова|f|Kazan|Russia|ru|researcher|y
Sergei Volkov|Sergei|Volkov|Сергей Волков|m|Novosibirsk|Russia|ru|photographer|y
Aigerim Nurlanova|Aigerim|Nurlanova|Айгерим Нұрланова|f|Almaty|Kazakhstan|kk|finance|li
Bat-Erdene Ganbold|Bat-Erdene|Ganbold|Бат-Эрдэнэ Ганболд|m|Ulaanbaatar|Mongolia|mn|coach|f
Milica Jovanović|Milica|Jovanović|Милица Јовановић|f|Novi Sad|Serbia|sr|designer|ib
Georgi Dimitrov|Georgi|Dimitrov|Георги Димитров|m|Plovdiv|Bulgaria|bg|teacher|f
Eleni Georgiou|Eleni|Georgiou|Ελένη Γεωργίου|f|Nicosia|Cyprus|el|finance|lx
Nikos Vasilakis|Nikos|Vasilakis|Νίκος Βασιλάκης|m|Heraklion|Greece|el|chef|if
Katarzyna Wiśniewska|Katarzyna|Wiśniewska||f|Gdańsk|Poland|pl|engineer|lm
Piotr Zieliński|Piotr|Zieliński||m|Wrocław|Poland|pl|developer|gmx
Jana Nováková|Jana|Nováková||f|Brno|Czechia|cs|researcher|ml
Tomáš Dvořák|Tomáš|Dvořák||m|Prague|Czechia|cs|coach|fi
Zsófia Nagy|Zsófia|Nagy||f|Budapest|Hungary|hu|musician|yi
Ioana Popescu|Ioana|Popescu||f|Cluj-Napoca|Romania|ro|developer|gl
Rasa Kazlauskienė|Rasa|Kazlauskienė||f|Vilnius|Lithuania|lt|teacher|f
Liis Tamm|Liis|Tamm||f|Tartu|Estonia|et|founder|lxm
Aino Korhonen|Aino|Korhonen||f|Tampere|Finland|fi|engineer|ml
Mikael Nilsson|Mikael|Nilsson||m|Gothenburg|Sweden|sv|founder|lxi
Ingrid Haugen|Ingrid|Haugen||f|Bergen|Norway|no|photographer|im
Freja Mortensen|Freja|Mortensen||f|Aarhus|Denmark|da|designer|ibl
Sigrún Jónsdóttir|Sigrún|Jónsdóttir||f|Reykjavík|Iceland|is|researcher|m
Thomas Müller-Reiter|Thomas|Müller-Reiter||m|Munich|Germany|de|finance|l
Greta Vogelsang|Greta|Vogelsang||f|Leipzig|Germany|de|journalist|mbx
Luca Bernasconi|Luca|Bernasconi||m|Lugano|Switzerland|it|engineer|lg
Camille Dubreuil|Camille|Dubreuil||f|Lyon|France|fr|chef|ity
Jean-Baptiste Lemoine|Jean-Baptiste|Lemoine||m|Nantes|France|fr|founder|lxb
Aïcha Diallo|Aïcha|Diallo||f|Dakar|Senegal|fr|journalist|xf
Kofi Mensah|Kofi|Mensah||m|Accra|Ghana|en|engineer|lxf
Thandiwe Nkosi|Thandiwe|Nkosi||f|Durban|South Africa|en|musician|yit
Pieter van der Merwe|Pieter|van der Merwe||m|Cape Town|South Africa|en|coach|fi
Sanne de Vries|Sanne|de Vries||f|Utrecht|Netherlands|nl|developer|gmb
Bram Janssens|Bram|Janssens||m|Ghent|Belgium|nl|chef|if
Giulia Ferraro|Giulia|Ferraro||f|Bologna|Italy|it|researcher|lx
Marco Conti|Marco|Conti||m|Naples|Italy|it|photographer|iy
Inês Carvalho|Inês|Carvalho||f|Lisbon|Portugal|pt|founder|lx
João Pedro Almeida|João Pedro|Almeida||m|Recife|Brazil|pt|musician|yitf
Beatriz Nogueira|Beatriz|Nogueira||f|São Paulo|Brazil|pt|finance|l
Valentina Ríos|Valentina|Ríos||f|Buenos Aires|Argentina|es|designer|ix
Santiago Paredes|Santiago|Paredes||m|Lima|Peru|es|chef|ify
Lucía Montenegro|Lucía|Montenegro||f|Quito|Ecuador|es|teacher|f
Niamh O'Sullivan|Niamh|O'Sullivan||f|Cork|Ireland|en|nurse|fl
Rhys Llewellyn|Rhys|Llewellyn||m|Cardiff|United Kingdom|en|coach|fiy
Fiona MacLeod|Fiona|MacLeod||f|Inverness|United Kingdom|en|photographer|im
Priyanka Desai|Priyanka|Desai||f|London|United Kingdom|en|finance|lx
Daniel Whitaker|Daniel|Whitaker||m|Manchester|United Kingdom|en|developer|gmbl
Chloe Bennett|Chloe|Bennett||f|Melbourne|Australia|en|designer|il
Jack Thornbury|Jack|Thornbury||m|Brisbane|Australia|en|coach|yt
Hana Te Rangi|Hana|Te Rangi||f|Wellington|New Zealand|en|journalist|xb
Aaliyah Johnson|Aaliyah|Johnson||f|Atlanta|United States|en|founder|lxiy
Marcus Delgado|Marcus|Delgado||m|Austin|United States|en|developer|gxbm
Hannah Feldman|Hannah|Feldman||f|Portland|United States|en|chef|iyt
Tyler Brooks|Tyler|Brooks||m|Denver|United States|en|coach|iyt
Sofia Marchetti|Sofia|Marchetti||f|New York|United States|en|journalist|xbl
William Tremblay|William|Tremblay||m|Montreal|Canada|fr|engineer|lg
Leilani Kealoha|Leilani|Kealoha||f|Honolulu|United States|en|photographer|ify
Putri Wulandari|Putri|Wulandari||f|Jakarta|Indonesia|id|designer|ixt
Siti Aminah Yusof|Siti Aminah|Yusof||f|Kuala Lumpur|Malaysia|ms|nurse|f
Jun Reyes|Jun|Reyes||m|Cebu|Philippines|en|musician|yft
Sokha Chea|Sokha|Chea|ជា សុខា|m|Phnom Penh|Cambodia|km|teacher|f
Thura Aung|Thura|Aung|သူရအောင်|m|Yangon|Myanmar|my|photographer|f
`;

export interface PersonRow {
  readonly fullName: string;
  readonly given: string;
  readonly family: string;
  /** In the script of the person's own language, if that is not Latin or uses other diacritics. */
  readonly native: string;
  readonly gender: "female" | "male";
  readonly city: string;
  readonly country: string;
  readonly lang: string;
  readonly trade: string;
  readonly platforms: string;
}

export const PEOPLE: readonly PersonRow[] = TABLE.trim()
  .split("\n")
  .map((line) => {
    const [
      fullName = "",
      given = "",
      family = "",
      native = "",
      gender,
      city = "",
      country = "",
      lang = "",
      trade = "",
      platforms = "",
    ] = line.split("|");
    const all = platforms === "*" ? "lfixtygmb" : platforms;
    return {
      fullName,
      given,
      family,
      native,
      gender: gender === "f" ? "female" : "male",
      city,
      country,
      lang,
      trade,
      platforms: all,
    };
  });

/** What this world fixes although the table leaves it to chance, by slug. */
export const SETTLED: Readonly<
  Record<
    string,
    {
      readonly birth?: string;
      readonly company?: string;
      readonly title?: string;
      readonly email?: string;
      readonly spouse?: string;
      readonly children?: readonly string[];
    }
  >
> = {
  "maria-garcia": {
    birth: "1984-05-17",
    spouse: "Andrés Molina",
    children: ["Lucía Molina García", "Hugo Molina García"],
  },
  "maria-garcia-2": { birth: "1990-11-03" },
  "maria-garcia-3": { birth: "1979-02-21" },
  "john-smith": { birth: "1976-08-30", spouse: "Helen Smith" },
  "john-smith-jr": { birth: "1983-04-12" },
  "john-smith-2": { birth: "1951-06-02", children: ["John Smith Jr."] },
  "john-smith-3": { birth: "1988-01-25" },
  "anna-kowalska": { birth: "1986-09-14" },
  "anna-kowalska-2": { birth: "1993-03-08" },
  "wang-wei": { birth: "1981-12-05" },
  "wang-wei-2": { birth: "1989-07-19" },
  "mohamed-hassan": { birth: "1978-10-11" },
  "mohamed-hassan-2": { birth: "1991-05-29" },
  "ivan-petrov": { birth: "1987-02-02" },
  "jose-hernandez": { birth: "1955-03-19", children: ["José Hernández Jr.", "Carmen Hernández"] },
  "jose-hernandez-jr": { birth: "1982-07-07" },
  "amara-okonkwo": {
    birth: "1987-04-19",
    company: "Baobab Bridges",
    title: "Lead structural engineer",
    email: "amara.okonkwo@example.org",
    spouse: "Chidi Okonkwo",
    children: ["Ada Okonkwo"],
  },
  "lukas-brandt": {
    birth: "1979-11-02",
    company: "Institute for Tidal Research",
    title: "Head of the diving group",
    email: "lukas.brandt@example.org",
  },
  "lukas-brandt-2": {
    birth: "1994-06-27",
    company: "Konditorei Sonnleitner",
    title: "Pastry chef",
    email: "backstube@example.com",
  },
  "tan-mei-ling": {
    birth: "1991-02-16",
    company: "Kumquat Software",
    title: "Principal product designer",
    email: "meiling@example.com",
  },
  "tomas-herrera-quiroga": {
    birth: "1968-02-14",
    company: "Escuela de Música del Puerto",
    title: "Teacher of trumpet",
    email: "tomas.herrera@example.org",
    children: ["Inés Herrera", "Bruno Herrera"],
  },
  "nadia-rahmani": {
    birth: "1984-03-03",
    company: "La Gazette du Delta",
    title: "Science editor",
    email: "nadia.rahmani@example.com",
    spouse: "Paul Leroux",
  },
};
