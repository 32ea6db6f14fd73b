import type { CorpusSentence } from "../corpus.ts";

/** Sentences about Ada Finch, each with all the employers and schools that it gives her. */
export const corpus: readonly CorpusSentence[] = [
  { text: "She spent nine years at Corvane Instruments.", jobs: [{ company: "Corvane Instruments" }], schools: [] },
  { text: "She never worked at Corvane Instruments.", jobs: [], schools: [] },
  { text: "Her husband works at Corvane Instruments.", jobs: [], schools: [] },
  {
    text: "She was previously a medical director at Corvane and, from 2008 to 2014, an attending pulmonologist at Halden General Hospital.",
    jobs: [
      { company: "Corvane", title: "medical director" },
      { company: "Halden General Hospital", title: "attending pulmonologist" },
    ],
    schools: [],
  },
  {
    text: "She began her career at Corvane, moving to the Bank of Larkmoor in 2004 as a risk analyst.",
    jobs: [{ company: "Corvane" }, { company: "Bank of Larkmoor", title: "risk analyst" }],
    schools: [],
  },
  {
    text: "Ada studied chemistry at Halden College before completing a PhD at Larkmoor University in 2009.",
    jobs: [],
    schools: ["Halden College", "Larkmoor University"],
  },
  {
    text: "She is a lay member of the regional NHS ethics committee.",
    jobs: [{ company: "NHS ethics committee", title: "lay member" }],
    schools: [],
  },
  {
    text: "She worked as a designer for the BBC and Spotify.",
    jobs: [
      { company: "BBC", title: "designer" },
      { company: "Spotify", title: "designer" },
    ],
    schools: [],
  },
  {
    text: "Her previous roles include CFO of Lakeside Energy, finance director at Tarmac and auditor at KPMG.",
    jobs: [
      { company: "Lakeside Energy", title: "CFO" },
      { company: "Tarmac", title: "finance director" },
      { company: "KPMG", title: "auditor" },
    ],
    schools: [],
  },
  {
    text: "In 2014, Finch left Nokia to join Ericsson as chief architect.",
    jobs: [{ company: "Ericsson", title: "chief architect" }],
    schools: [],
  },
  {
    text: "Before that, she spent ten years at McKinsey & Company, where she was a Partner in the Healthcare Practice.",
    jobs: [{ company: "McKinsey & Company", title: "Partner" }],
    schools: [],
  },
  { text: "She holds degrees from Stanford (BS, 2001) and MIT (MS, 2003).", jobs: [], schools: ["Stanford", "MIT"] },
  { text: "An alumnus of Durham, she has run the Boston marathon twice.", jobs: [], schools: ["Durham"] },
  {
    text: "She received her Ph.D. in Sociology from the University of Wisconsin–Madison in 2008.",
    jobs: [],
    schools: ["University of Wisconsin–Madison"],
  },
  {
    text: "Dr. Finch is Vice President at Corvane. She was previously a medical director at Halden.",
    jobs: [
      { company: "Corvane", title: "Vice President" },
      { company: "Halden", title: "medical director" },
    ],
    schools: [],
  },
  {
    text: "I am glad to say a few words. I have known Ada Finch for years. She worked as a designer for Corvane. She was a deacon at Halden Tabernacle. She is kind.",
    jobs: [
      { company: "Corvane", title: "designer" },
      { company: "Halden Tabernacle", title: "deacon" },
    ],
    schools: [],
  },
  {
    text: "Finch was born in Lampeter, the daughter of a minister, and was educated at Halden College.",
    jobs: [],
    schools: ["Halden College"],
  },
  {
    text: "Ada Finch was an assistant keeper at the Corvane Library.",
    jobs: [{ company: "Corvane Library", title: "assistant keeper" }],
    schools: [],
  },
  {
    text: "Ada Finch is a volunteer medic, Aero Brindle, and the co-owner of Oompah Coffee.",
    jobs: [
      { company: "Aero Brindle", title: "volunteer medic" },
      { company: "Oompah Coffee", title: "co-owner" },
    ],
    schools: [],
  },
  {
    text: "These days she is a team manager at Ambulance Corvane's Halden branch.",
    jobs: [{ company: "Ambulance Corvane", title: "team manager" }],
    schools: [],
  },
  {
    text: "From 2015 to 2018 she headed the Antwerp office of Delta Grid, and before moving to Ghent she taught physics at Lyceum De Brug.",
    jobs: [{ company: "Lyceum De Brug", title: "taught physics" }, { company: "Delta Grid" }],
    schools: [],
  },
  { text: "She applied to join the Corvane Rifles in 1996 and was turned away.", jobs: [], schools: [] },
  { text: "She was appointed to a post at Royal Halden in 2017 but did not take it up.", jobs: [], schools: [] },
  { text: "She left school in 1971 with Division One.", jobs: [], schools: [] },
  {
    text: "She has been named Chief Engineer with effect from 2 October.",
    jobs: [],
    schools: [],
  },
  {
    text: "Finch is the owner and head cheesemaker of Three Does Creamery.",
    jobs: [{ company: "Three Does Creamery", title: "owner and head cheesemaker" }],
    schools: [],
  },
  { text: "She directs the MA in Creative Writing at Larkmoor University.", jobs: [], schools: [] },
  { text: "She received an honorary doctorate from Larkmoor University in 2012.", jobs: [], schools: [] },
  {
    text: "She has been married twice: to the actor Otto Brandt from 1983 until 1990, and since 1996 to Kofi Mensima, a barrister at Halden Chambers.",
    jobs: [],
    schools: [],
  },
  {
    text: "She served as a trustee and, God help her, as village historian.",
    jobs: [],
    schools: [],
  },
  { text: "She left as Head of Network Planning.", jobs: [], schools: [] },
  {
    text: "For four years she was Director at Halden Public School.",
    jobs: [{ company: "Halden Public School", title: "Director" }],
    schools: [],
  },
  { text: "Students at Halden College remember her.", jobs: [], schools: [] },
  {
    text: "Ada Finch is survived by her husband Otto, formerly principal of Halden High School, and two sons.",
    jobs: [],
    schools: [],
  },
  {
    text: "She will be succeeded by Robert Brack, currently Managing Director of Corvane Instruments.",
    jobs: [],
    schools: [],
  },
  {
    text: "Ada Finch was appointed Chief Executive of Halden County Council in succession to Ms Catherine Brack, who went to Corvane Instruments as a director.",
    jobs: [{ company: "Halden County Council", title: "Chief Executive" }],
    schools: [],
  },
  {
    text: "She was president of the Halden Society of Planners and Architects.",
    jobs: [{ company: "Halden Society of Planners and Architects", title: "president" }],
    schools: [],
  },
  {
    text: "She founded the Corvane Home for the Blind in 1995.",
    jobs: [{ company: "Corvane Home for the Blind", title: "founder" }],
    schools: [],
  },
  { text: "She chaired the Halden Chamber of Commerce's rural transport panel.", jobs: [], schools: [] },
  { text: "She clerked for Mr Alan Hart.", jobs: [], schools: [] },
  { text: "She was made a Member of the Order of Larkmoor in 2015.", jobs: [], schools: [] },
  {
    text: "Ada Finch, a partner at Harrow & Pike, is a governor of Larkmoor School.",
    jobs: [
      { company: "Larkmoor School", title: "governor" },
      { company: "Harrow & Pike", title: "partner" },
    ],
    schools: [],
  },
  { text: "Her workshop stands opposite Larkmoor University.", jobs: [], schools: [] },
  { text: "As a girl she dreamed of studying at Larkmoor University.", jobs: [], schools: [] },
  {
    text: "In her novel, a nurse who studied at Larkmoor University becomes director of Globex Ltd.",
    jobs: [],
    schools: [],
  },
  {
    text: "A former BBC producer, she founded Quayside Films in 2009.",
    jobs: [
      { company: "BBC", title: "producer" },
      { company: "Quayside Films", title: "founder" },
    ],
    schools: [],
  },
  { text: "She reports to Otto Brandt, a former BBC producer.", jobs: [], schools: [] },
  {
    text: "She co-founded the robotics start-up Gantry in 2016.",
    jobs: [{ company: "Gantry", title: "co-founder" }],
    schools: [],
  },
  {
    text: "She worked for the Murray–Darling Basin Authority as a hydrologist.",
    jobs: [{ company: "Murray–Darling Basin Authority", title: "hydrologist" }],
    schools: [],
  },
  { text: "She raced for two years at the Torvik Commonwealth Games.", jobs: [], schools: [] },
  {
    text: "The daughter of a railway clerk, Finch went to Torvik Grammar School.",
    jobs: [],
    schools: ["Torvik Grammar School"],
  },
  { text: "Previously Google, Mozilla.", jobs: [{ company: "Google" }, { company: "Mozilla" }], schools: [] },
  { text: "She moves from Deloitte, where she led the tax practice.", jobs: [{ company: "Deloitte" }], schools: [] },
];
