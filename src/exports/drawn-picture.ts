/**
 * Whether a picture's address is one that Candor draws when there is no picture: initials, a platform's logo. It does
 * not show the person.
 */
export function isDrawn(address: string | undefined): boolean {
  return address !== undefined && /\/pictures\/(?:initials|platform)-[\w-]+\.svg$/.test(address);
}
