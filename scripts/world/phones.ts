/**
 * Telephone numbers that ring nowhere, in E.164. Ranges kept for fiction:
 * - North America: 555-0100 to 555-0199 in any area (NANPA, "555 line numbers")
 * - United Kingdom: 020 7946 0xxx, 0113 496 0xxx, 07700 900xxx (Ofcom, "Telephone numbers for use in TV and radio drama")
 * - Germany: 030 23125xxx, 040 66969xxx (Bundesnetzagentur, Verfügung 148/2021, "Drama-Nummern")
 * - France: 06 39 98 xx xx (Arcep, décision 2018-0881)
 * - Sweden: 070-174 06 05 to 06 99, 08-465 004 00 to 99 (PTS, "Telefonnummer för användning i böcker och filmer")
 * - Australia: 02 5550 xxxx, 07 7010 xxxx (ACMA, "Phone numbers for use in TV shows, films and creative works")
 * - Ireland: 020 91x xxxx (ComReg, "Numbers for drama use")
 * Every other country: a North American one.
 */
export function phoneOf(country: string, index: number): string {
  const digits = (count: number) => String(index).padStart(count, "0").slice(-count);
  switch (country) {
    case "United Kingdom":
      return `+447700900${digits(3)}`;
    case "Germany":
      return index % 2 === 0 ? `+493023125${digits(3)}` : `+494066969${digits(3)}`;
    case "France":
      return `+3363998${digits(4)}`;
    case "Sweden":
      return `+46846500${400 + (index % 100)}`;
    case "Australia":
      return `+6125550${digits(4)}`;
    case "Ireland":
      return `+3532091${digits(5)}`;
    default: {
      const area = [202, 312, 415, 503, 617, 702, 808, 917][Math.floor(index / 100) % 8] ?? 202;
      return `+1${area}55501${digits(2)}`;
    }
  }
}
