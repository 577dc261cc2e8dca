/** Maximum wait for the picture. main.tsx imports this module first, because nothing is painted while the other modules run. */
const MAX_MS = 40;

const early = globalThis.__early;
const tooLong = new Promise<void>((resolve) => setTimeout(resolve, early?.patienceMs ?? MAX_MS));
await Promise.race([early?.painted, tooLong]);
