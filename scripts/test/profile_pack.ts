/**
 * Runs test files as pack.ts does, and writes their times into the file `PROFILE`: loading, and for each file set-up, tests,
 * and the part of both in which the process waited.
 */
import process from "node:process";
import { timesSpent } from "../../tests/support/time/preparation_times.ts";
import type { FileProfile } from "./profile.ts";

type Work = (...args: readonly unknown[]) => unknown;

const files = new Map<string, { -readonly [Key in keyof FileProfile]: FileProfile[Key] }>();
let current = "";

function counted(work: Work, part: "setUpMs" | "testsMs"): Work {
  const profile = files.get(current)!;
  return async (...args) => {
    const [begunAt, before] = [performance.now(), process.cpuUsage()];
    try {
      return await work(...args);
    } finally {
      const took = performance.now() - begunAt;
      const { user, system } = process.cpuUsage(before);
      profile[part] += took;
      profile.waitedMs += Math.max(0, took - (user + system) / 1000);
    }
  };
}

const withCounted = (args: readonly unknown[], part: "setUpMs" | "testsMs") =>
  args.map((each) => {
    if (typeof each === "function") return counted(each as Work, part);
    const isOptions = typeof each === "object" && each !== null && "fn" in each;
    return isOptions ? { ...each, fn: counted(each.fn as Work, part) } : each;
  });

const plain = Deno.test;
const test = (...args: readonly unknown[]) => (plain as unknown as Work)(...withCounted(args, "testsMs"));
for (const hook of ["beforeAll", "beforeEach", "afterAll", "afterEach"] as const) {
  Object.assign(test, {
    [hook]: (...args: readonly unknown[]) =>
      (plain[hook] as unknown as Work)(...withCounted(args, "setUpMs")),
  });
}
Object.defineProperty(Deno, "test", {
  value: Object.assign(test, { ignore: plain.ignore, only: plain.only }),
});

for (const file of Deno.args) {
  current = file;
  files.set(file, { file, setUpMs: 0, testsMs: 0, waitedMs: 0 });
  await import(new URL(`../../${file}`, import.meta.url).href);
}
const loadingMs = performance.now();

globalThis.addEventListener("unload", () => {
  const profile = { loadingMs, spentMs: timesSpent(), files: [...files.values()] };
  Deno.writeTextFileSync(Deno.env.get("PROFILE")!, JSON.stringify(profile));
});
