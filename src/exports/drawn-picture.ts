/** Whether a picture's address is one that Candor draws if there is none: initials, a platform's sign. It shows nothing of anybody. */
export function isDrawn(address: string | undefined): boolean {
  return address !== undefined && /\/pictures\/(?:initials|platform)-[\w-]+\.svg$/.test(address);
}
