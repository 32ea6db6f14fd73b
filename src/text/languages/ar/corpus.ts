import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is beside the employers and schools they give, and no others. */
export const corpus: readonly CorpusSentence[] = [
  {
    text: "عملت مهندسة في شركة النورس منذ عام 2012.",
    jobs: [{ company: "شركة النورس", title: "مهندسة" }],
    schools: [],
  },
  { text: "حصلت على بكالوريوس الهندسة من جامعة الجسر عام 2004.", jobs: [], schools: ["جامعة الجسر"] },
  { text: "لم تعمل في شركة النورس.", jobs: [], schools: [] },
];
