import { CAPTURES } from "../connectors/captures.ts";

/** Every kind of document that is read as a page, taken from those in our samples. */
export const PAGE_KINDS: readonly string[] = kindsOf("text/html");
/** Every kind that is read as plain text, and that of a person's page, which may be. */
export const TEXT_KINDS: readonly string[] = ["person-page", ...kindsOf("text/plain")];

function kindsOf(mediaType: string): string[] {
  return [...new Set(CAPTURES.filter((capture) => capture.mediaType === mediaType).map(({ kind }) => kind))];
}

/**
 * A page of some hundred characters for every step of `size`, of a kind that once took a reader more than linear
 * time.
 */
export interface WorstPage {
  readonly name: string;
  readonly make: (size: number) => string;
}

const HEAD =
  '<!doctype html><html lang="en"><head><title>Ines Calder</title><meta property="og:type" content="profile">' +
  '<meta property="og:title" content="Ines Calder"><link rel="canonical" href="https://ines.example.org/">' +
  '<script type="application/ld+json">{"@context":"https://schema.org","@type":"ProfilePage","mainEntity":{"@type":"Person",' +
  '"name":"Ines Calder","url":"https://ines.example.org/"}}</script></head><body><article><h1>Ines Calder</h1>';

function page(body: string): string {
  return `${HEAD}${body}</article></body></html>`;
}

function many(count: number, write: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => write(index)).join("");
}

const MANY = 40;
const bodies: Readonly<Record<string, (size: number) => string>> = {
  "nested elements": (size) => "<div>".repeat(size * MANY),
  "nested elements, each closed": (size) => "<div>".repeat(size * MANY) + "</div>".repeat(size * MANY),
  "elements nested to the limit, again and again": (size) =>
    many(Math.ceil(size / 20), () => "<div>".repeat(450) + "Words. " + "</div>".repeat(450)),
  "nested lists": (size) => "<ul><li>One".repeat(size * MANY),
  "unclosed paragraphs": (size) => "<p>Ines Calder leads Halden Light Works. ".repeat(size * 4),
  "unclosed formatting": (size) => "<b><i>x".repeat(size * MANY),
  "formatting of many kinds, closed by paragraphs": (size) => many(size * 10, (at) => `<p><b a${at}>x</p>`),
  "wrongly nested formatting": (size) => "<a><p>x</a>".repeat(size * 10),
  "links in links": (size) => many(size * 10, (at) => `<a href="/${at}">x`),
  "words beside a table's cells": (size) => `<table>${"x<b></b>".repeat(size * 20)}</table>`,
  "tables in tables": (size) => "<table><tr><td>x".repeat(size * 10),
  "attributes of one tag": (size) => `<p ${many(size * 20, (at) => ` a${at}`)}>x</p>`,
  "attributes of many tags": (size) => many(Math.ceil(size / 3), () => `<p ${many(200, (at) => ` a${at}`)}>x</p>`),
  "attributes of the page, added": (size) => many(size * 10, (at) => `<body a${at}>`),
  "one long attribute": (size) => `<p title="${"x ".repeat(size * 50)}">x</p>`,
  "an attribute that is not closed": (size) => `<p title="${"x ".repeat(size * 50)}`,
  "a comment that is not closed": (size) => `<!--${"- ".repeat(size * 50)}`,
  "a script that is not closed": (size) => `<script>${"<!-- ".repeat(size * 20)}`,
  styles: (size) => '<p style="display : none ;;">x</p>'.repeat(size * 3),
  "one long style": (size) => `<p style="${"display ".repeat(size * 12)}">x</p>`,
  "spaces in a style": (size) => `<p style="display${" ".repeat(size * 100)}">x</p>`,
  classes: (size) => `<div class="h-card ${"p-name ".repeat(size * 15)}">x</div>`,
  references: (size) => `<p>${"&amp;&eacute;&#233;".repeat(size * 5)}</p>`,
  "references without an end": (size) => `<p>${"&".repeat(size * 100)}</p>`,
  "texts with a reference in each": (size) => "<p>Halden &amp; Sons</p>".repeat(size * 5),
  "one long word": (size) => `<p>Ines Calder ${"x".repeat(size * 100)}</p>`,
  "one long word of capitals": (size) => `<p>Ines Calder ${"X".repeat(size * 100)}</p>`,
  "many words without a full stop": (size) => `<p>Ines Calder is a director at ${"Light Works ".repeat(size * 8)}</p>`,
  "many commas": (size) => `<p>Ines Calder speaks ${"English, ".repeat(size * 10)}</p>`,
  "many ands": (size) => `<p>Ines Calder is a director and ${"chair and ".repeat(size * 10)}</p>`,
  "many brackets": (size) => `<p>Ines Calder ${"(".repeat(size * 50)}${")".repeat(size * 50)}</p>`,
  "many quotes": (size) => `<p>Ines Calder ${'"'.repeat(size * 100)}</p>`,
  "many full stops": (size) => `<p>Ines Calder ${". ".repeat(size * 50)}</p>`,
  "many initials": (size) => `<p>${"I. ".repeat(size * 33)}Calder</p>`,
  "many names": (size) => `<p>${"Ines Calder ".repeat(size * 8)}</p>`,
  "many numbers": (size) => `<p>Ines Calder ${"1999 ".repeat(size * 20)}</p>`,
  "many dates": (size) => `<p>Ines Calder worked ${"from May 1999 to June 2001 ".repeat(size * 4)}</p>`,
  "many dashes": (size) => `<p>Ines Calder ${"– ".repeat(size * 50)}</p>`,
  "many spaces": (size) => `<p>Ines Calder${" ".repeat(size * 100)}x</p>`,
  "many lines": (size) => `<p>Ines Calder${"\n".repeat(size * 100)}x</p>`,
  "many breaks": (size) => `<p>${"Director<br>".repeat(size * 8)}</p>`,
  "many marks on one letter": (size) => `<p>a${"\u0301".repeat(size * 100)}</p>`,
  "many marked letters": (size) => `<p>${"e\u0301".repeat(size * 50)}</p>`,
  "many sentences": (size) => `<p>${"She was director of Halden Light Works from 2003 to 2009. ".repeat(size * 2)}</p>`,
  "many jobs": (size) =>
    `<h2>Experience</h2>${many(size, (at) => `<div><h3>Director ${at}</h3><p>Halden Works ${at}</p><p>2003 – 2009</p></div>`)}`,
  "many headings": (size) => many(size * 4, (at) => `<h2>Experience</h2><p>Director ${at}</p>`),
  "many metas": (size) => many(size * 2, (at) => `<meta property="og:image" content="https://x.example.org/${at}">`),
  "many cards": (size) =>
    many(
      size,
      () => '<div class="h-card"><span class="p-name">Ines</span><a rel="me" href="https://x.com/ines">x</a></div>',
    ),
  "metas of one name": (size) => '<meta name="author" content="x">'.repeat(size * 3),
  "what one time defines": (size) => `<dl><dt>1999 – 2003</dt>${"<dd>x</dd>".repeat(size * 10)}</dl>`,
  "links to a mailbox": (size) => '<p>x <a href="mailto:ines@x.example">a</a></p>'.repeat(size * 2),
  "a rule of the sheet for every element": (size) =>
    `<style>${"b{color:red}".repeat(size * 4)}</style>${"<b>x</b>".repeat(size * 4)}`,
  "comments of a sheet that are not closed": (size) => `<style>${"/*".repeat(size * 50)}</style>`,
  "spaces in a sheet": (size) => `<style>a${" ".repeat(size * 100)}</style>`,
  "jobs that differ": (size) =>
    `<p>${many(size * 2, (at) => `She was director of Halden${at} Works from 2003 to 2009. `)}</p>`,
  "labels of one entry": (size) =>
    `<h2>Experience</h2><p>Director, Halden Works, 2003 – 2009</p>${many(size * 3, (at) => `<p><b>L${at}:</b> words</p>`)}`,
  "posts at one employer": (size) =>
    `<h2>Experience</h2><h3>Halden Works</h3>${"<ul><li>Director, 2003 – 2009</li></ul>".repeat(size * 3)}`,
  "dashes in a list": (size) => `<h2>Skills</h2><p>${"- ".repeat(size * 50)}x</p>`,
  "brackets in a list": (size) => `<h2>Skills</h2><p>${"( ".repeat(size * 50)}x</p>`,
  "spaces in a list": (size) => `<h2>Skills</h2><p>Light${" ".repeat(size * 100)}x</p>`,
  "brackets behind a label": (size) => `<p>Place of birth: ${"(".repeat(size * 100)}</p>`,
  addresses: (size) => `<p>${"ines@example.org ".repeat(size * 6)}</p>`,
  "almost an address": (size) => `<p>${"a.".repeat(size * 50)}@</p>`,
  "almost a number": (size) => `<p>+${"1 ".repeat(size * 50)}x</p>`,
};

