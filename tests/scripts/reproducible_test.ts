/** Two complete builds of the same sources, in folders with names of different length. */
import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { isSoak } from "../support/soak.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const SOURCES = [
  ...["api", "extensions", "machines", "resources", "scripts", "server", "src", "static"],
  ...["deno.json", "deno.lock", "import_map.json"],
];

async function run(command: string, args: string[], cwd: string): Promise<void> {
  const { code, stderr } = await new Deno.Command(command, { args, cwd, env: { COMMIT: "0123456" } })
    .output();
  assert.equal(code, 0, new TextDecoder().decode(stderr));
}

/** Returns digests of all files of a folder, by path. */
function digests(folder: string, below = ""): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, isDirectory } of Deno.readDirSync(folder + below)) {
    const path = `${below}/${name}`;
    if (isDirectory) digests(folder, path).forEach((digest, each) => found.set(each, digest));
    else found.set(path, createHash("sha256").update(Deno.readFileSync(folder + path)).digest("hex"));
  }
  return new Map([...found].sort());
}

/** Files of words whose first text the test changes. */
const WORDS = ["src/features/orders/orders/words/en.ts", "src/features/orders/orders/words/de.ts"] as const;
/** Limit of scripts that a changed word renames: its own, those that import it, and the list of late file names. */
const MAX_RENAMED = 5;

/**
 * Returns digests by path of what a build in the named folder publishes; source maps are not published, as
 * they name the folder.
 * @param changed A file of words whose first text is changed.
 */
async function built(name: string, changed?: string): Promise<Map<string, string>> {
  // The folder is on the packages' disk, as these are hard-linked and not copied.
  const folder = await Deno.makeTempDir({ dir: `${root}.cache`, prefix: name });
  try {
    await run("cp", ["-R", ...SOURCES, folder], root);
    await run("cp", ["-al", "node_modules", folder], root);
    if (changed) {
      const text = await Deno.readTextFile(`${folder}/${changed}`);
      const other = text.replace(/: "(?=\p{Lu})/u, ': "Xyz ');
      assert.notEqual(other, text, `${changed} has a text`);
      await Deno.writeTextFile(`${folder}/${changed}`, other);
    }
    await run(Deno.execPath(), ["task", "--quiet", "build:quick"], folder);
    return new Map(
      ["dist", "dist-hosting"].flatMap((each) =>
        [...digests(`${folder}/${each}`)].map(([path, digest]) => [each + path, digest] as const)
      ),
    );
  } finally {
    await Deno.remove(folder, { recursive: true });
  }
}

Deno.test({
  name: "two builds of one commit give the same files, byte by byte, in any folder",
  ignore: !isSoak,
  fn: async () => {
    const [one, other] = [await built("one"), await built("another_with_a_longer_name")];
    assert.ok(one.size > 300, `${one.size} files`);
    assert.deepEqual(other, one);
  },
});

Deno.test({
  name: "a changed word renames its own script and the few scripts that name it",
  ignore: !isSoak,
  fn: async () => {
    const before = await built("one");
    for (const path of WORDS) {
      const after = await built("one", path);
      const renamed = [...after.keys()].filter((each) => each.endsWith(".js") && !before.has(each));
      assert.ok(renamed.length > 0 && renamed.length <= MAX_RENAMED, `${path}: ${renamed.join(", ")}`);
    }
  },
});
