import type { CorpusSentence } from "../corpus.ts";

/** Sentences about the person whose page it is, each with all the employers and schools that it gives them. */
export const corpus: readonly CorpusSentence[] = [
  { text: "2004 में उन्होंने दक्षिण विश्वविद्यालय से एम.ए. किया।", jobs: [], schools: ["दक्षिण विश्वविद्यालय"] },
  { text: "उनके पिता शिक्षक थे।", jobs: [], schools: [] },
  {
    text: "उन्होंने 2005 से 2010 तक मोती बैंक में प्रबंधक के रूप में काम किया।",
    jobs: [{ company: "मोती बैंक", title: "प्रबंधक" }],
    schools: [],
  },
  {
    text: "वे सागर लिमिटेड की मुख्य अधिकारी हैं।",
    jobs: [{ company: "सागर लिमिटेड", title: "मुख्य अधिकारी" }],
    schools: [],
  },
  { text: "वे मोती बैंक में प्रबंधक नहीं थे।", jobs: [], schools: [] },
  {
    text: "2010 से 2014 तक वे सागर मिल्स में अनुसंधान निदेशक थीं।",
    jobs: [{ company: "सागर मिल्स", title: "अनुसंधान निदेशक" }],
    schools: [],
  },
  {
    text: "उन्होंने 2012 में सागर प्रकाशन की स्थापना की।",
    jobs: [{ company: "सागर प्रकाशन", title: "संस्थापक" }],
    schools: [],
  },
];
