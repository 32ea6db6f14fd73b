/**
 * Abbreviations of academic degrees without their dots: those that occur in the Biographical Directory of Congress, and
 * the common ones of the UK, Germany, France and Spain.
 */
const DEGREES = new Set(
  (
    "AA AS AAS AAA AB BA BS BSC BBA BFA BEE BSE BSEE BSME BSCE BSN BSW BED BJ BL BLITT BTH BD BM BMUS BME BGS BCS BPS BPA BAS BARCH " +
    "BENG BCL BCE BAA LLB LLM LLD JD JSD SJD JM MA MS MSC MBA MPA MPH MPP MPPM MPM MIA MALD MFA MED MSW MSN MST MDIV MTH MPHIL " +
    "MLITT MENG MHA MHS MSED MAT MALS MLA MLS MUP MURP MRP MCP MCRP MFS MSL MSSA MSFS MSPH MHSA MMAS MAR MARCH MIS MIM MSIR MSA MSI " +
    "EMBA ALM ALB SM SB SCB SCD PHD PHB PHG PHARMD EDD EDM EDS MD DO DDS DMD DVM VMD DPHIL DBA DSC DMIN DPA DPM DNP DRPH OD THD THM " +
    "THB STB STM CE EE BCHE MBBS MCS BSED BSBA BAED BSA MSE MSEE MSME AM ABJ LITTD BPH BE ME MM MCM MPS MMSC DENG DLITT GED MACT BSFS MPPA BSPH MBE MSJ MSSC BPHIL MPHARM BPHARM BSPHARM MHRM MOB MMGT"
  ).split(" "),
);

const FORM = /^(?:\p{Lu}\p{L}{0,5}\.?\s?){1,5}/u;

export interface DegreeMention {
  /** As written: `B.S.`, `Ph.D.`. */
  readonly degree: string;
  readonly length: number;
}

/** The degree a text begins with: `B.S., …`, `M. St., …`, `Pharm.D`. Something must distinguish it from a word. */
export function degreeAtStart(text: string): DegreeMention | undefined {
  const match = FORM.exec(text);
  if (match === null) return undefined;
  const written = match[0];
  let best: DegreeMention | undefined;
  for (let length = written.length; length >= 2; length--) {
    const part = text.slice(0, length);
    if (/\s$/u.test(part) || /^[\p{L}\d.]/u.test(text.slice(length))) continue;
    const letters = part.replace(/[.\s]/gu, "");
    const marked = part.includes(".") || part === letters;
    const spelled =
      /^(?:M\.?\s?St|Pharm|M\.?\s?Ed|LL|Ph|Ed|Sc|Litt|D\.?Phil|Th|B\.?Ed|M\.?Div|M\.?Phil|B\.?Sc|M\.?Sc|B\.?Arch|M\.?Arch|B\.?Mus|B\.?Eng|M\.?Eng|Dr\.?\s?P\.?H)/u;
    const casing = letters === letters.toUpperCase() || spelled.test(part);
    if (marked && casing && DEGREES.has(letters.toUpperCase())) {
      best = { degree: part, length };
      break;
    }
  }
  return best;
}
