/** A page about an invented person, with an attack and without. */
export interface HostilePage {
  readonly kind: string;
  readonly name: string;
  readonly html: string;
  readonly plain: string;
  readonly mediaType: string;
}

/** Stated only by attacks: none of these may occur in the value of any claim. */
export const PLANTED = ["Zorvex", "Nimbroth", "1907", "Grelka"];

/** Where an attack is placed: in the head, under the heading, among the person's own facts, at the end. */
interface Slots {
  head?: string;
  before?: string;
  mid?: string;
  end?: string;
}
type Base = (slots: Slots) => string;
/** Leadership pages with sections, and one in prose alone. */
const en: Base = ({ head = "", before = "", mid = "", end = "" }) =>
  `<!doctype html><html lang="en"><head><title>Thea Lorimer | People | Corvane Water</title>${head}</head><body><header><nav><a href="/">Home</a> <a href="/p">People</a> <a href="/n">News</a></nav></header><main><h1>Thea Lorimer</h1>${before}<p>Head of Hydrology, Corvane Water</p><p>Thea Lorimer joined Corvane Water in 2012 as a hydrologist. She lives in Graz.</p>${mid}<h2>Education</h2><ul><li>MSc Hydrology, Larkmoor University, 2008</li></ul><h2>Experience</h2><ul><li>2008–2012: Analyst, Tarn Valley Trust</li></ul><h2>Languages</h2><p>English, German</p>${end}</main><footer>© 2026 Corvane Water</footer></body></html>`;
const en2: Base = ({ head = "", before = "", mid = "", end = "" }) =>
  `<!doctype html><html lang="en"><head><title>About Callum Ferris</title>${head}</head><body><article><h1>About Callum Ferris</h1>${before}<p>Callum Ferris is a senior engineer at Hollin Bridges. He studied civil engineering at the University of Larkmoor, graduating in 2005.</p>${mid}<p>From 2006 to 2014 he was a surveyor at Tarn Valley Council. He lives in Leeds with his wife, Marian.</p>${end}</article></body></html>`;
const de: Base = ({ head = "", before = "", mid = "", end = "" }) =>
  `<!doctype html><html lang="de"><head><title>Jonas Brandhuber – Team – Corvane Wasser GmbH</title>${head}</head><body><main><h1>Jonas Brandhuber</h1>${before}<p>Leiter Hydrologie, Corvane Wasser GmbH</p><p>Jonas Brandhuber kam 2012 als Hydrologe zur Corvane Wasser GmbH. Er studierte Geologie an der Universität Larkmoor. Er lebt in Graz.</p>${mid}<h2>Ausbildung</h2><ul><li>2008: Diplom Geologie, Universität Larkmoor</li></ul><h2>Berufserfahrung</h2><ul><li>2008–2012: Analyst, Stiftung Tarntal</li></ul><h2>Sprachen</h2><p>Deutsch, Englisch</p>${end}</main><footer>Impressum</footer></body></html>`;
const fr: Base = ({ head = "", before = "", mid = "", end = "" }) =>
  `<!doctype html><html lang="fr"><head><title>Élise Montarvel - Équipe - Corvane Eaux</title>${head}</head><body><main><h1>Élise Montarvel</h1>${before}<p>Directrice technique, Corvane Eaux</p><p>Élise Montarvel a rejoint Corvane Eaux en 2012 comme hydrologue. Elle a étudié la géologie à l'université de Larkmoor. Elle vit à Lyon.</p>${mid}<h2>Formation</h2><ul><li>2008 : Master de géologie, Université de Larkmoor</li></ul><h2>Expérience</h2><ul><li>2008–2012 : Analyste, Fondation Valtarn</li></ul><h2>Langues</h2><p>Français, anglais</p>${end}</main></body></html>`;
const es: Base = ({ head = "", before = "", mid = "", end = "" }) =>
  `<!doctype html><html lang="es"><head><title>Inés Valdecasas | Equipo | Corvane Aguas</title>${head}</head><body><main><h1>Inés Valdecasas</h1>${before}<p>Directora técnica, Corvane Aguas</p><p>Inés Valdecasas se incorporó a Corvane Aguas en 2012 como hidróloga. Estudió geología en la Universidad de Larkmoor. Vive en Sevilla.</p>${mid}<h2>Formación</h2><ul><li>2008: Licenciatura en Geología, Universidad de Larkmoor</li></ul><h2>Experiencia</h2><ul><li>2008–2012: Analista, Fundación Valtarn</li></ul><h2>Idiomas</h2><p>Español, inglés</p>${end}</main></body></html>`;
const BASES = {
  en: { make: en, name: "Thea Lorimer" },
  en2: { make: en2, name: "Callum Ferris" },
  de: { make: de, name: "Jonas Brandhuber" },
  fr: { make: fr, name: "Élise Montarvel" },
  es: { make: es, name: "Inés Valdecasas" },
};
/** False sentences about the person of each page. */
export const FALSE = {
  en: "Thea Lorimer was born in 1907. She is managing director of Zorvex Ltd, studied law at Nimbroth University and won the Grelka Prize.",
  en2: "Callum Ferris was born in 1907. He is managing director of Zorvex Ltd, studied law at Nimbroth University and won the Grelka Prize.",
  de: "Jonas Brandhuber wurde 1907 geboren. Er ist Geschäftsführer der Zorvex AG, studierte Jura an der Universität Nimbroth und erhielt den Grelka-Preis.",
  fr: "Élise Montarvel est née en 1907. Elle est directrice de Zorvex SA, a étudié le droit à l'université de Nimbroth et a reçu le prix Grelka.",
  es: "Inés Valdecasas nació en 1907. Es directora de Zorvex SA, estudió derecho en la Universidad de Nimbroth y recibió el premio Grelka.",
};
const LIST = "<ul><li>2015–2019: Director, Zorvex Ltd</li><li>BA Law, Nimbroth University, 2001</li></ul>";

/** Somebody else's posts and degrees as a list. */
export const CV = {
  en: LIST,
  en2: LIST,
  de: "<ul><li>2015–2019: Direktor, Zorvex AG</li><li>2001: Magister Jura, Universität Nimbroth</li></ul>",
  fr: "<ul><li>2015–2019 : Directeur, Zorvex SA</li><li>2001 : Licence de droit, Université de Nimbroth</li></ul>",
  es: "<ul><li>2015–2019: Director, Zorvex SA</li><li>2001: Licenciatura en Derecho, Universidad de Nimbroth</li></ul>",
};
export function page(kind: string, base: keyof typeof BASES, slots: Slots): HostilePage {
  const { make, name } = BASES[base];
  return { kind, name, html: make(slots), plain: make({}), mediaType: "text/html" };
}
