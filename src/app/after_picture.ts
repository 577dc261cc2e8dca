/**
 * Stands before all that the app is made of: while its code runs nothing is painted, so a picture that is about to come is
 * waited for, but not for long.
 */
const LONGEST_MS = 40;

const early = globalThis.__early;
const tooLong = new Promise<void>((resolve) => setTimeout(resolve, early?.patienceMs ?? LONGEST_MS));
await Promise.race([early?.painted, tooLong]);
