/** What a part of a CV is about. */
export type ResumePart = "work" | "school" | "languages" | "skills" | "awards" | "contact" | "other";

/**
 * Headings of CVs, whole, folded to letters: Europass (2004/241/EC annexes, in every language of the Union), the headings of
 * schema.org/JSON Resume, and what CVs commonly write instead. English, German, Spanish, French, Lithuanian, Italian, Portuguese,
 * Dutch, Polish: a heading is read in any language, its entries by their shape.
 */
const HEADINGS: Record<ResumePart, string> = {
  work: `experience|work experience|professional experience|employment|employment history|work history|career|career history|
positions|professional background|relevant experience|work|professional career|career summary|appointments|
berufserfahrung|beruflicher werdegang|werdegang|berufliche erfahrung|berufspraxis|berufstatigkeit|beruflicher hintergrund|karriere|
berufliche stationen|stationen|tatigkeiten|arbeitserfahrung|berufliche laufbahn|praktische erfahrung|
experiencia|experiencia profesional|experiencia laboral|trayectoria profesional|trayectoria|historial laboral|carrera profesional|
experience professionnelle|experiences professionnelles|experiences|parcours professionnel|parcours|carriere|emplois|
darbo patirtis|profesine patirtis|patirtis|darbine patirtis|karjera|darbo veikla|profesine veikla|
esperienza|esperienze|esperienza professionale|esperienza lavorativa|esperienze lavorative|esperienze professionali|carriera|
experiencia profissional|werkervaring|doswiadczenie|doswiadczenie zawodowe`,
  school: `education|education and training|academic background|academic qualifications|qualifications|studies|training|schooling|
academic history|degrees|educational background|
ausbildung|bildung|bildungsweg|studium|schulbildung|akademischer werdegang|aus und weiterbildung|hochschulbildung|akademische ausbildung|
studium und ausbildung|schule und studium|
formacion|formacion academica|educacion|estudios|educacion y formacion|titulos|titulacion|titulaciones|estudios academicos|
formation|formations|etudes|diplomes|diplomes et formations|education et formation|parcours universitaire|cursus|cursus universitaire|
formation universitaire|scolarite|
issilavinimas|studijos|mokslai|svietimas|mokymasis|issilavinimas ir mokymas|
istruzione|formazione|istruzione e formazione|studi|titoli di studio|percorso di studi|educacao|opleiding|opleidingen|wyksztalcenie|edukacja`,
  languages: `languages|language skills|languages spoken|spoken languages|foreign languages|
sprachen|sprachkenntnisse|fremdsprachen|idiomas|lenguas|conocimientos de idiomas|langues|langues parlees|competences linguistiques|
langues etrangeres|kalbos|kalbu mokejimas|kalbu zinios|uzsienio kalbos|kalbu igudziai|
lingue|lingue straniere|conoscenze linguistiche|competenze linguistiche|linguas|talen|talenkennis|jezyki|znajomosc jezykow|jezyki obce`,
  skills: `skills|key skills|core skills|competencies|competences|expertise|abilities|technical skills|areas of expertise|strengths|
kenntnisse|fahigkeiten|kompetenzen|fachkenntnisse|starken|kenntnisse und fahigkeiten|qualifikationen|
habilidades|competencias|aptitudes|conocimientos|destrezas|capacidades|
competences|savoir faire|aptitudes|connaissances|atouts|igudziai|gebejimai|kompetencijos|zinios|igudziai ir gebejimai|
competenze|capacita|abilita|capacita e competenze|vaardigheden|umiejetnosci`,
  awards: `awards|honors|honours|awards and honors|honours and awards|honors and awards|prizes|distinctions|recognition|awards and distinctions|
auszeichnungen|preise|ehrungen|preise und auszeichnungen|auszeichnungen und preise|preise und ehrungen|
premios|distinciones|reconocimientos|premios y distinciones|galardones|premios y reconocimientos|
prix|distinctions|recompenses|prix et distinctions|prix et recompenses|apdovanojimai|premijos|ivertinimai|
premi|riconoscimenti|onorificenze|premi e riconoscimenti|premios e distincoes|prijzen|nagrody`,
  contact: `contact|contact details|contact information|contact me|get in touch|personal details|personal information|reach me|
kontakt|kontaktdaten|anschrift|personliche daten|personliche angaben|kontakt und anschrift|
contacto|datos de contacto|datos personales|informacion personal|contact|coordonnees|me contacter|informations personnelles|
kontaktai|kontaktine informacija|asmenine informacija|contatti|recapiti|informazioni personali|dati personali|contato|contactgegevens|dane kontaktowe`,
  other: `about|about me|profile|summary|objective|interests|hobbies|references|publications|projects|volunteering|certifications|certificates|
uber mich|profil|interessen|hobbys|referenzen|publikationen|veroffentlichungen|projekte|ehrenamt|zertifikate|weiterbildung|
sobre mi|perfil|intereses|referencias|publicaciones|proyectos|voluntariado|certificados|aficiones|
a propos|profil|interets|loisirs|centres d interet|references|publications|projets|benevolat|certifications|
apie mane|pomegiai|rekomendacijos|publikacijos|projektai|savanoryste|sertifikatai|profilo|chi sono|interessi|pubblicazioni|progetti|referenze`,
};

let known: ReadonlyMap<string, ResumePart> | undefined;

/** Which part a heading opens; `undefined` for any other text. */
export function resumePart(heading: string): ResumePart | undefined {
  if (heading.length > MOST_HEADING) return undefined;
  known ??= new Map(
    (Object.entries(HEADINGS) as [ResumePart, string][]).flatMap(([part, list]) =>
      list.split(/\|\s*/u).map((words): [string, ResumePart] => [words.trim(), part]),
    ),
  );
  return known.get(foldHeading(heading));
}

const MOST_HEADING = 48;

function foldHeading(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ß/gu, "ss")
    .replace(/ł/gu, "l")
    .replace(/&/gu, " and ")
    .replace(/[^\p{L}]+/gu, " ")
    .trim();
}

/** "To this day", behind the dash of a post that lasts, in the same languages. */
export const UNTIL_NOW =
  "present|the present|today|now|current|currently|to date|date|ongoing|heute|jetzt|dato|aktuell|laufend|gegenwart|(?:la )?actualidad|actual|" +
  "(?:el )?presente|hoy|la fecha|aujourd['’]hui|(?:le )?présent|ce jour|actuellement|maintenant|en cours|nos jours|dabar|dabartis|šiandien|" +
  "(?:iki )?(?:šiol|dabar|šiandien)|oggi|attuale|attualmente|in corso|heden|nu|obecnie|nadal|teraz|hoje|atual|atualmente|presente";
export const SINCE = "since|seit|ab|depuis|desde|nuo|dal|od|sinds";
