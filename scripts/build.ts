/**
 * Builds the static app into `dist/`, and what each kind of host needs to serve it. Does nothing when nothing
 * changed. `--quick` compresses quickly: for tests, which want no small files. `API_URL`, `LOGIN_URL`, `REGISTER_URL`, `APP_NAME`, `CURRENCY` and `TIME_ZONE` go into `config.json`
 * and the headers only, `COMMIT` (else git's) into the page: the code is the same for every deployment. `INSPECT=1` builds
 * for developers: src/app/inspected.ts.
 */
import { hostingFiles } from "./build/hosting.ts";
import { make } from "./build/make.ts";
import { reportOf } from "./build/report.ts";
import { APP, INSPECTED } from "./build/target.ts";

/** The settings of one deployment, as `config.json` says them. */
function configOf(env: (name: string) => string | undefined) {
  return {
    api: env("API_URL") || "http://localhost:8000/api",
    login: env("LOGIN_URL") || "http://localhost:8001/",
    register: env("REGISTER_URL") || "http://localhost:8001/register",
    name: env("APP_NAME") || "Pressdock",
    currency: env("CURRENCY") || "USD",
    timeZone: env("TIME_ZONE") || "UTC",
  };
}

if (import.meta.main) {
  const startedAt = performance.now();
  const config = configOf((name) => Deno.env.get(name));
  const made = await make(Deno.env.get("INSPECT") === "1" ? INSPECTED : APP, (page) => ({
    "dist/config.json": JSON.stringify(config, null, 2) + "\n",
    ...hostingFiles(config.api, page),
  }), Deno.args.includes("--quick") ? "quick" : "best");
  if (made) {
    console.log(reportOf(made.metafile, made.packed));
    console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
  }
}
