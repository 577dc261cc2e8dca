/**
 * The test files that are named as arguments, in one process: what they need is loaded once. A test file of its own
 * process loads all of it anew, which costs most of them more than their tests.
 */
for (const file of Deno.args) await import(new URL(`../../${file}`, import.meta.url).href);
