import type { DefaultTreeAdapterTypes } from "parse5";
import type { Zone } from "../../text/document/block.ts";
import type { Element } from "./html.ts";

/** How much text is inside an element, how much of it in links, and how many links and headings. */
interface Weight {
  text: number;
  linked: number;
  links: number;
  headings: number;
}

/**
 * Separates a page's own content from the site's: by the elements and roles of the HTML standard, by the class names
 * that sites give their menus, notices and columns, and by lists that consist of links. An element with the page's
 * heading or most of its text is content, whatever it is called. One pass over the tree.
 */
export class Zones {
  readonly #weights = new Map<Element, Weight>();
  #whole = 0;

  constructor(document: DefaultTreeAdapterTypes.Document) {
    const open: Weight[] = [];
    const stack: { readonly node: DefaultTreeAdapterTypes.Node; readonly done: boolean; readonly linked: boolean }[] = [
      { node: document, done: false, linked: false },
    ];
    for (let step = stack.pop(); step !== undefined; step = stack.pop()) {
      const { node, done, linked } = step;
      if (done) {
        const weight = open.pop();
        const outer = open.at(-1);
        if (weight && outer) {
          outer.text += weight.text;
          outer.linked += weight.linked;
          outer.links += weight.links;
          outer.headings += weight.headings;
        }
        continue;
      }
      if (node.nodeName === "#text" && "value" in node) {
        const length = node.value.replace(/\s+/gu, " ").length - 1;
        const weight = open.at(-1);
        if (weight && length > 0) {
          weight.text += length;
          if (linked) weight.linked += length;
        }
        continue;
      }
      if ("tagName" in node && SILENT.has(node.tagName)) continue;
      const isLink = "tagName" in node && node.tagName === "a";
      if ("tagName" in node) {
        const weight = { text: 0, linked: 0, links: isLink ? 1 : 0, headings: /^h[12]$/u.test(node.tagName) ? 1 : 0 };
        this.#weights.set(node, weight);
        open.push(weight);
        stack.push({ node, done: true, linked });
      }
      if ("childNodes" in node)
        for (const child of node.childNodes) stack.push({ node: child, done: false, linked: linked || isLink });
    }
    for (const [element, weight] of this.#weights) if (element.tagName === "body") this.#whole = weight.text;
  }

  /** The zone inside an element that is in a zone. */
  zoneIn(element: Element, around: Zone): Zone {
    if (around === "frame" || !CONTAINERS.has(element.tagName)) return around;
    const weight = this.#weights.get(element);
    if (weight === undefined) return around;
    const isMost = weight.text > MAX_OF_PAGE * this.#whole && weight.text > SHORT;
    if (weight.headings === 0 && !isMost && (isFrame(element) || isMenu(element, weight))) return "frame";
    if (element.tagName === "footer" || element.tagName === "nav") return "frame";
    if (!isMost && (element.tagName === "aside" || isBeside(element))) return "aside";
    return around;
  }
}

const MAX_OF_PAGE = 0.6;
/** Shorter pages have no furniture worth mentioning. */
const SHORT = 200;

const SILENT = new Set("head script style template noscript iframe object svg select textarea".split(" "));
const CONTAINERS = new Set(
  "div section header footer nav aside ul ol p form table dialog details figure span address main article".split(" "),
);

function isFrame({ tagName, attrs }: Element): boolean {
  if (tagName === "form" || tagName === "dialog") return true;
  return attrs.some(
    ({ name, value }) =>
      (name === "role" && FRAME_ROLES.test(value)) ||
      (tagName !== "main" && tagName !== "article" && (name === "class" || name === "id") && FRAME_CLASSES.test(value)),
  );
}

function isBeside({ attrs }: Element): boolean {
  return attrs.some(
    ({ name, value }) =>
      (name === "role" && value === "complementary") ||
      ((name === "class" || name === "id") && BESIDE_CLASSES.test(value)),
  );
}

/** Several short links and hardly anything else. */
function isMenu({ tagName }: Element, { text, linked, links }: Weight): boolean {
  return links >= 3 && tagName !== "table" && linked >= MENU_SHARE * text && text / links <= MAX_MENU_ITEM_LENGTH;
}

const MENU_SHARE = 0.75;
const MAX_MENU_ITEM_LENGTH = 30;

/** Parts of a page that have a footer or links of their own: "card-footer" ends a card, not the page. */
const OWN_PARTS = "card|panel|tile|profile|person|member|team|staff|bio";
const FRAME_ROLES = /^(?:navigation|contentinfo|dialog|alertdialog|alert|search|menu|menubar|toolbar|tooltip)$/iu;
/** Words in class names and IDs, whole or between hyphens, as common themes and frameworks use them. */
const FRAME_CLASSES = wordsIn(
  "nav navbar navigation menu submenu topbar toolbar breadcrumb breadcrumbs footer foot cookie cookies cookiebar consent onetrust gdpr kvkk " +
    "skip skiplink search searchbox login signin share sharing social socials newsletter subscribe banner-ad ad ads advert advertisement sponsor sponsors " +
    "pager pagination copyright legal disclaimer disc usa-banner leftnav sidenav masthead site-title",
);
const BESIDE_CLASSES = wordsIn(
  "sidebar related recommended similar promo promotion comment disqus guestbook reply replies testimonial review more-from read-more also-read next prev previous archive archives tags tagcloud",
);

function wordsIn(words: string): RegExp {
  return new RegExp(
    `(?:^|\\s)(?:(?!(?:${OWN_PARTS})[-_])[a-z\\d]+[-_])?(?:${words.split(" ").join("|")})(?:s)?(?=$|\\s|[-_](?:\\d|wrapper|container|banner|notice|popup|text|message|policy|section|nav|links?|items?|bar|box|list|menu|area|inner|content|body|thread|entry|form))`,
    "iu",
  );
}
