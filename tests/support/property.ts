/**
 * Begins property tests from one seed, so that each run is the same; the soak draws a new one. A failure is repeated with
 * `PROPERTY_SEED`, which fast-check names as `seed`.
 */
import fc from "fast-check";
import { isSoak } from "./soak.ts";

const USUAL_SEED = 20_261_101;
const seedText = Deno.env.get("PROPERTY_SEED");

if (seedText !== undefined || !isSoak) {
  fc.configureGlobal({ seed: seedText === undefined ? USUAL_SEED : Number(seedText) });
}

export { fc };
