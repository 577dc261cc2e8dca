/**
 * Runs the test files that are named as arguments in one process: what they need is loaded once. A test file in a process for
 * itself loads all of it again, which costs most of them more than their tests.
 */
import { isAbsolute } from "node:path";

// One import of them all: Deno follows every import of a module again at each `import()`, which took two thirds of the loading.
const addresses = Deno.args.map((file) =>
  new URL(isAbsolute(file) ? file : `../../${file}`, import.meta.url).href
);
const source = addresses.map((address) => `import ${JSON.stringify(address)};`).join("\n");
await import(`data:text/javascript,${encodeURIComponent(source)}`);
