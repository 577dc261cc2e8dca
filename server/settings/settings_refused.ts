/** Thrown for wrong settings, with one line for each fault. */
export class SettingsRefused extends Error {
  override readonly name = "SettingsRefused";
}

/** The exit code EX_CONFIG of sysexits.h, which means that another start does not help. */
export const CONFIG_EXIT = 78;

/** Ends the program with the sentences of the error if settings are refused. */
export async function endIfRefused(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof SettingsRefused)) throw error;
    console.error(error.message);
    Deno.exit(CONFIG_EXIT);
  }
}
