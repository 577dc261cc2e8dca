/** Writes the same DOM as React, with markers around parts that React hydrates separately. */
import { LATER_PART } from "../../lib/early_requests.ts";
import { type Classes, classText } from "./stand_ins/fluent.ts";
import { type Context, type Element, Fragment, type Lazy, Suspense } from "./stand_ins/react.ts";

const SVG = "http://www.w3.org/2000/svg";

const NAMES: Readonly<Record<string, string>> = { htmlFor: "for" };
const FLAGS = new Set(["checked", "disabled", "hidden", "readOnly"]);
/** Returns true for properties that make no attribute: React's own, and event handlers. */
const isSilent = (name: string) =>
  name === "children" || name === "key" || name === "ref" || /^on[A-Z]/.test(name);

const UNITLESS = new Set(["opacity", "zIndex", "flexGrow", "lineHeight"]);

function style(element: HTMLElement, values: Readonly<Record<string, unknown>>): void {
  for (const [name, value] of Object.entries(values)) {
    if (value === null || value === undefined || value === "") continue;
    const text = typeof value === "number" && value !== 0 && !UNITLESS.has(name)
      ? `${value}px`
      : String(value);
    // The content security policy of the page forbids style attributes as text, so each property is set.
    const css = name.startsWith("--") ? name : name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    element.style.setProperty(css, text);
  }
}

/** Attribute names by property, memoized because a thousand elements have the same few properties; null for no attribute. */
const called = new Map<string, string | null>();
const isOwn = (name: string) => /^(aria-|data-)/.test(name);

function nameOf(name: string): string | null {
  const known = called.get(name);
  if (known !== undefined) return known;
  const made = isSilent(name) ? null : NAMES[name] ?? (isOwn(name) ? name : name.toLowerCase());
  called.set(name, made);
  return made;
}

function attribute(element: DomElement, name: string, value: unknown, isSvg: boolean): void {
  if (value === null || value === undefined) return;
  if (name === "className") {
    const text = typeof value === "string" ? value : classText(value as Classes);
    return element.setAttribute("class", text);
  }
  const inHtml = nameOf(name);
  if (inHtml === null) return;
  if (name === "style") return style(element as HTMLElement, value as Record<string, unknown>);
  if (name === "dangerouslySetInnerHTML") throw new Error("Cannot draw a text as HTML");
  if (typeof value === "boolean" && !isOwn(name) && name !== "spellCheck") {
    if (value && FLAGS.has(name)) element.setAttribute(inHtml, "");
    return;
  }
  element.setAttribute(isSvg ? name : inHtml, String(value));
}

type DomElement = globalThis.Element;

const isElement = (node: object): node is Element => "type" in node && "props" in node;

/** Thrown by a part that loads later, whose fallback is then drawn. */
const LATER = new Error("Cannot draw what is loaded later");

/** Puts marks around a part, which React hydrates separately; React draws the part itself if it is incomplete. */
function drawPart({ children, fallback }: Element["props"], into: Node): void {
  const part = document.createDocumentFragment();
  const mark = document.createComment("$");
  try {
    draw(children, part);
  } catch (error) {
    if (error !== LATER) throw error;
    mark.data = "$!";
    const reason = document.createElement("template");
    reason.dataset["dgst"] = LATER_PART;
    part.replaceChildren(reason);
    draw(fallback, part);
  }
  into.appendChild(mark);
  into.appendChild(part);
  into.appendChild(document.createComment("/$"));
}

function drawElement({ type, props }: Element, into: Node): void {
  if (typeof type === "function") return draw(type(props as never), into);
  if (type === Fragment) return draw(props["children"], into);
  if (type === Suspense) {
    return drawPart(props, into);
  }
  if (typeof type === "string") {
    const isSvg = type === "svg" || (into as DomElement).namespaceURI === SVG;
    const element = isSvg ? document.createElementNS(SVG, type) : document.createElement(type);
    for (const name in props) attribute(element, name, props[name], isSvg);
    draw(props["children"], element);
    into.appendChild(element);
    return;
  }
  if (typeof type === "symbol" || !("isContext" in (type as Context | Lazy))) {
    throw LATER;
  }
  const context = type as Context;
  const outer = context.value;
  context.value = props["value"];
  try {
    draw(props["children"], into);
  } finally {
    context.value = outer;
  }
}

export function draw(node: unknown, into: Node): void {
  if (node === null || node === undefined || typeof node === "boolean" || node === "") return;
  if (Array.isArray(node)) return node.forEach((each) => draw(each, into));
  if (typeof node === "object" && isElement(node)) return drawElement(node, into);
  // A screen that was drawn separately is already a node, and is put into its frame.
  into.appendChild(node instanceof Node ? node : document.createTextNode(String(node)));
}
