/** Copies the built app, and adds the baseline pages, so that all pages have the same server and security policy. */
import { brotliCompressSync } from "node:zlib";
import type { Resource } from "../../../resources/define.ts";
import { documentOf } from "../../../resources/document.ts";
import { orders } from "../../../resources/orders/orders.ts";
import { packages } from "../../../resources/shipping/packages.ts";

const root = decodeURIComponent(new URL("../../../", import.meta.url).pathname);
const HERE = "scripts/bench/baselines/";

interface Baseline {
  readonly name: string;
  readonly entry: string;
  readonly list?: Resource;
  readonly body?: string;
}

const BASELINES: readonly Baseline[] = [
  { name: "floor", entry: "floor.tsx", list: orders },
  {
    name: "bare",
    entry: "bare_list.ts",
    list: orders,
    body: '<button id="next">Next</button><button id="filter">Filter</button>',
  },
  { name: "bare-packages", entry: "bare_list.ts", list: packages },
  { name: "bare-calls", entry: "bare_calls.ts" },
  { name: "bare-dashboard", entry: "bare_dashboard.ts" },
  { name: "bare-table", entry: "bare_table.tsx" },
  { name: "bare-order", entry: "bare_order.ts" },
];

const pageOf = ({ name, body = "" }: Baseline) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Baseline</title>
<meta name="viewport" content="width=device-width">
<script type="module" src="/assets/baseline-${name}.js"></script></head>
<body>${body}<div id="root"></div></body></html>`;

async function write(path: string, contents: string | Uint8Array): Promise<void> {
  const bytes = typeof contents === "string" ? new TextEncoder().encode(contents) : contents;
  await Deno.writeFile(path, bytes);
  await Deno.writeFile(`${path}.br`, brotliCompressSync(bytes));
}

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
  for (const baseline of BASELINES) {
    const { name, entry, list } = baseline;
    const { outputFiles: [script] } = await esbuild.build({
      absWorkingDir: root,
      entryPoints: [HERE + entry],
      bundle: true,
      format: "esm",
      target: ["es2022", "safari16.4"],
      conditions: ["browser"],
      jsx: "automatic",
      minify: true,
      write: false,
      define: {
        "process.env.NODE_ENV": '"production"',
        ...(list && { LIST: JSON.stringify(documentOf(list)), FIELD: JSON.stringify(list.query) }),
      },
    });
    if (!script) throw new Error(`Nothing was made of ${entry}.`);
    await write(`${site}/assets/baseline-${name}.js`, script.contents);
    await write(`${site}/${name}.html`, pageOf(baseline));
  }
  await esbuild.stop();
  return site;
}
