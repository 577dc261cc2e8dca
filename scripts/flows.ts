/**
 * Draws every flow of src/diagnostics/flows/flows.ts into src/diagnostics/flows/drawings and writes its exports into docs/flows. With
 * `--check` it only compares and fails on a stale file.
 */
import { filesOfFlows } from "./flows/files.ts";

const root = new URL("../", import.meta.url);
const check = Deno.args.includes("--check");
const files = await filesOfFlows();
let stale = 0;

for (const [path, text] of Object.entries(files)) {
  const url = new URL(path, root);
  if (await Deno.readTextFile(url).catch(() => "") === text) continue;
  stale++;
  if (check) console.error(`Stale: ${path}; run "deno task flows"`);
  else await Deno.writeTextFile(url, text);
}
for (const folder of new Set(Object.keys(files).map((path) => path.slice(0, path.lastIndexOf("/") + 1)))) {
  // Other pages of docs/ are not made from flows.
  if (!folder.includes("flows/")) continue;
  for (const { name } of Deno.readDirSync(new URL(folder, root))) {
    if (folder + name in files) continue;
    stale++;
    if (check) console.error(`Left over: ${folder}${name}; run "deno task flows"`);
    else await Deno.remove(new URL(folder + name, root));
  }
}

if (check && stale > 0) Deno.exit(1);
console.log(check ? "The flows' files are fresh" : `The flows' files written: ${stale} changed`);
