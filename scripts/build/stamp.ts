/** Finds changes since the last build by the contents of files, not by their times. */
import { createHash } from "node:crypto";

/** Files and folders that can change the output of a build; missing ones are skipped. */
export const INPUTS = [
  "api",
  "extensions",
  "machines",
  "resources",
  "src",
  "static",
  "scripts/build",
  "scripts/build.ts",
];
export const SINGLES = [
  "scripts/named_json.ts",
  "server/http/static_headers.ts",
  "import_map.json",
  "deno.json",
  "deno.lock",
];

async function* walk(path: string): AsyncGenerator<string> {
  const info = await Deno.stat(path).catch(() => null);
  if (info?.isFile) yield path;
  if (!info?.isDirectory) return;
  const names: string[] = [];
  for await (const entry of Deno.readDir(path)) names.push(entry.name);
  for (const name of names.sort()) yield* walk(`${path}/${name}`);
}

export async function stampOf(root: string, settings: string): Promise<string> {
  const hash = createHash("sha256").update(settings);
  for (const input of [...INPUTS, ...SINGLES]) {
    for await (const path of walk(root + input)) {
      hash.update(`\n${path.slice(root.length)}\n`).update(await Deno.readFile(path));
    }
  }
  return hash.digest("hex");
}
