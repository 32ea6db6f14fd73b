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
POST teacher: 教师; 教師; 老师; 老師
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
POST entrepreneur: 企业家; 企業家; 创业者
POST businessperson: 商人
POST building contractor: 建筑承包商; 建築承包商
POST police officer: 警察; 警员; 警員; 民警; 警官
POST hospital director: 医院院长; 醫院院長
POST museum director: 博物馆馆长; 博物館館長; 美术馆馆长; 美術館館長
POST library director: 图书馆馆长; 圖書館館長
POST farmer: 农民; 農民; 农夫; 農夫
POST fisherman: 渔民; 漁民; 渔夫; 漁夫
POST baker: 面包师; 麵包師
POST butcher: 屠夫
POST hairdresser: 理发师; 理髮師; 美发师; 美髮師; 发型师; 髮型師
POST plumber: 水管工
POST electrician: 电工; 電工
POST carpenter: 木匠; 木工
POST bricklayer: 泥瓦匠; 瓦工
POST driver: 司机; 司機; 驾驶员; 駕駛員
POST lorry driver: 卡车司机; 卡車司機; 货车司机; 貨車司機
POST bus driver: 公交车司机; 公車司機; 巴士司機
POST taxi driver: 出租车司机; 計程車司機
POST train driver: 火车司机; 火車司機
POST pilot: 飞行员; 飛行員; 机师; 機師
POST ship's captain: 船长; 船長
POST sailor: 水手; 海员; 海員
POST firefighter: 消防员; 消防員; 消防队员
POST soldier: 士兵; 军人; 軍人
POST singer: 歌手; 歌唱家
POST opera singer: 歌剧演唱家; 歌劇演唱家
POST singer-songwriter: 创作歌手; 創作歌手; 唱作人
POST dancer: 舞者; 舞蹈家; 舞蹈演员
POST composer: 作曲家
POST painter: 画家; 畫家
POST artist: 艺术家; 藝術家
POST sculptor: 雕塑家; 雕刻家
POST poet: 诗人; 詩人
POST novelist: 小说家; 小說家
POST writer: 作家
POST author: 作者
POST playwright: 剧作家; 劇作家
POST illustrator: 插画师; 插畫師; 插画家; 插畫家
POST graphic designer: 平面设计师; 平面設計師
POST fashion designer: 时装设计师; 服装设计师; 時裝設計師; 服裝設計師
POST film director: 电影导演; 電影導演
POST stage director: 戏剧导演; 戲劇導演
POST film producer: 电影制片人; 電影製片人
POST screenwriter: 编剧; 編劇
POST actor: 演员; 演員
POST musician: 音乐家; 音樂家; 音乐人; 音樂人
POST pianist: 钢琴家; 鋼琴家
POST violinist: 小提琴家
POST cellist: 大提琴家
POST guitarist: 吉他手
POST conductor: 指挥家; 指揮家
POST choreographer: 编舞家; 編舞家; 编舞; 編舞
POST athlete: 运动员; 運動員
POST footballer: 足球运动员; 足球運動員; 足球员; 足球員
POST cyclist: 自行车运动员; 自行車運動員
POST runner: 跑者
POST coach: 教练; 教練; 教练员
POST referee: 裁判; 裁判员; 裁判員
POST historian: 历史学家; 歷史學家; 史学家; 史學家
POST philosopher: 哲学家; 哲學家
POST sociologist: 社会学家; 社會學家
POST anthropologist: 人类学家; 人類學家
POST archaeologist: 考古学家; 考古學家
POST linguist: 语言学家; 語言學家
POST mathematician: 数学家; 數學家
POST physicist: 物理学家; 物理學家
POST chemist: 化学家; 化學家
POST biologist: 生物学家; 生物學家
POST geologist: 地质学家; 地質學家
POST botanist: 植物学家; 植物學家
POST astronomer: 天文学家; 天文學家
POST economist: 经济学家; 經濟學家
POST political scientist: 政治学家; 政治學家
POST politician: 政治家; 政治人物
POST diplomat: 外交官
POST ambassador: 大使
POST civil servant: 公务员; 公務員
POST activist: 活动家; 活動家
POST social activist: 社会活动家; 社會活動家
POST trade unionist: 工会活动家
POST priest: 神父; 司铎; 司鐸
POST pastor: 牧师; 牧師
POST imam: 伊玛目; 伊瑪目; 阿訇
POST rabbi: 拉比
POST bishop: 主教
POST archbishop: 大主教; 总主教; 總主教
POST monk: 僧人; 和尚
POST nun: 修女; 尼姑
POST judge: 法官
POST public prosecutor: 检察官; 檢察官
POST notary: 公证员; 公證人
POST surgeon: 外科医生; 外科醫生; 外科医师; 外科醫師
POST midwife: 助产士; 助產士; 助產師
POST dentist: 牙医; 牙醫; 牙科医生; 牙醫師
POST vet: 兽医; 獸醫; 獸醫師
POST pharmacist: 药剂师; 藥劑師; 药师; 藥師
POST psychologist: 心理学家; 心理學家
POST clinical psychologist: 临床心理学家; 臨床心理師
POST psychiatrist: 精神科医生; 精神科醫生; 精神科医师; 精神科醫師
POST physiotherapist: 物理治疗师; 物理治療師
POST paediatrician: 儿科医生; 兒科醫生; 儿科医师; 小兒科醫師; 兒科醫師
POST cardiologist: 心脏科医生; 心臟科醫生; 心臟科醫師; 心内科医生
POST scientist: 科学家; 科學家
POST architect: 建筑师; 建築師
POST town planner: 城市规划师; 城市規劃師; 都市計劃師
POST surveyor: 测量员; 測量員; 測量師
POST software developer: 软件开发者; 软件开发人员; 軟體開發者
POST data analyst: 数据分析师; 數據分析師; 資料分析師
POST data scientist: 数据科学家; 數據科學家; 資料科學家
POST system administrator: 系统管理员; 系統管理員
POST auditor: 审计师; 審計師; 审计员
POST banker: 银行家; 銀行家
POST bank employee: 银行职员; 銀行職員
POST stockbroker: 股票经纪人; 股票經紀人
POST estate agent: 房地产经纪人; 房地產經紀人; 房地产中介; 房屋仲介
POST insurance agent: 保险代理人; 保險業務員; 保險代理人
POST shopkeeper: 店主
POST trader: 交易员; 交易員
POST consultant: 顾问; 顧問
POST photojournalist: 摄影记者; 攝影記者
POST presenter: 主持人
POST editor: 编辑; 編輯
POST publisher: 出版人
POST interpreter: 口译员; 口譯員
POST librarian: 图书管理员; 图书馆员; 圖書館員; 圖書管理員
POST archivist: 档案管理员; 檔案管理員; 档案员; 档案馆员
POST curator: 策展人
POST restorer: 文物修复师; 文物修復師
POST photographer: 摄影师; 攝影師
POST chef: 厨师; 廚師; 主厨; 主廚
POST sommelier: 侍酒师; 侍酒師
POST waiter: 服務生
POST tour guide: 导游; 導遊
POST beekeeper: 养蜂人; 養蜂人
POST gardener: 园丁; 園丁
POST forest ranger: 护林员; 護林員
POST social worker: 社工; 社会工作者; 社會工作者; 社工师; 社工師
POST worker: 工人
POST president | head teacher: 校长; 校長
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
