/** Reads `--env <file>`, in the format of systemd's EnvironmentFile. The environment takes precedence. */
import { readFileSync, statSync } from "node:fs";
import type { Environment } from "./read.ts";
import { SettingsRefused } from "./settings_refused.ts";

const FLAG = "--env";
const MAX_BYTES = 256 * 1024;

/** @throws {SettingsRefused} for a file that cannot be read, and for each line that is not a setting */
export function takeEnvironment(
  args: readonly string[],
  env: Environment,
): { readonly env: Environment; readonly args: readonly string[] } {
  const at = args.indexOf(FLAG);
  if (at < 0) return { env, args };
  const path = args[at + 1];
  if (!path) throw new SettingsRefused(`Cannot use ${FLAG}: expected the path of a file with settings`);
  return { env: { ...readEnvFile(path), ...env }, args: args.toSpliced(at, 2) };
}

function readEnvFile(path: string): Environment {
  const values: Record<string, string> = {};
  const faults: string[] = [];
  for (const [at, line] of textOf(path).split("\n").entries()) {
    if (/^\s*([#;]|$)/.test(line)) continue;
    const [, name, value = ""] = /^\s*([A-Za-z_]\w*)=(.*?)\s*$/.exec(line) ?? [];
    // The message leaves out the line, which may contain a secret.
    if (!name) faults.push(`Cannot use line ${at + 1} of ${path}: expected NAME=value`);
    else values[name] = /^(["'])(.*)\1$/.exec(value)?.[2] ?? value;
  }
  if (faults.length > 0) throw new SettingsRefused(faults.join("\n"));
  return values;
}

function textOf(path: string): string {
  try {
    if (statSync(path).size > MAX_BYTES) throw new Error(`it has more than ${MAX_BYTES} bytes`);
    return readFileSync(path, "utf8");
  } catch (error) {
    throw new SettingsRefused(`Cannot read ${path}: ${(error as Error).message}`);
  }
}
