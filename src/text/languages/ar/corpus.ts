import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is, each with all the employers and schools that it gives them. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "عملت مهندسة في شركة النورس منذ عام 2012.",
    jobs: [{ company: "شركة النورس", title: "مهندسة" }],
    schools: [],
  },
  { text: "حصلت على بكالوريوس الهندسة من جامعة الجسر عام 2004.", jobs: [], schools: ["جامعة الجسر"] },
  { text: "لم تعمل في شركة النورس.", jobs: [], schools: [] },
  {
    text: "عُيّنت مديرة عامة لشركة النورس خلفًا لزميلها.",
    jobs: [{ company: "شركة النورس", title: "مديرة عامة" }],
    schools: [],
  },
  {
    text: "عمل محاسبًا في بنك المرجان من 2005 إلى 2010.",
    jobs: [{ company: "بنك المرجان", title: "محاسب" }],
    schools: [],
  },
  { text: "وهي أستاذة في جامعة الجسر.", jobs: [{ company: "جامعة الجسر", title: "أستاذة" }], schools: [] },
  { text: "تخرجت في جامعة الجسر عام 2004.", jobs: [], schools: ["جامعة الجسر"] },
  { text: "والدها عمل مديرًا في شركة النورس.", jobs: [], schools: [] },
  {
    text: "عملت سابقا في بنك النور كمحللة مالية.",
    jobs: [{ company: "بنك النور", title: "محللة مالية" }],
    schools: [],
  },
  {
    text: "تشغل منذ عام 2019 منصب رئيسة جمعية النورس البحرية.",
    jobs: [{ company: "جمعية النورس البحرية", title: "رئيسة" }],
    schools: [],
  },
  {
    text: "عملت ست سنوات مستشارة في مكتب الجسر للاستشارات.",
    jobs: [{ company: "مكتب الجسر للاستشارات", title: "مستشارة" }],
    schools: [],
  },
  {
    text: "وهي عضو في المجلس الوطني للكتاب.",
    jobs: [{ company: "المجلس الوطني للكتاب", title: "عضو" }],
    schools: [],
  },
  {
    text: "سجلت للدكتوراه في جامعة الجسر ولم تكملها.",
    jobs: [],
    schools: [],
  },
  {
    text: "حصلت على دكتوراه فخرية من جامعة الجسر.",
    jobs: [],
    schools: [],
  },
];
