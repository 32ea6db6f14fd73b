/** A JPEG without its metadata, and how large it is. */
export interface PlainJpeg {
  readonly bytes: Buffer;
  /** Pixels. */
  readonly width: number;
  readonly height: number;
}

/** Markers of ISO/IEC 10918-1, table B.1: the second byte of two. */
const START = 0xd8;
const END = 0xd9;
const SCAN = 0xda;
const TABLES = new Set([0xdb, 0xc4, 0xdd]);
const FRAMES = new Set([0xc0, 0xc2]);
const COMMENT = 0xfe;
const EXIF = 0xe1;
const PROFILE = 0xe2;
const ADOBE = 0xee;

/** ISO/IEC 10918-5: says that three components are luminance and two colour differences. */
const JFIF = Buffer.from("ffe000104a46494600010100000100010000", "hex");
/** A progressive picture of an encoder has about ten. */
const MAX_SCANS = 24;

/**
 * The picture as it is, stripped of everything that is not needed to draw it, when it is a plain one: baseline or
 * progressive, 8 bits, grey or YCbCr at common samplings, whole, upright and without a colour profile. Null for every
 * other, which has to be unpacked and packed anew.
 */
export function plainJpeg(bytes: Uint8Array): PlainJpeg | null {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (file.length < 4 || file[0] !== 0xff || file[1] !== START) return null;
  const kept: Buffer[] = [file.subarray(0, 2), JFIF];
  let frame: Frame | null = null;
  let scans = 0;
  let scanBytes = 0;
  for (let at = 2; ; ) {
    const marker = markerAt(file, at);
    if (marker === END) {
      const whole = frame !== null && scans > 0 && scanBytes * 8 >= frame.leastBits;
      return whole && frame !== null ? plain([...kept, Buffer.of(0xff, END)], frame) : null;
    }
    const end = at + 2 + (at + 4 <= file.length ? file.readUInt16BE(at + 2) : 0);
    if (marker === null || end < at + 4 || end > file.length) return null;
    const segment = file.subarray(at, end);
    at = end;
    if (TABLES.has(marker)) kept.push(segment);
    else if (FRAMES.has(marker)) {
      if (frame !== null) return null;
      frame = readFrame(segment, marker);
      if (frame === null) return null;
      kept.push(segment);
    } else if (marker === SCAN) {
      if (frame === null || ++scans > MAX_SCANS) return null;
      at = endOfScan(file, end);
      scanBytes += at - end;
      kept.push(segment, file.subarray(end, at));
    } else if (!isMetadata(segment, marker)) return null;
  }
}

interface Frame {
  readonly width: number;
  readonly height: number;
  /** Fewer bits than this in all scans cannot be the whole picture. */
  readonly leastBits: number;
}

function plain(parts: readonly Buffer[], { width, height }: Frame): PlainJpeg {
  return { bytes: Buffer.concat(parts), width, height };
}

function markerAt(file: Buffer, at: number): number | null {
  return file[at] === 0xff ? (file[at + 1] ?? null) : null;
}

/** `length, precision, height, width, count`, then for each component `id, sampling, table` (B.2.2). */
function readFrame(segment: Buffer, marker: number): Frame | null {
  if (segment.length < 10 || segment[4] !== 8) return null;
  const [height, width, count] = [segment.readUInt16BE(5), segment.readUInt16BE(7), segment[9] ?? 0];
  if (width === 0 || height === 0 || segment.length !== 10 + 3 * count) return null;
  const samplings = Array.from({ length: count }, (_, index) => segment[11 + 3 * index] ?? 0);
  const ids = Array.from({ length: count }, (_, index) => segment[10 + 3 * index] ?? 0);
  const first = samplings[0] ?? 0;
  if (count === 3) {
    const counted = ids.every((id, index) => id === (ids[0] ?? 0) + index) && (ids[0] ?? 0) <= 1;
    const common = [0x11, 0x21, 0x12, 0x22].includes(first) && samplings[1] === 0x11 && samplings[2] === 0x11;
    if (!counted || !common) return null;
  } else if (count !== 1 || first !== 0x11) return null;
  // A block of 8 by 8 is at least one bit of its own and one that says nothing follows (F.1.2); scans of a progressive
  // picture can say it of many blocks at once.
  const blocks = Math.ceil(width / 8) * Math.ceil(height / 8);
  return { width, height, leastBits: marker === 0xc0 ? blocks * 2 : 1 };
}

/** Where coded data ends: at the first marker that is no stuffed byte and no restart (B.1.1.2). */
function endOfScan(file: Buffer, from: number): number {
  for (let at = file.indexOf(0xff, from); at >= 0; at = file.indexOf(0xff, at + 1)) {
    const next = file[at + 1] ?? 0;
    if (next === 0xff || next === 0 || (next >= 0xd0 && next <= 0xd7)) continue;
    return at;
  }
  return file.length;
}

/** True for what can be left out; a turned picture, a colour profile and other colours than YCbCr cannot. */
function isMetadata(segment: Buffer, marker: number): boolean {
  const says = (name: string): boolean => segment.toString("latin1", 4, 4 + name.length) === name;
  if (marker === EXIF) return !says("Exif");
  if (marker === PROFILE) return !says("ICC_PROFILE");
  if (marker === ADOBE) return !says("Adobe") || segment[15] === 1;
  return marker === COMMENT || (marker >= 0xe0 && marker <= 0xef);
}
