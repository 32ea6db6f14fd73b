import { readDirectoryEntry } from "../src/connectors/us-congress/directory/directory.ts";
import { readText } from "../src/text/read.ts";

/**
 * Reads 2,000 documents of invented people: a quarter are entries of a biographical directory, the rest running text in
 * six languages, about 1.5 kB each. The goal is 5 s.
 */
export async function run(options: Readonly<Record<string, string>> = {}): Promise<Record<string, unknown>> {
  const count = Number(options["documents"] ?? 2000);
  const documents = Array.from({ length: count }, (_, i) => documentOf(i));
  const start = performance.now();
  const cpu = process.cpuUsage();
  let statements = 0;
  for (const [i, { text, subject }] of documents.entries())
    statements += (i % 4 === 0 ? readDirectoryEntry(text, 0, null) : readText(text, { subject })).length;
  const elapsedMs = Math.round(performance.now() - start);
  const cpuMs = Math.round(process.cpuUsage(cpu).user / 1000);
  const characters = documents.reduce((sum, { text }) => sum + text.length, 0);
  const figures = { documents: count, characters, statements, elapsedMs, cpuMs, goalMs: 5000, met: elapsedMs <= 5000 };
  console.table([figures]);
  return figures;
}

const FIRST = ["Ada", "Otto", "Inés", "Jorun", "Rasa", "Paul", "Mona", "Luis"];
const LAST = ["Finch", "Brandt", "Calderón", "Brückner", "Marchand", "Quill", "Overbrook", "Varenne"];

function documentOf(i: number): { text: string; subject: string } {
  const subject = `${FIRST[i % FIRST.length]} ${LAST[(i >> 3) % LAST.length]}`;
  const year = 1940 + (i % 50);
  return { subject, text: i % 4 === 0 ? directoryEntry(year) : runningText(i, subject, year) };
}

function directoryEntry(year: number): string {
  const posts = Array.from(
    { length: 12 },
    (_, n) =>
      `member of the Vermont state senate, ${year + 20 + n}-${year + 21 + n}; staff, Halden County, Vt., public health department`,
  );
  return (
    `a Representative from Vermont; born in Halden, Orange County, Vt., March 9, ${year}; B.S., Quillfeather College, Halden, Vt., ${year + 22}; ` +
    `${posts.join("; ")}; elected as a Democrat to the One Hundred Second and to the three succeeding Congresses (January 3, 1991-January 3, 1999)`
  );
}

function runningText(i: number, subject: string, year: number): string {
  const texts = [
    `${subject} was born in Halden in ${year}. ${subject} studied physics at Larkmoor University from ${year + 18} to ${year + 22}. Since 2015, ${subject} has been head of research at Brindle Lenses. `,
    `${subject} wurde am 3. Mai ${year} in Kassel geboren. Seit 2015 ist ${subject} Leiter der Brückner Optik GmbH in Hamburg. Von 2001 bis 2008 arbeitete ${subject} als Berater bei der Nordlicht Energie GmbH. `,
    `${subject} nació el 3 de mayo de ${year} en Sevilla. Estudió Derecho en la Universidad de Brisa. Desde 2015 trabaja como director de investigación en Laboratorios Brisamar. `,
    `${subject} est né le 3 mai ${year} à Lyon. ${subject} a travaillé chez Nordlicht Énergie comme ingénieur de 2001 à 2008. En 2012, ${subject} a reçu le prix Ellery. `,
    `${subject} è nata il 3 maggio ${year} a Torino. Si è laureata in fisica presso l'Università di Montechiaro. Dal 2015 lavora come ricercatrice per Vetrerie del Lago S.r.l. `,
    `${subject} gimė ${year} m. gegužės 3 d. Kaune. Nuo 2015 m. dirba direktoriumi UAB „Šviesos optika“. Gyvena Vilniuje. `,
  ];
  return (texts[i % texts.length] ?? "").repeat(7);
}
