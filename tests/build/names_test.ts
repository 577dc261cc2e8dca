/** Checks the output of `task build`: every file that a script names exists. */
import assert from "node:assert/strict";
import { APP, DEMONSTRATION } from "../../scripts/build/target.ts";

const root = new URL("../../", import.meta.url);

/** Pages with the folder that contains them. */
const PAGES = [[APP.dist, "index.html"], [APP.dist, APP.beside!.name], [DEMONSTRATION.dist, "index.html"]];

/** Follows the scripts that a page names, directly or through other scripts. */
async function walk(dist: string, page: string): Promise<{ missing: string[]; seen: number }> {
  const read = (address: string) => Deno.readTextFile(new URL(dist + address, root)).catch(() => null);
  const html = await read(`/${page}`) ?? "";
  const [, map = ""] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  const { imports } = JSON.parse(map) as { readonly imports: Readonly<Record<string, string>> };
  const late = await read(imports["#late"]!) ?? "";
  const names = JSON.parse(/^const names=(\{.*?\});/.exec(late)![1]!) as Readonly<Record<string, string>>;
  const entries = Array.from(
    html.matchAll(/<script type="module" src="([^"]+)"/g),
    ([, address = ""]) => address,
  );
  const seen = new Set([...entries, ...Object.values(imports)]);
  const missing: string[] = [];
  for (const address of seen) {
    const text = await read(address);
    if (text === null) missing.push(address);
    for (const [, specifier = ""] of (text ?? "").matchAll(/(?:from|import)\s?"\.(\/[\w.~-]+\.js)"/g)) {
      seen.add(imports[`/assets${specifier}`] ?? `/assets${specifier}`);
    }
    for (const [, key = ""] of (text ?? "").matchAll(/__late\("([^"]+)" *\)/g)) {
      seen.add(`/assets/${key.split("~")[0]}-${names[key]}.js`);
    }
  }
  return { missing, seen: seen.size };
}

Deno.test("every script named by a page, its import map, another script or the list of late file names exists", async () => {
  for (const [dist = "", page = ""] of PAGES) {
    const { missing, seen } = await walk(dist, page);
    assert.deepEqual(missing, [], page);
    assert.ok(seen > 5, `${page} leads to ${seen} scripts`);
  }
});
