/**
 * Fluent in one file for the tests of the DOM: each test file is a process's own world, and a thousand small modules
 * cost each of them a second. The app's own build is not touched.
 */
import { createHash } from "node:crypto";
import { build, stop } from "esbuild";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const NAME = "@fluentui/react-components";
/** Those exist once: the bundle takes what the tests take. */
const EXTERNAL = ["react", "react-dom", "react/jsx-runtime", "react-dom/client"];
/** What came as CommonJS asks for React by `require`. */
const REQUIRE = `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

/** Written once per set of versions. Returns the import map that leads to it. */
export async function fluentInOne(): Promise<string> {
  const read = (path: string) => Deno.readTextFile(`${root}${path}`);
  const [lock, map, own] = await Promise.all([
    read("deno.lock"),
    read("import_map.json"),
    read("scripts/test/fluent.ts"),
  ]);
  const version = createHash("sha256").update(lock).update(map).update(own).digest("hex").slice(0, 16);
  const folder = `${root}.cache/fluent-${version}`;
  const mapPath = `${folder}/import_map.json`;
  if (await Deno.stat(mapPath).then(() => true, () => false)) return mapPath;
  await build({
    stdin: { contents: `export * from "${NAME}";`, resolveDir: root },
    outfile: `${folder}/fluent.js`,
    bundle: true,
    format: "esm",
    platform: "browser",
    mainFields: ["module", "main"],
    conditions: ["import"],
    define: { "process.env.NODE_ENV": '"test"' },
    external: EXTERNAL,
    banner: { js: REQUIRE },
    logLevel: "error",
  });
  await stop();
  const { imports } = JSON.parse(map) as { imports: Record<string, string> };
  // Last: what is there is whole.
  await Deno.writeTextFile(mapPath, JSON.stringify({ imports: { ...imports, [NAME]: "./fluent.js" } }));
  return mapPath;
}

if (import.meta.main) console.log(await fluentInOne());
