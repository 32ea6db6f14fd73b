import type { InEnglish } from "../in-english.ts";

export const inEnglish: InEnglish = {
  and: "兼",
  terms: `
POST * manager: ~经理; ~經理
POST * director: ~总监; ~總監
POST * supervisor: ~主管
POST * engineer: ~工程师; ~工程師
POST * specialist: ~专员; ~專員
POST * planner: ~计划员
POST professor: 教授
POST associate professor: 副教授
POST lecturer: 讲师; 講師
POST teaching assistant: 助教
POST postdoctoral researcher: 博士后; 博士後
POST researcher: 研究员; 研究員
POST associate researcher: 副研究员; 副研究員
POST assistant researcher: 助理研究员; 助理研究員
POST visiting professor: 客座教授
POST general manager: 总经理; 總經理
POST deputy general manager: 副总经理; 副總經理
POST chair of the board: 董事长; 董事長
POST chief executive: 首席执行官; 執行長; 行政总裁
POST chief technology officer: 首席技术官; 技術長
POST chief data officer: 資料長
POST chief financial officer: 财务总监; 財務長; 首席财务官
POST president: 总裁; 總裁
POST vice president: 副总裁; 副總裁
POST manager: 经理; 經理
POST engineer: 工程师; 工程師
POST teacher: 教师; 教師
POST lawyer: 律师; 律師
POST doctor: 医生; 醫生; 医师; 醫師
POST chief physician: 主任医师
POST associate chief physician: 副主任医师
POST attending physician: 主治医师
POST nurse: 护士; 護士
POST journalist: 记者; 記者
POST editor-in-chief: 总编辑; 主编; 總編輯
POST accountant: 会计; 會計師; 会计师
POST founder: 创始人; 創辦人
POST co-founder: 联合创始人; 共同創辦人
POST designer: 设计师; 設計師
POST programmer: 程序员
POST translator: 翻译
POST project manager: 项目经理; 專案經理
POST product manager: 产品经理; 產品經理
POST intern: 实习生; 實習生
POST mayor: 市长; 市長
POST project supervisor: 项目主管
POST material planner: 物料计划员
RANK senior *: 高级~; 資深~; 资深~; 高級~
RANK deputy *: 副~
RANK assistant *: 助理~
RANK chief *: 首席~
RANK visiting *: 客座~
MATTER supply chain: 供应链; 供應鏈
MATTER sales: 销售; 業務
MATTER marketing: 市场; 行銷; 市场营销
MATTER finance: 财务; 財務
MATTER human resources: 人力资源; 人力資源; 人事
MATTER technical: 技术; 技術
MATTER operations: 运营; 營運
MATTER project: 项目; 專案
MATTER product: 产品; 產品
MATTER purchasing: 采购; 採購
MATTER quality: 质量; 品質
MATTER material: 物料
MATTER logistics: 物流
MATTER software: 软件; 軟體
MATTER algorithm: 算法
MATTER production: 生产
MATTER customer: 客户
DEGREE bachelor's degree: 本科; 学士; 學士
DEGREE master's degree: 硕士; 碩士; 硕士研究生
DEGREE doctorate: 博士; 博士研究生
DEGREE MBA: 工商管理硕士
SUBJECT law: 法学
SUBJECT medicine: 临床医学
SUBJECT logistics engineering: 物流工程
SUBJECT computer science: 计算机科学; 计算机科学与技术
SUBJECT economics: 经济学
SUBJECT mathematics: 数学
SUBJECT physics: 物理学
SUBJECT chemistry: 化学
SUBJECT accounting: 会计学
SUBJECT history: 历史学
`,
};
