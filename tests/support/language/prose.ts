/** Rules for comments, docs and texts. Source: docs/glossary.md. */

/** One comment or one text, with the line on which it begins. */
export interface Passage {
  readonly line: number;
  readonly text: string;
}

const OPENING = /^(?:What|Who|Whom|Whose|Whether|Where|How|Of)\b/;
/** Pronouns whose noun is elsewhere. A description of the schema may use them for its type. */
const PRONOUN = /^(?:It|Its|They|Their|Those)\b/;
/** "Stands for" and "stands in for" are English; a house number is part of an address. A condition begins with "if". */
const BANNED =
  /\b(?:whoever|anew|the house(?! numbers?\b)|stands(?! for\b| in for\b)|lies|hears|tells|(?:null|empty|false|true|undefined|absent|also|throws(?: \{\w+\})?(?: \w+)?) where)\b/gi;

/** Synonyms of glossary terms, each with the term. "Carriage return" is a character, so it is allowed. */
const NOUNS: readonly (readonly [RegExp, string])[] = [
  [/\bparcels?\b/gi, "package"],
  [/\bcarriages?\b(?! returns?\b)/gi, "postage"],
  [/\b(?:price cards?|cards? of prices|rate cards?)\b/gi, "price table"],
  [/\bfreight\b/gi, "postage"],
  [/\b(?:merchants?|vendors?|resellers?)\b/gi, "seller"],
  [/\bsupport tickets?\b/gi, "case"],
  [/\b(?:made|makes?|making) good\b/gi, "remedy"],
  [/\border (?:positions?|(?<!sold order )items?)\b/gi, "order line"],
];

/** Synonyms that only texts on the screen must avoid: code and docs need them for markup and the wire. */
const SCREEN_NOUNS: readonly (readonly [RegExp, string])[] = [
  [/\bnotices?\b/gi, "announcement, or message"],
  [/\barticles?\b/gi, "item"],
  // Shopify calls the values that a person copies from it "client ID" and "client secret", and one of its
  // permissions "customer data".
  [/\b(?:customers?|clients?)\b(?! (?:ID|secret|data)\b)/gi, "seller, or buyer"],
];

const lineAt = (text: string, index: number): number => text.slice(0, index).split("\n").length;

/** A run of `//` lines, a block, or a comment behind code. */
const COMMENT =
  /^[ \t]*\{?\/\*[\s\S]*?\*\/|(?<=[;,{})\]>=:?] )\/\*\*?[^\n]*?\*\/|(?:^[ \t]*\/\/[^\n]*\n?)+|(?<=[;,{})\]>] )\/\/ [^\n]*/gm;

/** Returns the comments of TypeScript code as plain sentences. */
export function commentsOf(code: string): Passage[] {
  let line = 1;
  let last = 0;
  return [...code.matchAll(COMMENT)].map((match) => {
    for (; last < match.index; last++) if (code.charCodeAt(last) === 10) line++;
    const text = match[0].replace(/^[ \t]*\{?\/\*+|\*\/$/g, "").replace(/^[ \t]*(?:\/\/|\*)[ \t]?/gm, "");
    return { line, text: text.replace(/\s+/g, " ").trim() };
  });
}

/** Returns the descriptions and comments of an SDL file. */
export const descriptionsOf = (sdl: string): Passage[] =>
  [...sdl.matchAll(/"""([\s\S]*?)"""|"((?:[^"\\\n]|\\.)*)"|^\s*#([^\n]*)/gm)].map((match) => ({
    line: lineAt(sdl, match.index),
    text: (match[1] ?? match[2] ?? match[3] ?? "").replace(/\s+/g, " ").trim(),
  }));

/** Texts that contain names of the API's fields are no prose. */
const QUERY = /^.\s*(?:query|mutation|subscription|fragment)\b/;

/** Returns the texts in quotes of three words or more, which are sentences or parts of sentences. */
export function textsOf(code: string): Passage[] {
  const found: Passage[] = [];
  code.split("\n").forEach((text, index) => {
    if (/^\s*(?:\/\/|\*|\/\*)/.test(text)) return;
    for (const [quoted] of text.matchAll(/"(?:[^"\\]|\\.)*"/g)) {
      if (/ \S+ /.test(quoted) && !QUERY.test(quoted)) found.push({ line: index + 1, text: quoted });
    }
  });
  return found;
}

/** Returns the texts in backticks, such as a page that a script writes, without their embedded code. */
export function templatesOf(code: string): Passage[] {
  const bare = code.replace(COMMENT, (comment) => comment.replace(/`/g, " "));
  const templates = bare.matchAll(/`(?:[^`\\]|\\[\s\S])*`/g);
  return [...templates].filter(([text]) => /\w \w+ \w/.test(text) && !QUERY.test(text)).map((match) => ({
    line: lineAt(code, match.index),
    text: match[0].slice(1, -1).replace(/\$\{[^}]*\}/g, "").replace(/\\`[^`\n]*\\`/g, ""),
  }));
}

/** Returns the paragraphs of a page, each as one line, without code. */
export function linesOf(page: string): Passage[] {
  const withoutCode = page.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, ""));
  return withoutCode.split("\n").map((text, index) => ({ line: index + 1, text }));
}

/** Returns the word that a comment, or the description of an SDL type or field, must not begin with. */
export const faultOfOpening = (text: string, isDescription = false): string | undefined =>
  (OPENING.exec(text) ?? (isDescription ? null : PRONOUN.exec(text)))?.[0];

const withoutQuotes = (text: string) => text.replace(/`[^`]*`/g, "``").replace(/\]\([^)]*\)/g, "]");

/** Returns the banned words of a text in comments, docs or on the screen. */
export const bannedIn = (text: string): string[] =>
  [...withoutQuotes(text).matchAll(BANNED)].map(([word]) => word.toLowerCase());

/** Returns the nouns of a text that are synonyms of a glossary term: `parcel: package`. */
export const otherNounsIn = (text: string, nouns = NOUNS): string[] =>
  nouns.flatMap(([pattern, noun]) =>
    [...withoutQuotes(text).matchAll(pattern)].map(([word]) => `${word.toLowerCase()}: ${noun}`)
  );

/** Returns the synonyms of glossary terms that a text on the screen must not have. */
export const otherScreenNounsIn = (text: string): string[] => otherNounsIn(text, SCREEN_NOUNS);

const OTHER_NAMES = /\b\w*(?:[pP]arcel|[cC]arriage|[pP]riceCard)\w*/g;

/** Returns the names in code, without comments and texts, that contain a synonym of a glossary term. */
export const otherNounsInNames = (code: string, onTheWire: ReadonlySet<string>): string[] => {
  const bare = code.replace(/"(?:[^"\\\n]|\\.)*"/g, '""');
  return [...new Set(bare.match(OTHER_NAMES))].filter((name) =>
    !onTheWire.has(name) && !/_|^[A-Z_]+$/.test(name)
  );
};
