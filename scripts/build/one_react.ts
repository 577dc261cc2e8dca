/**
 * Reads React's names once, in one module that all import. React is CommonJS: for each module that imports it esbuild makes an
 * object with a getter for each name, 12,000 closures, a tenth of the heap, and a call through one of them for each element and
 * hook.
 */
import { dirname, join } from "node:path";
import type { Plugin } from "esbuild";

const NAMESPACE = "one-react";
const MODULES = /^(react|react\/jsx-runtime|react-dom|react-dom\/client)$/;

/** Returns the name by which a path among a build's inputs is imported; null for other files. */
export const reactOf = (path: string): string | null =>
  path.startsWith(`${NAMESPACE}:`) ? path.slice(NAMESPACE.length + 1) : null;

/** Returns the production exports of a package's file, by the text of the module that it requires. */
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
    // CommonJS packages require it directly: it is the same copy.
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
