/**
 * Property tests begin from one seed, so that a run shows the same every time and a landing is no lottery; the soak
 * draws a new one. What failed is run again with `PROPERTY_SEED`, which fast-check names as `seed`.
 */
import fc from "fast-check";
import { isSoak } from "./soak.ts";

const USUAL_SEED = 20_261_101;
const asked = Deno.env.get("PROPERTY_SEED");

if (asked !== undefined || !isSoak) {
  fc.configureGlobal({ seed: asked === undefined ? USUAL_SEED : Number(asked) });
}

export { fc };
