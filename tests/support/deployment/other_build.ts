/** Writes the build of another release: every asset has another name, also in all references. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const HASH = /\b[A-Z0-9]{8}\b/g;
const TEXT = /\.(js|css|html|json)$/;
const quickly = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };

/** @param from folder with the output of `task build` */
export async function writeOtherBuild(from: string, to: string): Promise<void> {
  const hashes = new Set(Array.from(Deno.readDirSync(`${from}/assets`), ({ name }) => name.match(HASH)?.[0]));
  const renamed = (text: string) =>
    text.replace(HASH, (hash) => hashes.has(hash) ? [...hash].reverse().join("") : hash);
  const digests = new Map<string, string>();
  for (const folder of ["/assets", ""]) {
    await Deno.mkdir(to + folder, { recursive: true });
    for await (const { name, isFile } of Deno.readDir(from + folder)) {
      if (!isFile || /\.(br|gz)$/.test(name) || name.startsWith(".")) continue;
      const path = `${folder}/${renamed(name)}`;
      if (!TEXT.test(name)) {
        await Deno.copyFile(`${from}${folder}/${name}`, to + path);
        continue;
      }
      const text = renamed(await Deno.readTextFile(`${from}${folder}/${name}`))
        .replace(
          /"(\/assets\/[^"]+)" integrity="[^"]+"/g,
          (_, url) => `"${url}" integrity="${digests.get(url)}"`,
        );
      digests.set(path, `sha384-${createHash("sha384").update(text).digest("base64")}`);
      await Deno.writeTextFile(to + path, text);
      await Deno.writeFile(`${to}${path}.br`, await promisify(brotliCompress)(text, quickly));
      await Deno.writeFile(`${to}${path}.gz`, await promisify(gzip)(text));
    }
  }
}
