import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zipSync } from "fflate";
import { pdfOf } from "../test/support/documents.ts";
import { inventPerson } from "./search-people.ts";

/** Files in one format about a given number of invented people. */
export interface BenchFiles {
  readonly format: string;
  /** The share of the given number of rows for this format: a PDF costs as much as many lines. */
  readonly share: number;
  /** Writes the files. Returns the path to import. */
  write(folder: string, rows: number): string;
}

/** What is imported in practice: lines, tables, cards, mailboxes, archives and folders of documents. */
export const BENCH_FILES: readonly BenchFiles[] = [
  file("candor", "people.ndjson", (at) => `${inventPerson(at).line}\n`),
  file("csv", "people.csv", csvRow, "first name,last name,email,phone,company,linkedin url\n"),
  file("vcard", "people.vcf", card),
  file("mail", "letters.mbox", letter, "", 0.2),
  packed("linkedin", (rows) => ({
    "Profile.csv":
      "First Name,Last Name,Maiden Name,Address,Birth Date,Headline,Summary,Industry,Zip Code,Geo Location,Twitter Handles,Websites,Instant Messengers\nAda,Benchwick,,,,Clerk,,,,Graz,,,\n",
    "Connections.csv": `First Name,Last Name,URL,Email Address,Company,Position,Connected On\n${repeat(rows, connection)}`,
  })),
  packed("x", (rows) => ({
    "data/account.js": `window.YTD.account.part0 = ${JSON.stringify([
      { account: { username: "candor_bench", accountId: "900000000000000909", accountDisplayName: "Ada Benchwick" } },
    ])}`,
    // A post has a tenth of the length of a person's line, and an archive has thousands per year.
    "data/tweets.js": `window.YTD.tweets.part0 = [${repeat(10 * rows, tweet, ",")}]`,
  })),
  folder("saved-pages", 0.1, (at) => ({ name: `page-${at}.html`, bytes: savedPage(at) })),
  folder("cv", 0.02, (at) => ({ name: `cv-${at}.pdf`, bytes: pdfOf(cvLines(at)) })),
];

function file(format: string, name: string, row: (at: number) => string, head = "", share = 1): BenchFiles {
  return {
    format,
    share,
    write(folder, rows) {
      const path = join(folder, name);
      writeFileSync(path, head);
      for (let from = 0; from < rows; from += 1_000) {
        const some = Math.min(1_000, rows - from);
        writeFileSync(
          path,
          repeat(some, (at) => row(from + at)),
          { flag: "a" },
        );
      }
      return path;
    },
  };
}

function packed(format: string, files: (rows: number) => Readonly<Record<string, string>>): BenchFiles {
  return {
    format,
    share: 1,
    write(folder, rows) {
      const path = join(folder, `${format}.zip`);
      const entries = Object.entries(files(rows)).map(([name, text]) => [name, Buffer.from(text)] as const);
      writeFileSync(path, zipSync(Object.fromEntries(entries), { level: 1 }));
      return path;
    },
  };
}

function folder(
  format: string,
  share: number,
  make: (at: number) => { readonly name: string; readonly bytes: Uint8Array | string },
): BenchFiles {
  return {
    format,
    share,
    write(folder, rows) {
      const path = join(folder, format);
      mkdirSync(path);
      for (let at = 0; at < rows; at++) {
        const { name, bytes } = make(at);
        writeFileSync(join(path, name), bytes);
      }
      return path;
    },
  };
}

function repeat(count: number, make: (at: number) => string, between = ""): string {
  return Array.from({ length: count }, (_, at) => make(at)).join(between);
}

function csvRow(at: number): string {
  const { first, last, email, phone, company } = inventPerson(at);
  return `${first},${last},${email},${phone},${company},https://www.linkedin.com/in/bench-${at}\n`;
}

function card(at: number): string {
  const { first, last, email, phone, company } = inventPerson(at);
  return `BEGIN:VCARD\r\nVERSION:4.0\r\nFN:${first} ${last}\r\nEMAIL:${email}\r\nTEL:${phone}\r\nORG:${company}\r\nEND:VCARD\r\n`;
}

/** Each person sends a hundred emails: mailboxes grow faster than the number of senders. */
function letter(at: number): string {
  const { first, last, email, phone, company } = inventPerson(Math.floor(at / 100));
  return `From ${email} Mon Jan  5 10:00:00 2026
From: ${first} ${last} <${email}>
To: Ada Benchwick <ada@benchwick.example.org>
Date: Mon, 05 Jan 2026 10:00:00 +0000
Content-Type: text/plain; charset=utf-8

${"We have looked at it again and find nothing that speaks against it.\n".repeat(40)}
--\u0020
${first} ${last}
Clerk, ${company}
${phone}

`;
}

function connection(at: number): string {
  const { first, last, email, company } = inventPerson(at);
  return `${first},${last},https://www.linkedin.com/in/bench-${at},${email},${company},Clerk,05 Jan 2026\n`;
}

function tweet(at: number): string {
  return JSON.stringify({
    tweet: {
      id_str: String(10 ** 15 + at),
      created_at: "Mon Jan 05 10:00:00 +0000 2026",
      full_text: `Post ${at}: ${"glass and lead ".repeat(12)}`,
      favorite_count: "3",
      retweet_count: "1",
      entities: { hashtags: [], urls: [], user_mentions: [] },
    },
  });
}

function savedPage(at: number): string {
  const text = "<p>They looked at it again and found nothing that speaks against it.</p>\n".repeat(300);
  return `<!-- saved from url=(0030)https://bench.example.org/${at} -->\n<html><body><h1>Page ${at}</h1>${text}</body></html>`;
}

function cvLines(at: number): readonly string[] {
  const { first, last, email, phone, company } = inventPerson(at);
  return [
    `${first} ${last}`,
    `${email} ${phone}`,
    "Experience",
    `Clerk, ${company}, 2019 - present`,
    "Education",
    "University of Graz, 2012 - 2016",
    "Skills",
    "Bookkeeping, Statistics",
  ];
}
