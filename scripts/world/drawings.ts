import { createHash } from "node:crypto";
import sharp from "sharp";
import { Random } from "./random.ts";

/** A picture to be drawn. Its URL contains the hash of the drawing, so that a changed drawing gets a new URL. */
export interface Drawing {
  readonly url: string;
  readonly svg: string;
  readonly mediaType: "image/jpeg" | "image/png";
}

/** A head and shoulders in flat colours, determined by the seed. */
export function drawPortrait(seed: string, name: string, age: number, gender: string): Drawing {
  const random = new Random(`portrait ${seed}`);
  const hue = random.between(0, 359);
  const skin = random.pick(["#f6d2b8", "#eac0a0", "#d9a47c", "#b97a53", "#8d5a3a", "#63402c", "#f1c9ad"]);
  const hair =
    age > 62
      ? random.pick(["#c9c9c9", "#e4e4e4", "#9d9d9d"])
      : random.pick(["#20150f", "#3c2415", "#6b4423", "#a8672f", "#d6a560", "#111111"]);
  const coat = `hsl(${(hue + 140) % 360} 45% ${random.between(28, 48)}%)`;
  const long = gender === "female" ? random.chance(0.75) : random.chance(0.12);
  const glasses = random.chance(0.3);
  const beard = gender === "male" && random.chance(0.4);
  const shade = "rgba(0,0,0,.14)";
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200" width="200" height="200">
<rect width="200" height="200" fill="hsl(${hue} 42% 78%)"/><circle cx="${random.between(20, 180)}" cy="${random.between(10, 70)}" r="${random.between(20, 46)}" fill="hsl(${(hue + 30) % 360} 50% 84%)"/>
${long ? `<path d="M52 96q-6 74 14 92h68q20-18 14-92z" fill="${hair}"/>` : ""}
<path d="M22 200q4-54 56-60h44q52 6 56 60z" fill="${coat}"/><path d="M80 128h40v22q-20 20-40 0z" fill="${skin}"/><path d="M80 140q20 16 40 0v6q-20 18-40 0z" fill="${shade}"/>
<ellipse cx="100" cy="92" rx="40" ry="48" fill="${skin}"/>
${beard ? `<path d="M62 100q4 46 38 46t38-46q-8 20-38 20t-38-20z" fill="${hair}"/>` : ""}
<path d="M58 88q-4-52 42-52t42 52q-10-${random.between(18, 34)}-42-${random.between(16, 26)}t-42 ${random.between(18, 30)}z" fill="${hair}"/>
<circle cx="84" cy="92" r="4.5" fill="#222"/><circle cx="116" cy="92" r="4.5" fill="#222"/>
${glasses ? `<g fill="none" stroke="#333" stroke-width="3"><circle cx="84" cy="92" r="13"/><circle cx="116" cy="92" r="13"/><path d="M97 92h6"/></g>` : ""}
<path d="M100 98v12" stroke="${shade}" stroke-width="5"/><path d="M86 120q14 ${random.between(6, 12)} 28 0" fill="none" stroke="#8a3b32" stroke-width="4"/>
</svg>`;
  return drawing(`portraits/${name}`, svg, "image/jpeg");
}

/** A scene without people: sky, sea, a sun, a sail. */
export function drawScene(seed: string, name: string): Drawing {
  const random = new Random(`scene ${seed}`);
  const hue = random.between(180, 260);
  const horizon = random.between(90, 130);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 180" width="240" height="180">
<rect width="240" height="180" fill="hsl(${hue} 60% 82%)"/><circle cx="${random.between(30, 210)}" cy="${random.between(24, 60)}" r="${random.between(12, 26)}" fill="hsl(${random.between(30, 52)} 90% 66%)"/>
<path d="M0 ${horizon - 10}q60-${random.between(20, 60)} 120 0t120 0v90h-240z" fill="hsl(${random.between(90, 150)} 30% 52%)"/>
<rect y="${horizon}" width="240" height="100" fill="hsl(${hue} 45% 48%)"/>
<path d="M${random.between(60, 160)} ${horizon + 12}l0-46 26 40z" fill="#fff"/><path d="M0 ${horizon + 26}q30 8 60 0t60 0 60 0 60 0" fill="none" stroke="#fff8" stroke-width="3"/>
</svg>`;
  return drawing(`scenes/${name}`, svg, "image/jpeg");
}

/** A mark of two shapes. */
export function drawLogo(seed: string, url: string): Drawing {
  const random = new Random(`logo ${seed}`);
  const hue = random.between(0, 359);
  const shapes = [
    `<circle cx="48" cy="48" r="26" fill="#fff"/>`,
    `<rect x="24" y="24" width="48" height="48" rx="8" fill="#fff"/>`,
    `<path d="M48 18l30 54h-60z" fill="#fff"/>`,
    `<path d="M18 60q30-50 60 0z" fill="#fff"/>`,
  ];
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" width="96" height="96"><rect width="96" height="96" rx="16" fill="hsl(${hue} 60% 40%)"/>${random.pick(shapes)}<circle cx="${random.between(36, 60)}" cy="${random.between(40, 60)}" r="9" fill="hsl(${(hue + 180) % 360} 60% 50%)"/></svg>`;
  return { url, svg, mediaType: "image/png" };
}

/** The bytes of a drawing, at most 6 kB. */
export async function paint({ svg, mediaType }: Drawing): Promise<Buffer> {
  const image = sharp(Buffer.from(svg));
  return mediaType === "image/png"
    ? await image.png({ palette: true, colours: 16, compressionLevel: 9 }).toBuffer()
    : await image.jpeg({ quality: 62, mozjpeg: true }).toBuffer();
}

function drawing(name: string, svg: string, mediaType: Drawing["mediaType"]): Drawing {
  const hash = createHash("sha256").update(svg).digest("hex").slice(0, 8);
  return { url: `https://pictures.example.org/${name}-${hash}.jpg`, svg, mediaType };
}
