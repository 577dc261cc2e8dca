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
 * Deno runs every `beforeAll` of the process before the first test. One that throws would end the tests of all files, and
 * the errors of each `afterAll` would replace its own. So the other files go on, and its error is thrown at the end.
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

// One after the other: imported together, files that wait at their top level register features in another order each time.
for (const file of Deno.args) {
  current = file;
  await import(new URL(isAbsolute(file) ? file : `../../${file}`, import.meta.url).href);
}
