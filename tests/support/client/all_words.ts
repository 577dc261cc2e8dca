/** Collects all texts of a language by their folder. */

const SOURCES = new URL("../../../src/", import.meta.url);
const LOGIN_SITE = new URL("../../../server/login_site/locales/", import.meta.url);
const PAPERS = new URL("../../../api/documents/words/", import.meta.url);

type Tree = string | { readonly [key: string]: Tree };

const leavesOf = (tree: Tree): string[] =>
  typeof tree === "string" ? [tree] : Object.values(tree).flatMap(leavesOf);

export interface Words {
  /** A folder such as `features/comments/words` or `diagnostics/flows/flow_words/order`. */
  readonly area: string;
  readonly texts: readonly string[];
}

const FLOWS = "diagnostics/flows/flow_words";

export const isFlow = ({ area }: Words): boolean => area.startsWith(FLOWS);

const MEANINGS = "parts/status_meanings";

/** Returns true for a folder of words, but not for one that only collects them. */
const isOfWords = (area: string): boolean =>
  area !== FLOWS &&
  (area.startsWith(FLOWS) || area === MEANINGS || /(^|\/)words$|^(login|papers)$/.test(area));

/** Reads the texts of a language, file by file; English has a second file for words that load late. */
async function readWords(language: string, folder = SOURCES, area = ""): Promise<Words[]> {
  const found: Words[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const inner = area ? `${area}/${name}` : name;
    if (isDirectory) found.push(...await readWords(language, new URL(`${name}/`, folder), inner));
    else if (isOfWords(area) && (name === `${language}.ts` || name === `${language}_first.ts`)) {
      const texts = leavesOf(await import(new URL(name, folder).href));
      found.push({ area, texts });
    }
  }
  return found;
}

export const allWords = async (language: string): Promise<Words[]> => [
  ...await readWords(language),
  ...await readWords(language, LOGIN_SITE, "login"),
];

export const paperWords = (language: string): Promise<Words[]> => readWords(language, PAPERS, "papers");
