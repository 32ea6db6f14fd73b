/**
 * Copies a text and returns whether it worked. Browsers allow it only on secure origins, and in response to a click.
 */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
