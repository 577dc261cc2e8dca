/**
 * Runs the test files that are named as arguments in one process, so that shared modules are loaded only once. For most
 * files, loading these takes longer than the tests.
 */
import { isAbsolute } from "node:path";

type Hook = () => void | Promise<void>;

const { beforeAll, afterAll } = Deno.test;
let current = "";
const setUpErrors = new Map<string, Error>();

// Deno runs the `afterAll` that is registered first as the last one.
afterAll(() => {
  for (const error of setUpErrors.values()) throw error;
});

/**
 * Deno runs every `beforeAll` of the process before the first test. A `beforeAll` that throws would end the tests of all
 * files, and errors of `afterAll` would hide its error. So the other files still run, and the error is thrown at the end.
 */
Object.assign(Deno.test, {
  beforeAll(setUp: Hook) {
    const file = current;
    beforeAll(async () => {
      try {
        await setUp();
      } catch (cause) {
        setUpErrors.set(file, new Error(`The set-up of ${file} failed`, { cause }));
      }
    });
  },
  afterAll(tearDown: Hook) {
    const file = current;
    afterAll(async () => {
      if (!setUpErrors.has(file)) await tearDown();
    });
  },
});

// The files are imported one after the other. Together, files with a top-level await would register features in a random
// order.
for (const file of Deno.args) {
  current = file;
  await import(new URL(isAbsolute(file) ? file : `../../${file}`, import.meta.url).href);
}
