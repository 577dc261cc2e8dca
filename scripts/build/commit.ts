import { INPUTS, SINGLES } from "./stamp.ts";

async function git(root: string, ...args: string[]): Promise<string | null> {
  try {
    const command = new Deno.Command("git", { args, cwd: root, stdout: "piped", stderr: "null" });
    const { success, stdout } = await command.output();
    return success ? new TextDecoder().decode(stdout).trim() : null;
  } catch {
    // The machine has no git.
    return null;
  }
}

/**
 * Returns the commit of `COMMIT` or of git; with a `+` if the sources differ from that commit; `dev` if the commit is
 * unknown.
 * @param given `COMMIT` of the environment, for sources without a git history
 */
export async function commitOf(root: string, given: string | undefined): Promise<string> {
  if (given && /^[0-9a-z]{4,40}$/i.test(given)) return given.slice(0, 7);
  const head = await git(root, "rev-parse", "--short=7", "HEAD");
  if (!head) return "dev";
  const changed = await git(root, "status", "--porcelain", "--", ...INPUTS, ...SINGLES);
  return changed === "" ? head : `${head}+`;
}
