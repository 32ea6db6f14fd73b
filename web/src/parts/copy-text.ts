/** Whether the text is in the clipboard. Browsers give it to secure addresses only, and when asked by a click. */
export async function copyText(text: string): Promise<boolean> {
  if (!navigator.clipboard) return false;
  return await navigator.clipboard.writeText(text).then(
    () => true,
    () => false,
  );
}
