import { EMPHASIZED } from "../../../src/presentation/emphasis.ts";

/** Text with its emphasis. */
export function Emphasis({ text }: { readonly text: string }) {
  const parts = text.split(EMPHASIZED);
  return parts.map((part, index) => (index % 2 === 1 ? <strong key={index}>{part}</strong> : part));
}
