/** Writes a minimal build: a page, a script and the files next to them. */
import { createHash } from "node:crypto";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

/**
 * Writes the build into a folder.
 * @param name of the only script
 */
export async function writeTinyBuild(folder: string, name = "main-AB12"): Promise<void> {
  const script = `export const name = "${name}";`;
  const hash = createHash("sha384").update(script).digest("base64");
  const page =
    `<!doctype html><meta name="build" content="1.0.0 abc1234"><style>a{}</style><script>begin()</script>` +
    `<script type="module" src="/assets/${name}.js" integrity="sha384-${hash}"></script>`;
  const files = {
    "index.html": page,
    [`assets/${name}.js`]: script,
    "manifest.webmanifest": "{}",
    "version.json": JSON.stringify({ version: "1.0.0", commit: "abc1234", build: name }),
  };
  await Deno.mkdir(join(folder, "assets"), { recursive: true });
  for (const [path, text] of Object.entries(files)) {
    await Deno.writeTextFile(join(folder, path), text);
    await Deno.writeFile(join(folder, `${path}.br`), brotliCompressSync(text));
    await Deno.writeFile(join(folder, `${path}.gz`), gzipSync(text));
  }
}