/** Linked data, by the content of the script. */
const data: Readonly<Record<string, (size: number) => string>> = {
  "nested lists of data": (size) => "[".repeat(size * 50) + "]".repeat(size * 50),
  "nested data": (size) => '{"a":'.repeat(size * 20) + "1" + "}".repeat(size * 20),
  "many people": (size) =>
    `[${many(size * 2, (at) => `{"@type":"Person","name":"Ines ${at}"}`).replaceAll("}{", "},{")}]`,
  "many mentions": (size) =>
    `{"@type":"NewsArticle","headline":"x","mentions":[${many(size * 2, (at) => `{"@type":"Person","name":"Ines ${at}"}`).replaceAll("}{", "},{")}]}`,
  "many members": (size) => `{"@type":"Person","name":"Ines Calder"${many(size * 8, (at) => `,"m${at}":1`)}}`,
  "many jobs in data": (size) =>
    `{"@type":"Person","name":"Ines Calder","worksFor":[${many(size * 2, (at) => `{"@type":"Organization","name":"Works ${at}"}`).replaceAll("}{", "},{")}]}`,
  "references that lead on": (size) =>
    `[${many(size * 2, (at) => `{"@id":"#${at}","@type":"Person","name":{"@id":"#${at + 1}"}}`).replaceAll("}{", "},{")}]`,
  "escaped text": (size) => `{"@type":"Person","name":"Ines Calder","description":"${"\\u0041\\n".repeat(size * 12)}"}`,
  "a text that is not closed": (size) => `{"@type":"Person","description":"${"x".repeat(size * 100)}`,
};

/** Pages of every kind. A page of size 1 has a few hundred characters, twice the size is twice as long. */
export const WORST_PAGES: readonly WorstPage[] = [
  ...Object.entries(bodies).map(([name, body]) => ({ name, make: (size: number) => page(body(size)) })),
  ...Object.entries(data).map(([name, script]) => ({
    name,
    make: (size: number) => `<html><head><script type="application/ld+json">${script(size)}</script></head><body><p>x`,
  })),
];
