/**
 * Builds the demonstration into `dist-demo/` and serves it on `PORT`: only static files, without an API or a database. `deno
 * task demo --build` only builds. Source: docs/requirements.md S7.22–S7.26.
 */
import { staticHandler } from "../server/http/static.ts";
import { DEMO_ACCOUNT } from "../src/diagnostics/demonstration/mock/world.ts";
import { pageFiles } from "./build/host_recipes.ts";
import { type Compression, make } from "./build/make.ts";
import { DEMONSTRATION } from "./build/target.ts";

const DEFAULT_PORT = 8000;
const root = decodeURIComponent(new URL("../", import.meta.url).pathname);

/** @returns the folder of the demonstration, built when anything changed */
export async function buildDemonstration(compression: Compression = "best"): Promise<string> {
  const extra = (page: string) => {
    const files = pageFiles({ api: null, hstsSubDomains: false }, page);
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [`${DEMONSTRATION.dist}/${name}`, text]),
    );
  };
  const made = await make(DEMONSTRATION, extra, compression);
  if (made) {
    const bytes = [...made.packed.values()].reduce((sum, each) => sum + each, 0);
    console.log(`Built ${DEMONSTRATION.dist}/: ${(bytes / 1000).toFixed(1)} kB brotli.`);
  }
  return root + DEMONSTRATION.dist;
}

export async function serveDemonstration(
  folder: string,
  port: number,
): Promise<Deno.HttpServer<Deno.NetAddr>> {
  const handler = await staticHandler(folder, null);
  return Deno.serve({ port, hostname: "127.0.0.1", onListen: () => {} }, handler);
}

if (import.meta.main) {
  const folder = await buildDemonstration(Deno.args.includes("--quick") ? "quick" : "best");
  if (!Deno.args.includes("--build")) {
    const server = await serveDemonstration(folder, Number(Deno.env.get("PORT")) || DEFAULT_PORT);
    for (const signal of ["SIGINT", "SIGTERM"] as const) {
      Deno.addSignalListener(signal, () => void server.shutdown());
    }
    const { email, password } = DEMO_ACCOUNT;
    console.log(`Ready http://localhost:${server.addr.port}`);
    console.log(
      `Demonstration account, password ${password}:\n  ${email}\nOr register: it stays in the browser.`,
    );
    await server.finished;
    Deno.exit();
  }
}
