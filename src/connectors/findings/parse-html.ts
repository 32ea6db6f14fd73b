import {
  defaultTreeAdapter,
  type DefaultTreeAdapterMap,
  type DefaultTreeAdapterTypes,
  Parser,
  Tokenizer,
} from "parse5";
import { BeyondLimits } from "./claims.ts";

/** As deep as browsers nest (Blink's `kMaximumHTMLParserDOMTreeDepth`): every tag searches the open elements. */
export const MAX_DEPTH = 512;
/** Limit for one tag. Each attribute is compared with those before it; in pages, a tag has up to some twenty. */
const MAX_ATTRIBUTES = 256;
/**
 * Elements, their attributes, texts and comments. A page of six megabytes has a fifth of this; a reader's thread has no
 * room for more.
 */
export const MAX_NODES = 400_000;

/**
 * The tree of a page according to the HTML standard, with the position of everything. It is shared, so readers must not
 * change it. This is the only way to get a page's tree: its limits keep time and memory linear in the page. Throws
 * `BeyondLimits`.
 */
export function parseHtml(html: string): DefaultTreeAdapterTypes.Document {
  // Several readers read the same page, one after another.
  if (last?.html === html) return last.document;
  const parser = new LimitedParser({ sourceCodeLocationInfo: true, treeAdapter: limitedAdapter() });
  parser.tokenizer.write(html, true);
  last = { html, document: parser.document };
  return parser.document;
}

/** The tree of a piece of a page, without positions. Throws the same errors as `parseHtml`. */
export function parseHtmlFragment(html: string): DefaultTreeAdapterTypes.DocumentFragment {
  const parser = LimitedParser.getFragmentParser<DefaultTreeAdapterMap>(null, { treeAdapter: limitedAdapter() });
  parser.tokenizer.write(html, true);
  return parser.getFragment();
}

let last: { readonly html: string; readonly document: DefaultTreeAdapterTypes.Document } | undefined;

class LimitedParser extends Parser<DefaultTreeAdapterMap> {
  override tokenizer = new LimitedTokenizer(this.options, this);

  override onItemPush(...item: Parameters<Parser<DefaultTreeAdapterMap>["onItemPush"]>): void {
    super.onItemPush(...item);
    if (this.openElements.stackTop > MAX_DEPTH) throw beyond(`its elements nest deeper than ${MAX_DEPTH}`);
  }

  /** All at once: taking the first of so many siblings again and again took the square of their number. */
  // oxlint-disable-next-line no-underscore-dangle -- the parser's own name
  override _adoptNodes(donor: DefaultTreeAdapterTypes.ParentNode, recipient: DefaultTreeAdapterTypes.ParentNode): void {
    for (const child of donor.childNodes.splice(0)) defaultTreeAdapter.appendChild(recipient, child);
  }
}

class LimitedTokenizer extends Tokenizer {
  // oxlint-disable-next-line no-underscore-dangle -- the tokenizer's own name; it says nothing earlier of an attribute.
  protected override _leaveAttrName(): void {
    // oxlint-disable-next-line no-underscore-dangle -- as above
    super._leaveAttrName();
    if (this.currentToken !== null && "attrs" in this.currentToken) requireFew(this.currentToken.attrs);
  }
}

/**
 * The same tree as by default. Siblings are searched from the end, where the parser inserts: from the start, it took as
 * long as there are siblings.
 */
function limitedAdapter(): typeof defaultTreeAdapter {
  let nodes = 0;
  const count = <T>(node: T): T => {
    if (++nodes > MAX_NODES) throw beyond(`it has more than ${MAX_NODES} elements, attributes and texts`);
    return node;
  };
  const adapter: typeof defaultTreeAdapter = {
    ...defaultTreeAdapter,
    createElement(tagName, namespace, attributes) {
      nodes += attributes.length;
      return count(defaultTreeAdapter.createElement(tagName, namespace, attributes));
    },
    createTextNode: (text) => count(defaultTreeAdapter.createTextNode(text)),
    createCommentNode: (text) => count(defaultTreeAdapter.createCommentNode(text)),
    insertText(parent, text) {
      const before = parent.childNodes.at(-1);
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else defaultTreeAdapter.appendChild(parent, adapter.createTextNode(text));
    },
    insertBefore(parent, node, sibling) {
      parent.childNodes.splice(parent.childNodes.lastIndexOf(sibling), 0, node);
      node.parentNode = parent;
    },
    insertTextBefore(parent, text, sibling) {
      const before = parent.childNodes[parent.childNodes.lastIndexOf(sibling) - 1];
      if (before && defaultTreeAdapter.isTextNode(before)) before.value += text;
      else adapter.insertBefore(parent, adapter.createTextNode(text), sibling);
    },
    detachNode(node) {
      if (!node.parentNode) return;
      const siblings = node.parentNode.childNodes;
      siblings.splice(siblings.lastIndexOf(node), 1);
      node.parentNode = null;
    },
    adoptAttributes(element, attributes) {
      defaultTreeAdapter.adoptAttributes(element, attributes);
      requireFew(element.attrs);
    },
  };
  return adapter;
}

function requireFew(attributes: readonly unknown[]): void {
  if (attributes.length > MAX_ATTRIBUTES) throw beyond(`a tag has more than ${MAX_ATTRIBUTES} attributes`);
}

function beyond(limit: string): BeyondLimits {
  return new BeyondLimits(limit);
}
