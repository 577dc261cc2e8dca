/**
 * Builds the static app into `dist/` for this machine; does nothing when nothing changed. The code is the
 * same for every deployment: `--deploy deploy.json` writes `dist-deploy/` with that deployment's settings,
 * headers and recipes. `--start` is for `deno task start`, and first checks the server's settings. `--quick`
 * compresses quickly, for this machine and tests. `INSPECT=1` builds for developers:
 * src/app/developer_app.ts.
 */
import { readEnvironment } from "../server/settings/settings.ts";
import { readSettings } from "../server/settings/read.ts";
import { endIfRefused, SettingsRefused } from "../server/settings/settings_refused.ts";
import { pageFiles } from "./build/host_recipes.ts";
import { make } from "./build/make.ts";
import { reportOf } from "./build/report.ts";
import { APP, DEVELOPER_APP } from "./build/target.ts";
import { deploy } from "./deploy.ts";
import { configText, ON_THIS_MACHINE } from "./deploy/deployment.ts";
import { deploymentOf } from "./deploy/write.ts";

/** Reads only the settings that a build needs, because it may run on another machine than the server. */
function readBuildSettings() {
  const [INSPECT, COMMIT] = ["INSPECT", "COMMIT"].map((name) => Deno.env.get(name));
  const { values, faults } = readSettings({ INSPECT, COMMIT });
  if (faults.length > 0) throw new SettingsRefused(faults.join("\n"));
  return values;
}

async function build(isInspected: boolean): Promise<void> {
  const startedAt = performance.now();
  const extra = (page: string) => {
    const files = { "config.json": configText(ON_THIS_MACHINE), ...pageFiles(ON_THIS_MACHINE, page) };
    return Object.fromEntries(Object.entries(files).map(([name, text]) => [`dist/${name}`, text]));
  };
  const compression = Deno.args.includes("--quick") ? "quick" : "best";
  const made = await make(isInspected ? DEVELOPER_APP : APP, extra, compression);
  if (!made) return;
  console.log(reportOf(made.metafile, made.packed));
  console.log(`Built dist/ in ${((performance.now() - startedAt) / 1000).toFixed(1)} s.`);
}

if (import.meta.main) {
  await endIfRefused(async () => {
    if (Deno.args.includes("--start")) readEnvironment(Deno.env.toObject());
    const { INSPECT = false } = readBuildSettings();
    const isDeployed = Deno.args.includes("--deploy");
    // The file is read before the build, so that a wrong setting is reported at once.
    if (isDeployed) deploymentOf(Deno.args);
    await build(INSPECT);
    if (isDeployed) await deploy(Deno.args);
  });
}
