/**
 * Measures speed. Each figure is compared with a baseline of the same run, because only ratios within a run
 * are comparable. `deno task bench api load` runs two sections, `load:screens` a part of one
 * (bench/sections.ts). `BENCH_ENGINE=postgres` measures boxes, cases, checklist, import, export, figures,
 * large and million on Postgres; `api:postgres`, scan and move measure both engines, processes only Postgres.
 */
import { endChildrenOnSignals } from "./bench/child.ts";
import { measurementOf, SECTIONS } from "./bench/sections.ts";

endChildrenOnSignals();
const names = Deno.args.length > 0 ? Deno.args : Object.keys(SECTIONS);
// All names are looked up before the first section runs, so that a misspelled one is reported at once.
const measurements = names.map(measurementOf);
for (const measure of measurements) await measure();
Deno.exit(0);
