/** Text in which double underscores mark emphasis. */
export function Emphasis({ text }: { readonly text: string }) {
  const parts = text.split(/__(.+?)__/s);
  return parts.map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
