/** "PORTO, 3 de maio (Agência) -", before a report. */
export const DATELINE = /^[\p{L}\p{N} .,’'()-]{2,60}?\s?[–—-]{1,2}\s/u;
