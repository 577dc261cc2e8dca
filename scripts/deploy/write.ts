/** Writes `dist-deploy/`: the built app with the settings and headers of one deployment, and recipes for its hosts. */
import { hostingFiles, pageFiles } from "../build/host_recipes.ts";
import { SettingsRefused } from "../../server/settings/settings_refused.ts";
import { configText, type Deployment, readDeployment } from "./deployment.ts";
import { envFile } from "./env_file.ts";

const root = decodeURIComponent(new URL("../../", import.meta.url).pathname);
const DEPLOYED = "dist-deploy";
const MAX_BYTES = 64 * 1024;

const LOCAL = "--local";

/** @param args path of `deploy.json`, and `--local` for a deployment on this machine @throws {SettingsRefused} */
export function deploymentOf(args: readonly string[]): Deployment {
  const path = args.find((each) => !each.startsWith("--"));
  if (!path) throw new SettingsRefused("Name the description of the deployment, such as deploy.json");
  return readDeployment(textOf(path), args.includes(LOCAL));
}

function textOf(path: string): string {
  try {
    if (Deno.statSync(path).size > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES} bytes`);
    return Deno.readTextFileSync(path);
  } catch (error) {
    throw new SettingsRefused(`Cannot read ${path}: ${(error as Error).message}`);
  }
}

/** Returns true for files to leave out: each deployment writes them, or only the build needs them. */
const isOwn = (name: string): boolean => /^([._]|config\.json)/.test(name);

async function copy(from: string, to: string): Promise<void> {
  await Deno.mkdir(to, { recursive: true });
  for await (const { name, isDirectory } of Deno.readDir(from)) {
    if (isDirectory) await copy(`${from}/${name}`, `${to}/${name}`);
    else await Deno.copyFile(`${from}/${name}`, `${to}/${name}`);
  }
}

async function readPages(folder: string): Promise<string> {
  const names = (await Array.fromAsync(Deno.readDir(folder))).map(({ name }) => name)
    .filter((name) => name.endsWith(".html")).sort();
  return (await Promise.all(names.map((name) => Deno.readTextFile(`${folder}/${name}`)))).join("");
}

interface Folders {
  readonly from: string;
  /** Folder to write to; its former contents are removed. */
  readonly to: string;
}

/** Returns the names of the recipes, which are written next to `app/`. */
export async function writeDeployment(
  deployment: Deployment,
  { from, to }: Folders = { from: `${root}dist`, to: root + DEPLOYED },
): Promise<readonly string[]> {
  const page = await readPages(from).catch((error) => {
    if (!(error instanceof Deno.errors.NotFound)) throw error;
    throw new SettingsRefused(`There is no ${from}: run deno task build first`);
  });
  await Deno.remove(to, { recursive: true }).catch(() => {});
  await copy(from, `${to}/app`);
  for await (const { name } of Deno.readDir(`${to}/app`)) {
    if (isOwn(name)) await Deno.remove(`${to}/app/${name}`);
  }
  const app = { "config.json": configText(deployment), ...pageFiles(deployment, page) };
  const recipes = { ...hostingFiles(deployment, page), "pressdock.env": envFile(deployment) };
  for (const [name, text] of Object.entries(app)) await Deno.writeTextFile(`${to}/app/${name}`, text);
  for (const [name, text] of Object.entries(recipes)) await Deno.writeTextFile(`${to}/${name}`, text);
  return Object.keys(recipes);
}
