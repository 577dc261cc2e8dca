/**
 * Runs the test files that are named as arguments in one process: what they need is loaded once. A test file in its own
 * process loads all of it again, which costs most of them more than their tests.
 */
import { isAbsolute } from "node:path";

// One after the other: imported together, files that wait at their top level register features in another order each time.
for (const file of Deno.args) {
  await import(new URL(isAbsolute(file) ? file : `../../${file}`, import.meta.url).href);
}
