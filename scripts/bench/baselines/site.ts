/** The built app with the two baseline pages beside it, so that all three come from the same server and policy. */
import { brotliCompressSync } from "node:zlib";
import { documentOf } from "../../../resources/document.ts";
import { orders } from "../../../resources/orders.ts";

const root = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const HERE = "scripts/bench/baselines/";

const pageOf = (script: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<script type="module" src="/assets/${script}"></script></head>
<body><button id="next">Next</button><button id="filter">Filter</button><div id="root"></div></body></html>`;

/** Makes the folder anew. Returns its path. */
export async function makeSite(): Promise<string> {
  const site = `${root}.cache/bench/site`;
  await Deno.remove(site, { recursive: true }).catch(() => {});
  await Deno.mkdir(`${site}/assets`, { recursive: true });
  for (const folder of ["", "/assets"]) {
    for await (const { name, isFile } of Deno.readDir(`${root}dist${folder}`)) {
      if (isFile) await Deno.copyFile(`${root}dist${folder}/${name}`, `${site}${folder}/${name}`);
    }
  }
  const esbuild = await import("esbuild");
  const { outputFiles } = await esbuild.build({
    absWorkingDir: root,
    entryPoints: { bare: `${HERE}bare.ts`, floor: `${HERE}floor.tsx` },
    outdir: `${site}/assets`,
    entryNames: "baseline-[name]",
    bundle: true,
    format: "esm",
    target: ["es2022", "safari16.4"],
    conditions: ["browser"],
    jsx: "automatic",
    minify: true,
    write: false,
    define: { "process.env.NODE_ENV": '"production"', LIST: JSON.stringify(documentOf(orders)) },
  });
  await esbuild.stop();
  for (const { path, contents } of outputFiles) {
    await Deno.writeFile(path, contents);
    await Deno.writeFile(`${path}.br`, brotliCompressSync(contents));
  }
  for (const name of ["bare", "floor"]) {
    const page = pageOf(`baseline-${name}.js`).replace(/<button.*<\/button>/, name === "bare" ? "$&" : "");
    await Deno.writeTextFile(`${site}/${name}.html`, page);
    await Deno.writeFile(`${site}/${name}.html.br`, brotliCompressSync(page));
  }
  return site;
}
