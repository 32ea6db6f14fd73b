/** A summary as other programs take it: the marks of emphasis (`__so__`) are Candor's own. */
export function plainSummary(text: string | undefined): string | undefined {
  return text?.replace(/__(?=\S)(.+?)__/gsu, "$1");
}
