/** Letters, digits and _, with single dots and dashes between them; never within a word or an e-mail address. */
const HANDLE = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*)/gu;
/** The beginning of a handle right before the caret. */
const OPEN = /(?<![\p{L}\p{N}_.@/-])@([\p{L}\p{N}_.-]*)$/u;
const MAX_LENGTH = 60;

const WHOLE = /^[\p{L}\p{N}_]+(?:[.-][\p{L}\p{N}_]+)*$/u;

export const isHandle = (text: string): boolean => text.length <= MAX_LENGTH && WHOLE.test(text);

/** Returns each handle once, in lower case. */
export function handlesIn(text: string): string[] {
  const found = [...text.matchAll(HANDLE)].map(([, handle = ""]) => handle.toLowerCase());
  return [...new Set(found)].filter((handle) => handle.length <= MAX_LENGTH);
}

/** `from` is the index of the @; null when no handle ends at the caret. */
export function openHandle(text: string, caret: number): { from: number; search: string } | null {
  const [whole, search] = OPEN.exec(text.slice(0, caret)) ?? [];
  return whole === undefined || search === undefined || search.length > MAX_LENGTH
    ? null
    : { from: caret - whole.length, search };
}

export function withHandle(
  text: string,
  caret: number,
  handle: string,
): { readonly text: string; readonly caret: number } {
  const open = openHandle(text, caret);
  if (!open) return { text, caret };
  const head = `${text.slice(0, open.from)}@${handle} `;
  return { text: head + text.slice(caret).replace(/^ /, ""), caret: head.length };
}

export interface TextPart {
  readonly text: string;
  readonly handle: string | null;
}

export function partsOf(text: string, known: readonly string[]): TextPart[] {
  const parts: TextPart[] = [];
  let at = 0;
  for (const match of text.matchAll(HANDLE)) {
    const handle = (match[1] ?? "").toLowerCase();
    if (!known.some((each) => each.toLowerCase() === handle)) continue;
    if (match.index > at) parts.push({ text: text.slice(at, match.index), handle: null });
    parts.push({ text: match[0], handle });
    at = match.index + match[0].length;
  }
  if (at < text.length) parts.push({ text: text.slice(at), handle: null });
  return parts;
}
