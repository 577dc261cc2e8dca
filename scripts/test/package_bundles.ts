/**
 * Bundles packages of a thousand small modules into one file each, for the tests of the DOM: each process would load all the
 * modules, which takes longer than its tests. Versions are those of the lock file; React itself and small packages are not
 * bundled. The app's own build is not affected.
 */
import { createHash } from "node:crypto";
import { build, type BuildOptions, stop } from "esbuild";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const ICONS = "@fluentui/react-icons";
const TAKEN = new RegExp(`import \\{([^}]*)\\} from "${ICONS}";`, "g");
/** Packages that must exist only once: bundles import them from the same files as the tests. */
const EXTERNAL = ["react", "react-dom", "react/jsx-runtime", "react-dom/client"];
/** CommonJS packages load React by `require`. */
const REQUIRE =
  `import { createRequire } from "node:module"; const require = createRequire(import.meta.url);`;

export function iconsOf(source: string): string[] {
  const lists = source.matchAll(TAKEN);
  return [...lists].flatMap(([, list = ""]) => list.split(","))
    .map((each) => each.trim().replace(/ as .*$/, ""))
    .filter((name) => name !== "" && !name.startsWith("type "));
}

async function usedIcons(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) found.push(...await usedIcons(path));
    else if (/\.tsx?$/.test(name)) found.push(...iconsOf(await Deno.readTextFile(path)));
  }
  return [...new Set(found)].toSorted();
}

const COMMON: BuildOptions = {
  bundle: true,
  format: "esm",
  mainFields: ["module", "main"],
  conditions: ["import"],
  external: EXTERNAL,
  banner: { js: REQUIRE },
  logLevel: "error",
};

/** Bundle that replaces a package: its file name, and the source text from which it is bundled. */
interface Packed {
  readonly file: string;
  readonly contents: string;
}

async function pack(packed: ReadonlyMap<string, Packed>, folder: string, more: BuildOptions): Promise<void> {
  await build({
    ...COMMON,
    ...more,
    entryPoints: [...packed.values()].map(({ file }) => ({ in: `packed:${file}`, out: file })),
    outdir: folder,
    splitting: true,
    plugins: [{
      name: "packed",
      setup({ onResolve, onLoad }) {
        onResolve({ filter: /^packed:/ }, ({ path }) => ({ path: path.slice(7), namespace: "packed" }));
        onLoad({ filter: /.*/, namespace: "packed" }, ({ path }) => {
          const contents = [...packed.values()].find(({ file }) => file === path)?.contents ?? "";
          return { contents, resolveDir: root };
        });
      },
    }],
  });
}

const whole = (name: string, file: string): [string, Packed] => [
  name,
  { file, contents: `export * from "${name}";` },
];

/** Removes bundles of earlier versions, several megabytes each. */
export async function removeOthers(cache: string, version: string): Promise<void> {
  for await (const { name } of Deno.readDir(cache)) {
    const [, of] = /^packed-([0-9a-f]{16})$/.exec(name) ?? [];
    if (of && of !== version) await Deno.remove(`${cache}/${name}`, { recursive: true });
  }
}

/** Bundles the packages once for each set of versions and icons. Returns the path of the import map. */
export async function packedMap(): Promise<string> {
  const read = (path: string) => Deno.readTextFile(`${root}${path}`);
  const icons = await usedIcons(`${root}src`);
  const texts = [
    await read("tests/deno.lock"),
    await read("tests/import_map.json"),
    await read("scripts/test/package_bundles.ts"),
  ];
  const version = createHash("sha256").update(JSON.stringify([icons, texts])).digest("hex").slice(0, 16);
  const folder = `${root}.cache/packed-${version}`;
  const mapPath = `${folder}/import_map.json`;
  if (await Deno.stat(mapPath).then(() => true, () => false)) return mapPath;
  const partial = `${folder}.${crypto.randomUUID()}`;
  const drawn = new Map([
    whole("@fluentui/react-components", "fluent"),
    [ICONS, { file: "icons", contents: `export { ${icons.join(", ")} } from "${ICONS}";` }],
    whole("@testing-library/dom", "testing_dom"),
    whole("@testing-library/react", "testing_react"),
  ]);
  const dom = new Map([whole("happy-dom", "happy_dom")]);
  // NODE_ENV is not "test", because Fluent leaves parts out in tests.
  await pack(drawn, partial, { platform: "browser", define: { "process.env.NODE_ENV": '"development"' } });
  await pack(dom, partial, { platform: "node" });
  await stop();
  const { imports } = JSON.parse(texts[1] ?? "") as { imports: Record<string, string> };
  const inOne = [...drawn, ...dom].map(([name, { file }]) => [name, `./${file}.js`]);
  const request = { "react-dom/test-utils": `${imports["react-dom"]}/test-utils` };
  const all = { ...imports, ...request, ...Object.fromEntries(inOne) };
  await Deno.writeTextFile(`${partial}/import_map.json`, JSON.stringify({ imports: all }));
  // The finished folder is moved into place in one step, because two test runs may bundle at the same time.
  await Deno.rename(partial, folder).catch(() => Deno.remove(partial, { recursive: true }));
  await removeOthers(`${root}.cache`, version);
  return mapPath;
}

if (import.meta.main) console.log(await packedMap());
