/**
 * Resolves imports of Fluent past its indexes to the files that make the names. An index that both the app and lazy modules
 * import would put everything that either of them uses into the app.
 */
import { readIndex } from "./direct_imports.ts";

const ICONS = "@fluentui/react-icons";
/** Matches imports of a Fluent package, which direct_imports.ts has written, or of an index within a package. */
const IMPORT =
  /import\s*\{([^}]*)\}\s*from\s*["'](?:through-fluent:)?(@fluentui\/[\w-]+|\.[^"']*\/index\.js)["'];?/g;

interface Found {
  readonly file: string;
  readonly name: string;
}

/** Returns the text with resolved imports; `importer` is the absolute path of the file with that text. */
export type Follow = (text: string, importer: string) => string;

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const modulesOf = (path: string) =>
  path.slice(0, path.lastIndexOf("/node_modules/") + "/node_modules".length);

/** @param home real folder of the suite, next to which the packages are found that our code imports */
export function followFluent(home: string): Follow {
  const texts = new Map<string, ReturnType<typeof readIndex> | null>();
  const read = (file: string) => {
    if (!texts.has(file)) texts.set(file, load(file));
    return texts.get(file)!;
  };
  const indexOf = (modules: string, name: string): string | null => {
    try {
      return `${Deno.realPathSync(`${modules}/${name}`)}/lib/index.js`;
    } catch {
      return null;
    }
  };
  /** Follows re-exports through any number of indexes to the file that makes a name. */
  const follow = (file: string, name: string): Found | null => {
    const index = read(file);
    if (!index) return null;
    const passed = index.get(name);
    if (!passed) return { file, name };
    if (passed.from.startsWith(".")) return follow(join(folderOf(file), passed.from), passed.name);
    const next = passed.from.startsWith("@fluentui/") ? indexOf(modulesOf(file), passed.from) : null;
    return next === null ? null : follow(next, passed.name);
  };
  return (text, importer) =>
    text.replace(IMPORT, (statement, list: string, from: string) => {
      if (from === ICONS) return statement;
      const isFluent = importer.includes("/node_modules/");
      if (from.startsWith(".") && !isFluent) return statement;
      const start = from.startsWith(".")
        ? join(folderOf(importer), from)
        : indexOf(isFluent ? modulesOf(importer) : modulesOf(home), from);
      const names = list.replace(/\/\/.*$/gm, "").split(",").map((each) => each.trim()).filter(Boolean);
      const made = names.map((each) => {
        const [name = "", local = name] = each.split(/\s+as\s+/);
        const found = start && !each.startsWith("type ") ? follow(start, name) : null;
        return found && `import{${found.name} as ${local}}from${JSON.stringify(found.file)};`;
      });
      if (made.includes(null)) return statement;
      return made.join("") + "\n".repeat(statement.split("\n").length - 1);
    });
}

/** Returns the re-exports of a file; null for a missing file. */
function load(file: string): ReturnType<typeof readIndex> | null {
  try {
    return readIndex(Deno.readTextFileSync(file));
  } catch {
    return null;
  }
}

const join = (folder: string, path: string): string =>
  decodeURIComponent(new URL(path, `file://${folder}/`).pathname);

const TAKES_TOKENS =
  /import\s*\{[^}]*\btokens\b[^}]*\}\s*from\s*["']@fluentui\/react-(?:components|theme)["']/;

/** Writes each token as text, the name of a custom property, so that the table of all tokens is not bundled. */
export const tokensAsText = (text: string): string =>
  TAKES_TOKENS.test(text) ? text.replace(/\btokens\.([a-zA-Z]\w*)/g, '"var(--$1)"') : text;
