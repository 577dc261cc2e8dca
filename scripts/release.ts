/**
 * Packs what production needs into `pressdock-<version>.tar.gz`: server, programs, the built app, and npm packages except
 * those of build and tests. The release needs only Deno, no package registry.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { copyPackages, copyTree, type Packages, productionImports } from "./release/packages.ts";

const root = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** Folders that are packed whole, because workers and migrations are loaded by path. */
const FOLDERS = ["api", "extensions", "machines", "resources", "server", "deploy"];
const BUILT = "dist";
/** Tasks of a release by name, each with its entry file, whose imports are packed too. */
const TASKS: Readonly<Record<string, string>> = {
  serve: "server/main.ts",
  ...Object.fromEntries(
    ["backup", "restore", "verify", "secrets", "doctor", "deploy"].map((
      name,
    ) => [name, `scripts/${name}.ts`]),
  ),
};
const FILES = [
  ...["LICENSE", "README.md", "CHANGELOG.md"],
  ...["deploying", "upgrading", "operating", "settings"].map((page) => `docs/${page}.md`),
];

interface Config {
  readonly version: string;
  readonly tasks: Readonly<Record<string, unknown>>;
}

interface Graph {
  readonly files: readonly string[];
  readonly packages: Packages;
}

async function run(command: string, args: readonly string[]): Promise<string> {
  const { success, stdout, stderr } = await new Deno.Command(command, { args: [...args], cwd: root })
    .output();
  if (!success) throw new Error(`${command} ${args[0]} failed: ${new TextDecoder().decode(stderr)}`);
  return new TextDecoder().decode(stdout);
}

async function graphOf(entry: string): Promise<Graph> {
  const { modules, npmPackages } = JSON.parse(await run(Deno.execPath(), ["info", "--json", entry])) as {
    readonly modules: readonly { readonly local?: string }[];
    readonly npmPackages: Packages;
  };
  const files = modules.flatMap(({ local }) => local?.startsWith(root) ? [local.slice(root.length)] : []);
  return { files: files.filter((path) => !path.startsWith("node_modules/")), packages: npmPackages };
}

async function filesUnder(folder: string): Promise<string[]> {
  const found: string[] = [];
  for await (const { name, isDirectory } of Deno.readDir(root + folder)) {
    const path = `${folder}/${name}`;
    if (isDirectory) found.push(...await filesUnder(path));
    else if (/\.tsx?$/.test(name)) found.push(path);
  }
  return found;
}

const readJson = async <T>(path: string): Promise<T> => JSON.parse(await Deno.readTextFile(root + path)) as T;
const textsOf = async (paths: Iterable<string>): Promise<string> =>
  (await Promise.all(Array.from(paths, (path) => Deno.readTextFile(root + path)))).join("\n");

export const serverFiles = async (): Promise<string[]> => (await Promise.all(FOLDERS.map(filesUnder))).flat();

export async function importsNeededBy(
  packed: ReadonlySet<string>,
): Promise<Readonly<Record<string, string>>> {
  const { imports } = await readJson<{ imports: Record<string, string> }>("import_map.json");
  return productionImports(imports, await textsOf(packed));
}

export async function writeRelease(to: string): Promise<void> {
  const { version, tasks } = await readJson<Config>("deno.json");
  const graphs = await Promise.all(Object.values(TASKS).map(graphOf));
  const packed = new Set([...await serverFiles(), ...graphs.flatMap(({ files }) => files)]);
  const needed = await importsNeededBy(packed);
  for (const folder of [...FOLDERS, BUILT]) await copyTree(root + folder, `${to}/${folder}`);
  for (const path of [...packed, ...FILES]) {
    await Deno.mkdir(`${to}/${dirname(path)}`, { recursive: true });
    await Deno.copyFile(root + path, `${to}/${path}`);
  }
  await copyPackages(root, needed, graphs[0]!.packages, to);
  const config = {
    version,
    importMap: "./import_map.json",
    // The release contains all packages, so nothing has to be downloaded.
    nodeModulesDir: "manual",
    lock: false,
    tasks: Object.fromEntries(Object.keys(TASKS).map((name) => [name, tasks[name]])),
  };
  await Deno.writeTextFile(`${to}/deno.json`, JSON.stringify(config, null, 2) + "\n");
  await Deno.writeTextFile(`${to}/import_map.json`, JSON.stringify({ imports: needed }, null, 2) + "\n");
}

if (import.meta.main) {
  const { version } = await readJson<Config>("deno.json");
  const name = `pressdock-${version}`;
  const folder = await mkdtemp(join(tmpdir(), "pressdock-release-"));
  try {
    await writeRelease(`${folder}/${name}`);
    await run("tar", ["-czf", `${name}.tar.gz`, "-C", folder, "--owner=0", "--group=0", name]);
  } finally {
    await rm(folder, { recursive: true });
  }
  const { size } = await Deno.stat(`${root}${name}.tar.gz`);
  console.log(`${name}.tar.gz: ${(size / 1e6).toFixed(1)} MB.`);
}
