/**
 * `deno task deploy deploy.json` writes `dist-deploy/` from the output of `task build`: the app, headers and recipes of one
 * deployment.
 */
import { endIfRefused } from "../server/settings/settings_refused.ts";
import { deploymentOf, writeDeployment } from "./deploy/write.ts";

/** @throws {SettingsRefused} */
export async function deploy(args: readonly string[]): Promise<void> {
  const deployment = deploymentOf(args);
  const recipes = await writeDeployment(deployment);
  console.log(`Wrote dist-deploy/ for ${deployment.app}: app/ for its host, and ${recipes.join(", ")}.`);
}

if (import.meta.main) await endIfRefused(() => deploy(Deno.args));
