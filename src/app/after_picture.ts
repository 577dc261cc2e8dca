/** Imported first, since nothing is painted while modules run: waits briefly for a picture. */
const MAX_MS = 40;

const early = globalThis.__early;
const tooLong = new Promise<void>((resolve) => setTimeout(resolve, early?.patienceMs ?? MAX_MS));
await Promise.race([early?.painted, tooLong]);
