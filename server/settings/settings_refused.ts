/** One line for each fault. */
export class SettingsRefused extends Error {
  override readonly name = "SettingsRefused";
}

/** EX_CONFIG of sysexits.h: another start does not help. */
export const CONFIG_EXIT = 78;

/** Ends a program with its sentences if settings are refused. */
export async function endIfRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    console.error(error.message);
    Deno.exit(CONFIG_EXIT);
  }
}
