/**
 * Imported before all other modules: nothing is painted while they run, so a picture that is about to come is awaited,
 * but not for long.
 */
const LONGEST_MS = 40;

const early = globalThis.__early;
const tooLong = new Promise<void>((resolve) => setTimeout(resolve, early?.patienceMs ?? LONGEST_MS));
await Promise.race([early?.painted, tooLong]);
