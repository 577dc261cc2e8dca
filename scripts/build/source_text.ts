const PAIRS: Readonly<Record<string, string>> = { "(": ")", "{": "}" };

/** Returns the index at which the parenthesis or brace at `open` closes; strings and comments are skipped. */
export function closeOf(text: string, open: number): number {
  const [opening, closing] = [text[open]!, PAIRS[text[open]!]];
  let depth = 0;
  for (let at = open; at < text.length; at++) {
    const char = text[at]!;
    if (`"'\``.includes(char)) {
      for (at++; text[at] !== char; at++) if (text[at] === "\\") at++;
    } else if (text.startsWith("//", at)) at = text.indexOf("\n", at);
    else if (text.startsWith("/*", at)) at = text.indexOf("*/", at) + 1;
    else if (char === opening) depth++;
    else if (char === closing && --depth === 0) return at;
  }
  throw new Error(`Cannot read a source: "${text.slice(open - 20, open + 1)}" is not closed.`);
}
