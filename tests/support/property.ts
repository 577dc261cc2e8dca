/**
 * Starts property tests from a fixed seed, so that each run is the same; the soak draws a new seed.
 * `PROPERTY_SEED` repeats a failure with the seed that fast-check prints as `seed`.
 */
import fc from "fast-check";
import { isSoak } from "./soak.ts";

const USUAL_SEED = 20_261_101;
const seedText = Deno.env.get("PROPERTY_SEED");

if (seedText !== undefined || !isSoak) {
  fc.configureGlobal({ seed: seedText === undefined ? USUAL_SEED : Number(seedText) });
}

export { fc };
