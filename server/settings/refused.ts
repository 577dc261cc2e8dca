/** The end of a program whose settings cannot be used. */

/** One line for each fault. */
export class SettingsRefused extends Error {
  override readonly name = "SettingsRefused";
}

/** EX_CONFIG of sysexits.h: to start again does not help. */
export const CONFIG_EXIT = 78;

/** Runs the work of a program, which ends with its sentences where settings are refused. */
export async function endIfRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    console.error(error.message);
    Deno.exit(CONFIG_EXIT);
  }
}
