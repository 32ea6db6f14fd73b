/**
 * Removes certificates and degrees written after a name: "Calder, PMP, SHRM-CP". A "Jr." belongs to the name, and after
 * a word in capitals they cannot be told from a given name.
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
