/** A build gives the same bytes in any folder, and a change renames few files (ADR 89). */
import assert from "node:assert/strict";
import { build, stop } from "esbuild";
import { nameByContents, type NamedOutputs } from "../../scripts/build/names.ts";
import { optionsOf } from "../../scripts/build/options.ts";

/** Each file has more than one of these parts. */
const PARTS = Array.from({ length: 60 }, (_, at) => `part_${at}`);

/** Sources like the app's: lazy modules import the app, and words are in a separate file. */
const SOURCES: Readonly<Record<string, string>> = {
  "main.ts": `${PARTS.map((name) => `import("./${name}.ts").then(note);`).join("\n")}
import("./words.ts").then(note);
import("./other/part_0.ts").then(note);
export const texts: string[] = [];
function note(part: { readonly text: string }) {
  texts.push(part.text);
  if (texts.length === ${PARTS.length + 2}) console.log(texts.sort().join());
}`,
  "words.ts": `import "./main.ts"; export const text = "a word";`,
  "other/part_0.ts":
    `import { texts } from "../main.ts"; export const text = \`other of \${texts.length >= 0}\`;`,
  ...Object.fromEntries(
    PARTS.map((name) => [
      `${name}.ts`,
      `import { texts } from "./main.ts"; import { text as word } from "./words.ts";
export const text = \`${name} \${word} \${Array.isArray(texts)}\`;`,
    ]),
  ),
};

async function made(
  sources = SOURCES,
): Promise<NamedOutputs & { readonly written: ReadonlyMap<string, number> }> {
  const root = `${await Deno.realPath(await Deno.makeTempDir())}/`;
  try {
    await Deno.mkdir(`${root}other`);
    for (const [path, text] of Object.entries(sources)) {
      // As in the build, file paths are part of the text.
      await Deno.writeTextFile(root + path, text.replaceAll('"./main.ts"', `"${root}main.ts"`));
    }
    const { outputFiles, metafile } = await build({
      ...optionsOf(root, "0.1.0", "dist"),
      entryPoints: { main: "main.ts" },
      splitting: true,
    });
    const written = new Map(
      outputFiles.map(({ path, contents }) => [path.slice(root.length), contents.length]),
    );
    const named = nameByContents({ files: outputFiles, metafile }, "main.ts", root);
    return {
      ...named,
      files: named.files.map((file) => ({ ...file, path: file.path.slice(root.length) })),
      written,
    };
  } finally {
    await Deno.remove(root, { recursive: true });
  }
}

const text = (contents: Uint8Array) => new TextDecoder().decode(contents);
const textsOf = ({ files }: NamedOutputs) =>
  new Map(files.map(({ path, contents }) => [path, text(contents)]));
const scriptsOf = ({ files }: NamedOutputs) =>
  files.map(({ path }) => path).filter((path) => path.endsWith(".js"));

Deno.test.afterAll(() => stop());

Deno.test("the same sources in another folder give the same scripts, byte by byte", async () => {
  const [one, other] = [await made(), await made()];
  // Source maps differ, as a column in them depends on the folder's name.
  const published = (named: NamedOutputs) => [...textsOf(named)].filter(([path]) => !path.endsWith(".map"));
  assert.deepEqual(published(other), published(one));
  assert.deepEqual(other.imports, one.imports);
  const outputsOf = ({ metafile }: NamedOutputs) =>
    Object.entries(metafile.outputs).filter(([path]) => !path.endsWith(".map"));
  assert.deepEqual(outputsOf(other), outputsOf(one));
});

Deno.test("a change renames the changed script and those that name it: one file for a word, two for a part", async () => {
  const before = new Set(scriptsOf(await made()));
  const renamed = async (path: string, from: string, to: string) =>
    scriptsOf(await made({ ...SOURCES, [path]: SOURCES[path]!.replace(from, to) }))
      .filter((name) => !before.has(name)).map((name) =>
        name.replace(/^dist\/assets\/|-[A-Z0-9]{8}\.js$/g, "")
      ).sort();
  assert.deepEqual(await renamed("words.ts", "a word", "another word"), ["chunk"]);
  assert.deepEqual(await renamed("part_7.ts", "part_7 ", "part seven "), ["late", "part_7"]);
  assert.deepEqual((await renamed("main.ts", "join()", 'join(", ")')).length, 1);
});

Deno.test("names are as long as those that they replace, so that the source maps stay right", async () => {
  const { files, metafile, written } = await made();
  const lengths = [...written].filter(([path]) => path.endsWith(".js")).map(([, length]) => length);
  const codes = files.filter(({ path }) => path in metafile.outputs && path.endsWith(".js"))
    .map(({ contents }) =>
      text(contents).replace(/(?:function __late|import\("#late"\)\.catch)[^]*$/, "").length
    );
  assert.deepEqual(codes, lengths);
});

Deno.test("later scripts are found by their names, and share the page's scripts", async () => {
  const { files, metafile, imports } = await made();
  const folder = await Deno.realPath(await Deno.makeTempDir());
  const host = `file://${folder}/dist`;
  try {
    await Deno.mkdir(`${folder}/dist/assets`, { recursive: true });
    for (const { path, contents } of files) await Deno.writeFile(`${folder}/${path}`, contents);
    const led = Object.entries(imports).map(([name, address]) => [
      name.startsWith("/") ? host + name : name,
      host + address,
    ]);
    await Deno.writeTextFile(`${folder}/map.json`, JSON.stringify({ imports: Object.fromEntries(led) }));
    const [main] = Object.entries(metafile.outputs).find(([, { entryPoint }]) => entryPoint === "main.ts")!;
    const { code, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
      args: [
        "run",
        "--no-lock",
        "--no-config",
        "--allow-read",
        "--import-map",
        `${folder}/map.json`,
        `${folder}/${main}`,
      ],
      env: { NO_COLOR: "1" },
    }).output();
    assert.equal(code, 0, text(stderr));
    const expected = [...PARTS.map((name) => `${name} a word true`), "a word", "other of true"].sort();
    assert.equal(text(stdout), `${expected.join()}\n`);
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
});
