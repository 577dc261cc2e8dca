/** Removes handlers, keys and effects from the code of a picture, which does nothing after it is drawn. */
import { closeOf } from "./source_text.ts";

const HANDLER = /\s(?:on[A-Z]\w*|ref)=\{/g;
/** Matches `{...handlers…()}`, several handlers at once, which only HTML elements have. */
const HANDLERS = /\s\{(?=\.\.\.handlers\w*\()/g;
/** Matches keys: a component that is drawn once never compares its elements with earlier ones. */
const KEY = /\skey=\{/g;
const EFFECT = /\buse(?:Layout)?Effect\(/g;

/** Finds the tag of an attribute by going back over the attributes before it, whose braces are balanced. */
function tagBefore(text: string, at: number): string {
  let depth = 0;
  for (let from = at; from > 0; from--) {
    const char = text[from]!;
    if (char === "}") depth++;
    else if (char === "{") depth--;
    else if (depth > 0) continue;
    else if (char === '"') from = text.lastIndexOf('"', from - 1);
    else if (char === "<") return /^<([\w.]*)/.exec(text.slice(from, from + 40))?.[1] ?? "";
  }
  return "";
}

/** Returns true for an HTML element. Attributes of components stay, because a component may read them. */
const isPlain = (tag: string): boolean => /^[a-z]/.test(tag);

/** Returns as many line breaks as the text has, so that line numbers do not change. */
const lines = (text: string): string => "\n".repeat(text.split("\n").length - 1);

function without(text: string, pattern: RegExp, isMeant: (at: number) => boolean, instead: string): string {
  let made = "";
  let from = 0;
  for (const { 0: found, index } of text.matchAll(pattern)) {
    if (index < from || !isMeant(index)) continue;
    const end = closeOf(text, index + found.length - 1) + 1;
    made += text.slice(from, index) + instead + lines(text.slice(index, end));
    from = end;
  }
  return made + text.slice(from);
}

const always = () => true;

export function removeInteraction(text: string): string {
  const withoutHandlers = without(text, HANDLER, (at) => isPlain(tagBefore(text, at - 1)), " ");
  const alone = without(withoutHandlers, HANDLERS, always, " ");
  return without(without(alone, KEY, always, " "), EFFECT, always, "void 0");
}
