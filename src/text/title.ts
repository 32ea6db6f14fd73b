/** "his time as a carpenter", "named Chief Engineer with effect", "Director at the end": the post without the words that lead to it or on. */
export function bareTitle(text: string): string {
  const led = text.replace(LED_BY_AS, "").replace(LEADING, "");
  const bare = led.replace(TRAILING, "");
  return /\p{L}{2}/u.test(bare) ? bare : text;
}

/** What somebody does until "as" begins the post; "as well as" joins two. */
const LED_BY_AS =
  /^(?:(?:his|her|their|my|the|a)\s(?:\p{Ll}+\s){0,2}|(?:stepping|standing|serving|working|acting|employed|appointed|named|known|remembered|recalled|retired|elected|began|starting|beginning)\s(?:\p{Ll}+\s){0,2})as\s(?:an?\s|the\s)?(?=\p{L})/u;

/** Adverbs, possessives and participles before a post, in the languages of Europe; a title with a capital may begin with its own participle. */
const LEADING =
  /^(?:(?:first(?: ever)? (?:female|male|woman|ever)|youngest(?: ever)?|named|appointed|made|elected|seen|promoted|also|then|later|next|now|currently|formerly|previously|still|again|once|his|her|their|my|its|par ailleurs|aussi|également|puis|ensuite|désormais|auch|zudem|außerdem|dann|später|zuletzt|también|además|luego|después|também|depois|anche|poi|inoltre|ook|daarna|vervolgens|tevens|också|även|sedan|därefter|także|również|następnie|potem|также|затем|потом|також|потім|ayrıca|sonra|taip pat|vėliau)\s+)+(?=\p{L})/u;

/** Behind a post: since when, until when, at which turn. */
const TRAILING =
  /\s(?:with effect|at the (?:end|start|beginning|time|age)|at that time|from the (?:start|outset|beginning)|until \p{L}.*|since \p{L}.*|for (?:many|several|some|a few|the (?:last|past)) .*)$/u;
