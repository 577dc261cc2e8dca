/**
 * Checks all types with TypeScript's native compiler, which takes a third of the time of `deno check`. Deno's own types come
 * from `deno types`. Without a native compiler, `deno check` is used instead.
 */
import { dirname } from "node:path";
import { FOLDERS } from "./groups.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const HOME = ".cache/types";
const modules = `${root}node_modules`;

interface Config {
  readonly compilerOptions: { readonly lib: readonly string[] } & Readonly<Record<string, unknown>>;
}

async function run(command: string, args: readonly string[]): Promise<{ code: number; text: string }> {
  const { code, stdout, stderr } = await new Deno.Command(command, { args: [...args], cwd: root }).output();
  return { code, text: new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr) };
}

const realPath = (path: string) => Deno.realPath(path).catch(() => null);

/** Returns the folder of @types/node, a dependency of other packages: Deno has these types built in, the native compiler does not. */
async function nodeTypes(): Promise<string> {
  for await (const { name } of Deno.readDir(`${modules}/.deno`)) {
    if (name.startsWith("@types+node@")) return `${modules}/.deno/${name}/node_modules/@types/node`;
  }
  throw new Error("Cannot find the types of Node's modules: expected @types/node in node_modules/.deno");
}

/** Writes the browser's types, with one function that the compiler's own types lack but Deno and all browsers have. */
async function writeBrowserTypes(compiler: string): Promise<void> {
  const text = await Deno.readTextFile(`${dirname(compiler)}/lib.dom.d.ts`);
  const head = "declare var ReadableStream: {\n";
  if (!text.includes(head)) {
    throw new Error(
      "Cannot add ReadableStream.from to the browser's types: expected its declaration in lib.dom.d.ts",
    );
  }
  const from = "    from<R>(source: Iterable<R> | AsyncIterable<R>): ReadableStream<R>;\n";
  await Deno.writeTextFile(`${root}${HOME}/dom.d.ts`, text.replace(head, head + from));
}

/** @returns the path of the written tsconfig file */
async function writeProject(compiler: string): Promise<string> {
  const { compilerOptions } = JSON.parse(await Deno.readTextFile(`${root}deno.test.json`)) as Config;
  const { lib, jsxImportSourceTypes: _, ...options } = compilerOptions;
  const node = await nodeTypes();
  await Deno.mkdir(`${root}${HOME}`, { recursive: true });
  await Deno.writeTextFile(`${root}${HOME}/deno.d.ts`, (await run(Deno.execPath(), ["types"])).text);
  await writeBrowserTypes(compiler);
  const project = {
    compilerOptions: {
      ...options,
      lib: lib.filter((each) => !/^(deno\.|dom$)/.test(each)),
      target: "esnext",
      module: "esnext",
      moduleResolution: "bundler",
      moduleDetection: "force",
      allowImportingTsExtensions: true,
      resolveJsonModule: true,
      esModuleInterop: true,
      skipLibCheck: true,
      noEmit: true,
      incremental: true,
      tsBuildInfoFile: "tsconfig.tsbuildinfo",
      types: [],
      paths: {
        "elkjs": [`${modules}/elkjs/lib/main.d.ts`],
        "node:*": [`${node}/*.d.ts`],
      },
    },
    files: ["deno.d.ts", "dom.d.ts", `${node}/index.d.ts`],
    include: FOLDERS.map((folder) => `../../${folder}`),
  };
  await Deno.writeTextFile(`${root}${HOME}/tsconfig.json`, JSON.stringify(project));
  return `${HOME}/tsconfig.json`;
}

const compiler = await realPath(`${modules}/@typescript/typescript-linux-x64/lib/tsc`);
const { code, text } = compiler
  ? await run(compiler, ["--project", await writeProject(compiler), "--pretty", "false", "--checkers", "1"])
  : await run(Deno.execPath(), ["check", "--quiet", "--config", "deno.test.json", ...FOLDERS]);
if (code !== 0) console.error(text);
Deno.exit(code);
