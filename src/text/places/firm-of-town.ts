/** Behind its legal form a firm's name is over: "Taylor & Co of Loughborough" is "Taylor & Co". */
export function withoutTown(name: string): string {
  return name.replace(FIRM_OF_TOWN, "$1");
}

const FIRM_OF_TOWN =
  /^(.*\s(?:Co|Ltd|Limited|Inc|PLC|plc|LLP|LLC|GmbH|AG|Bros|Sons?|S\.A|S\.p\.A|S\.r\.l|SA|SL|AB|BV|Lda|Ltda)\.?)\s(?:of|in|aus|de|di|från|uit|z)\s\p{Lu}.*$/u;
