/** Pictures that the service draws itself: a person's initials, a platform's letter. */

const INITIALS = /^initials-((?:[0-9a-f]{2}){1,16})-(\d{1,3})\.svg$/;
const PLATFORM = /^platform-([a-z0-9-]{1,40})\.svg$/;

/** The SVG of a drawn picture by its name under `/pictures/`, or `null` if it is not one. */
export function drawPicture(name: string): string | null {
  const initials = INITIALS.exec(name);
  if (initials) {
    const letters = Buffer.from(initials[1] ?? "", "hex")
      .toString("utf8")
      .slice(0, 4);
    return drawCircle(letters, `hsl(${Number(initials[2]) % 360} 38% 42%)`);
  }
  const platform = PLATFORM.exec(name)?.[1];
  if (platform) return drawSquare(platform.charAt(0).toUpperCase(), hueOf(platform));
  return null;
}

function drawCircle(letters: string, color: string): string {
  return svg(`<circle cx="80" cy="80" r="80" fill="${color}"/>${label(letters, 62)}`);
}

function drawSquare(letter: string, hue: number): string {
  return svg(`<rect width="160" height="160" rx="36" fill="hsl(${hue} 45% 40%)"/>${label(letter, 88)}`);
}

function label(text: string, size: number): string {
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `<text x="80" y="80" dy=".35em" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="600" font-size="${size}" fill="#fff">${escaped}</text>`;
}

function svg(content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160" role="img">${content}</svg>`;
}

function hueOf(text: string): number {
  let hue = 0;
  for (const character of text) hue = (hue * 31 + character.charCodeAt(0)) % 360;
  return hue;
}
