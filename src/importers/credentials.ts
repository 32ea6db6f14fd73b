/**
 * A part of a name without the certificates and degrees that people write behind theirs: "Calder, PMP, SHRM-CP". A "Jr." there belongs to
 * the name, and behind a word in capitals nothing is told from a given name.
 */
export function withoutCredentials(name: string): string {
  const [own = "", ...behind] = name.split(/,\s*/);
  if (own === own.toUpperCase() && own !== own.toLowerCase()) return name;
  const kept = behind.filter(
    (part) => !part.split(/\s+/).every((word) => CREDENTIAL.test(word) && !GENERATION.test(word)),
  );
  return [own, ...kept].join(", ");
}

const CREDENTIAL = /^(?=[^\p{Lu}]*\p{Lu}[^\p{Lu}]*\p{Lu})[\p{L}\d.()®™-]{2,12}$/u;
const GENERATION = /^(?:[IVX]+|JR|SR)\.?$/i;
