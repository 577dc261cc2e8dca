/** All that users read in a language, as plain texts, by the folder that they stand in. */

const LOCALES = new URL("../../src/locales/", import.meta.url);
const LOGIN_SITE = new URL("../../server/login_site/locales/", import.meta.url);

/** Here the flows of a language are put together: no words of its own. */
const INDEX = "flows";

type Tree = string | { readonly [key: string]: Tree };

const leavesOf = (tree: Tree): string[] =>
  typeof tree === "string" ? [tree] : Object.values(tree).flatMap(leavesOf);

export interface Words {
  /** The folder: `talk`, `flows/order`. */
  readonly area: string;
  readonly texts: readonly string[];
}

/** The texts of a language, file by file; English is in two for areas that open late. */
async function wordsIn(language: string, folder = LOCALES, area = ""): Promise<Words[]> {
  const found: Words[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const inner = area ? `${area}/${name}` : name;
    if (isDirectory) found.push(...await wordsIn(language, new URL(`${name}/`, folder), inner));
    else if (area && area !== INDEX && (name === `${language}.ts` || name === `${language}_late.ts`)) {
      const texts = leavesOf(await import(new URL(name, folder).href));
      found.push({ area, texts });
    }
  }
  return found;
}

/** All that a language says, on the screens, of the flows, and where people sign in. */
export const allWords = async (language: string): Promise<Words[]> => [
  ...await wordsIn(language),
  ...await wordsIn(language, LOGIN_SITE, "login"),
];
