/**
 * Reads React's exports once, in one module that all others import. React is CommonJS: esbuild would make an object with a
 * getter for each export in each importing module (12,000 closures, a tenth of the heap), and each element and hook would
 * call a getter.
 */
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const NAMESPACE = "one-react";
const MODULES = /^(react|react\/jsx-runtime|react-dom|react-dom\/client)$/;

/** Returns the name by which an input of a build is imported if this plugin made it, such as `react`; null for other inputs. */
export const reactOf = (path: string): string | null =>
  path.startsWith(`${NAMESPACE}:`) ? path.slice(NAMESPACE.length + 1) : null;

/** Returns the names that a CommonJS module exports, found in its text. */
export function namesIn(text: string): string[] {
  const names = Array.from(text.matchAll(/^\s*exports\.([\w$]+) =/gm), ([, name = ""]) => name);
  return [...new Set(names)].sort();
}

async function moduleOf(path: string): Promise<string> {
  const index = await Deno.readTextFile(path);
  const [, made] = /require\("(\.[^"]+\.production\.js)"\)/.exec(index.replaceAll("'", '"')) ?? [];
  const names = made ? namesIn(await Deno.readTextFile(join(dirname(path), made))) : [];
  if (names.length === 0) {
    throw new Error(
      `Cannot find the exports of ${path}: expected them in the file that it requires, see namesIn`,
    );
  }
  return `const all = require(${JSON.stringify(path)});
export default all;
export const { ${names.join(", ")} } = all;`;
}

export const oneReact = (root: string): Plugin => ({
  name: NAMESPACE,
  setup(build) {
    // CommonJS packages that call `require` get the same copy of React directly.
    build.onResolve(
      { filter: MODULES },
      ({ path, kind }) => kind === "import-statement" ? { path, namespace: NAMESPACE } : null,
    );
    build.onLoad({ filter: MODULES, namespace: NAMESPACE }, async ({ path }) => {
      const found = await build.resolve(path, { kind: "require-call", resolveDir: root });
      return { contents: await moduleOf(found.path), loader: "js", resolveDir: root };
    });
  },
});
