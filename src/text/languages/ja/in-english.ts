import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "兼",
  terms: `
POST * engineer: ~エンジニア; ~技師
POST * manager: ~マネージャー; ~マネジャー
POST * team leader: ~チームリーダー
POST * leader: ~リーダー
POST head of *: ~部長; ~部部長
POST section chief for *: ~課長; ~課課長
POST * designer: ~デザイナー
POST * consultant: ~コンサルタント
POST professor: 教授
POST associate professor: 准教授; 助教授
POST assistant professor: 助教
POST lecturer: 講師
POST part-time lecturer: 非常勤講師
POST professor emeritus: 名誉教授
POST visiting professor: 客員教授
POST research fellow: 特別研究員
POST researcher: 研究員
POST senior researcher: 主任研究員
POST university president: 学長
POST chief executive: 最高経営責任者
POST president: 社長
POST president and representative director: 代表取締役社長
POST representative director: 代表取締役
POST chair: 会長; 理事長
POST vice president: 副社長
POST director: 取締役; 理事
POST department head: 部長
POST section chief: 課長
POST executive officer: 執行役員
POST lawyer: 弁護士
POST doctor: 医師
POST nurse: 看護師
POST pharmacist: 薬剤師
POST teacher: 教諭; 教師
POST head teacher: 校長
POST systems engineer: システムエンジニア
POST programmer: プログラマー; プログラマ
POST engineer: エンジニア; 技術者
POST designer: デザイナー
POST editor: 編集者
POST editor-in-chief: 編集長
POST journalist: 記者
POST writer: 作家
POST translator: 翻訳家; 翻訳者
POST photographer: 写真家
POST architect: 建築家
POST conductor: 指揮者
POST tax accountant: 税理士
POST certified public accountant: 公認会計士
POST mayor: 市長
POST founder: 創業者; 創設者
POST co-founder: 共同創業者
POST intern: インターン
POST entrepreneur: 起業家
POST businessperson: 実業家
POST building contractor: 建設業者
POST police officer: 警察官; 警官
POST hospital director: 病院長
POST museum director: 美術館館長; 博物館館長; 美術館長; 博物館長
POST farmer: 農業従事者
POST fisherman: 漁師
POST baker: パン職人
POST hairdresser: 美容師
POST barber: 理容師
POST plumber: 配管工
POST electrician: 電気工事士
POST carpenter: 大工
POST driver: 運転手; ドライバー
POST lorry driver: トラック運転手
POST bus driver: バス運転手
POST taxi driver: タクシー運転手
POST train driver: 電車運転士
POST pilot: パイロット; 操縦士
POST ship's captain: 船長
POST sailor: 船員
POST firefighter: 消防士; 消防官
POST soldier: 兵士; 軍人
POST singer: 歌手; シンガー
POST opera singer: オペラ歌手
POST singer-songwriter: シンガーソングライター
POST dancer: ダンサー; 舞踊家
POST composer: 作曲家
POST painter: 画家
POST sculptor: 彫刻家
POST poet: 詩人
POST novelist: 小説家
POST playwright: 劇作家
POST illustrator: イラストレーター
POST graphic designer: グラフィックデザイナー
POST fashion designer: ファッションデザイナー
POST manga artist: 漫画家
POST film director: 映画監督
POST stage director: 舞台演出家
POST producer: プロデューサー
POST film producer: 映画プロデューサー
POST screenwriter: 脚本家
POST actor: 俳優; 女優
POST musician: 音楽家; ミュージシャン
POST pianist: ピアニスト
POST violinist: ヴァイオリニスト; バイオリニスト
POST cellist: チェリスト
POST guitarist: ギタリスト
POST choreographer: 振付師; 振付家
POST athlete: スポーツ選手; アスリート; 陸上選手; 陸上競技選手
POST footballer: サッカー選手; プロサッカー選手
POST baseball player: 野球選手; プロ野球選手
POST runner: ランナー
POST coach: コーチ
POST referee: 審判; 審判員
POST historian: 歴史家; 歴史学者
POST philosopher: 哲学者
POST sociologist: 社会学者
POST anthropologist: 人類学者; 文化人類学者
POST archaeologist: 考古学者
POST linguist: 言語学者
POST mathematician: 数学者
POST physicist: 物理学者
POST chemist: 化学者
POST biologist: 生物学者
POST geologist: 地質学者
POST botanist: 植物学者
POST astronomer: 天文学者
POST economist: 経済学者; エコノミスト
POST political scientist: 政治学者
POST politician: 政治家
POST diplomat: 外交官
POST ambassador: 大使
POST civil servant: 公務員; 国家公務員; 地方公務員
POST activist: 活動家
POST priest: 神父; 司祭
POST pastor: 牧師
POST imam: イマーム
POST rabbi: ラビ
POST bishop: 司教
POST Buddhist monk: 僧侶
POST nun: 修道女; 尼僧
POST judge: 裁判官; 判事
POST public prosecutor: 検察官; 検事
POST notary: 公証人
POST patent attorney: 弁理士
POST surgeon: 外科医; 外科医師
POST midwife: 助産師
POST dentist: 歯科医; 歯科医師
POST vet: 獣医; 獣医師
POST psychologist: 心理学者
POST clinical psychologist: 臨床心理士
POST psychiatrist: 精神科医; 精神科医師
POST physiotherapist: 理学療法士
POST paediatrician: 小児科医; 小児科医師
POST cardiologist: 循環器内科医; 循環器科医
POST scientist: 科学者
POST town planner: 都市計画家
POST surveyor: 測量士
POST software developer: ソフトウェア開発者
POST software engineer: ソフトウェアエンジニア
POST data analyst: データアナリスト
POST data scientist: データサイエンティスト
POST system administrator: システム管理者
POST accountant: 会計士
POST banker: 銀行家
POST bank employee: 銀行員
POST estate agent: 不動産業者; 不動産仲介業者
POST insurance agent: 保険外交員
POST shopkeeper: 店主
POST trader: トレーダー
POST manager: マネージャー; マネジャー
POST consultant: コンサルタント
POST photojournalist: フォトジャーナリスト; 報道写真家; 報道カメラマン
POST presenter: 司会者
POST announcer: アナウンサー
POST newsreader: ニュースキャスター
POST interpreter: 通訳; 通訳者
POST librarian: 司書; 図書館員
POST archivist: アーキビスト
POST curator: 学芸員; キュレーター
POST chef: 料理人; シェフ
POST sommelier: ソムリエ
POST waiter: ウェイター; ウエイター
POST waitress: ウェイトレス; ウエイトレス
POST tour guide: 観光ガイド; ツアーガイド
POST winemaker: ワイン醸造家
POST beekeeper: 養蜂家
POST gardener: 庭師
POST social worker: ソーシャルワーカー
POST certified social worker: 社会福祉士
POST nursery teacher: 保育士
POST care worker: 介護士; 介護福祉士
POST worker: 労働者
POST company employee: 会社員
RANK deputy *: 副~
RANK visiting *: 客員~
RANK senior *: シニア~
MATTER development: 開発
MATTER sales: 営業
MATTER human resources: 人事
MATTER finance: 財務
MATTER accounting: 経理
MATTER general affairs: 総務
MATTER public relations: 広報
MATTER planning: 企画
MATTER product: プロダクト
MATTER project: プロジェクト
MATTER software: ソフトウェア
MATTER web: ウェブ
MATTER infrastructure: インフラ
MATTER technical: 技術
MATTER marketing: マーケティング
MATTER production: 製造; 生産
MATTER quality: 品質
MATTER research: 研究
DEGREE doctorate: 博士; 博士号; 博士課程
DEGREE master's degree: 修士; 修士課程
DEGREE bachelor's degree: 学士
SUBJECT law: 法学; 法学部
SUBJECT economics: 経済学; 経済学部
SUBJECT business administration: 経営学; 経営学部; 商学部
SUBJECT engineering: 工学; 工学部
SUBJECT medicine: 医学; 医学部
SUBJECT literature: 文学部; 文学
SUBJECT science: 理学部
SUBJECT agriculture: 農学部
SUBJECT computer science: 情報工学; 情報学部
SUBJECT education: 教育学部
SUBJECT pharmacy: 薬学部
`,
};
