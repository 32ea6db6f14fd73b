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
