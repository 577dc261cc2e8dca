import assert from "node:assert/strict";
import { countsOf, judge, lineOf, slowestOf, sumOf } from "../../scripts/test/counts.ts";
import { GROUPS } from "../../scripts/test/groups.ts";
import { jobsOf } from "../../scripts/test/job.ts";
import { ALONE, filesUnder, LONGEST, ordered, packsOf } from "../../scripts/test/order.ts";
import { iconsOf, removeOthers } from "../../scripts/test/packed.ts";
import { nextOf } from "../../scripts/test/run.ts";
import { linesOf } from "../../scripts/test/walked.ts";

const report = (suites: string) => `<?xml version="1.0"?><testsuites name="deno test">${suites}</testsuites>`;
const GREEN = report(
  '<testsuite name="a" tests="3" disabled="1" errors="0" failures="0"></testsuite>' +
    '<testsuite name="b" tests="4" disabled="0" errors="0" failures="0"></testsuite>',
);
const RED = report('<testsuite name="a" tests="2" disabled="0" errors="0" failures="1"></testsuite>');

Deno.test("the counts of all suites are added up, ignored tests apart", () => {
  assert.deepEqual(countsOf(GREEN), { passed: 6, failed: 0, skipped: 1 });
  assert.deepEqual(countsOf(RED), { passed: 1, failed: 1, skipped: 0 });
});

Deno.test("the files whose tests took longest are named, those that are quick are not", () => {
  const suite = (name: string, ...times: number[]) =>
    `<testsuite name="${name}">${
      times.map((time) => `<testcase name="a" time="${time}"></testcase>`).join("")
    }</testsuite>`;
  const all = report(suite("quick", 0.1) + suite("slow", 3, 4.5) + suite("slowest", 20));
  assert.deepEqual(slowestOf(all), [{ file: "slowest", seconds: 20 }, { file: "slow", seconds: 7.5 }]);
  assert.deepEqual(slowestOf(all, 1).map(({ file }) => file), ["slowest"]);
  assert.deepEqual(slowestOf(""), []);
});

Deno.test("a group that ran no test has failed", () => {
  assert.equal(judge("tests", true, "").failed, 1);
  assert.equal(judge("tests", true, report('<testsuite tests="2" disabled="2" failures="0">')).failed, 1);
  assert.equal(judge("tests", true, GREEN).failed, 0);
});

Deno.test("a bad exit is a failure even when every test of the report passed", () => {
  assert.equal(judge("tests", false, GREEN).failed, 1);
  assert.equal(judge("tests", false, RED).failed, 1);
  assert.deepEqual(judge("check", false, ""), { passed: 0, failed: 1, skipped: 0 });
});

Deno.test("the last line names skipped tests only where there are some", () => {
  assert.equal(lineOf({ passed: 5, failed: 0, skipped: 0 }), "5 passed, 0 failed");
  assert.equal(lineOf({ passed: 5, failed: 1, skipped: 2 }), "5 passed, 1 failed, 2 skipped");
});

Deno.test("C7 the ways that nobody walked are said by name", () => {
  const ways = ["a/event/go/0", "a/always//0"];
  assert.deepEqual(linesOf([{ id: "lamp", ways, walked: new Set(ways) }]), ["   lamp 2/2"]);
  assert.deepEqual(linesOf([{ id: "lamp", ways, walked: new Set(["a/event/go/0", "another"]) }]), [
    "   lamp 1/2",
    "      not walked: a/always//0",
  ]);
});

Deno.test("files that take long begin first, the others keep their order, and each that is named is there", async () => {
  const all = (await Promise.all(["tests/src", "tests/server", "tests/browser"].map(filesUnder))).flat();
  const names = all.map((path) => path.slice(path.lastIndexOf("/") + 1));
  assert.deepEqual(LONGEST.filter((name) => !names.includes(name)), []);
  assert.deepEqual(ALONE.filter((end) => !all.some((path) => path.endsWith(end))), []);
  const [longest = "", long = ""] = LONGEST;
  assert.deepEqual(ordered(["b_test.ts", long, "a_test.ts", longest]), [
    longest,
    long,
    "b_test.ts",
    "a_test.ts",
  ]);
});

Deno.test("files are dealt to packs, each once; what changes what others share has a pack of its own", () => {
  const alone = `tests/${ALONE[0]}`;
  const [long = ""] = LONGEST;
  assert.deepEqual(packsOf(["a_test.ts", "b_test.ts", alone, long], 2), [
    [alone],
    [long, "b_test.ts"],
    ["a_test.ts"],
  ]);
  assert.deepEqual(packsOf(["a_test.ts"], 3), [["a_test.ts"]]);
});

Deno.test("every file of tests is in one pack of one group, but for what the smoke run does again", async () => {
  const jobs = await Promise.all(GROUPS.filter(({ name }) => name !== "postgres").map(jobsOf));
  const run = jobs.flat().flatMap(({ files }) => files);
  assert.deepEqual(run.toSorted(), await filesUnder("tests"));
});

Deno.test("a group that waits for another one lets those behind it go first, until that is over", () => {
  const [build, browser, unit] = [{ name: "build" }, { name: "browser", after: "build" }, { name: "unit" }]
    .map((group) => ({ group: { ...group, kind: "tests" as const, args: [] } }));
  const queue = [browser!, unit!];
  assert.equal(nextOf(queue, (name) => name !== build!.group.name), unit);
  assert.equal(nextOf(queue, () => false), undefined);
  assert.equal(nextOf(queue, () => true), browser);
  assert.deepEqual(queue, []);
});

Deno.test("counts of several processes are one sum", () => {
  assert.deepEqual(sumOf([countsOf(GREEN), countsOf(RED)]), { passed: 7, failed: 1, skipped: 1 });
});

Deno.test("what is packed for the tests of the DOM is kept in one version", async () => {
  const cache = await Deno.makeTempDir();
  const [old, now] = ["packed-0123456789abcdef", "packed-fedcba9876543210"];
  for (const name of [old, now, "chromium-1"]) await Deno.mkdir(`${cache}/${name}`);
  await removeOthers(cache, now.slice(7));
  const left = [...Deno.readDirSync(cache)].map(({ name }) => name);
  assert.deepEqual(left.sort(), ["chromium-1", now]);
  await Deno.remove(cache, { recursive: true });
});

Deno.test("what is packed for the tests of the DOM are the icons that the source takes", () => {
  const source =
    `import {\n  AddRegular,\n  DeleteRegular as Bin,\n  type FluentIcon,\n} from "@fluentui/react-icons";
import { Button } from "@fluentui/react-components";
import { SendRegular } from "@fluentui/react-icons";`;
  assert.deepEqual(iconsOf(source), ["AddRegular", "DeleteRegular", "SendRegular"]);
});

Deno.test("every property begins from the seed of the house: no test takes fast-check itself", async () => {
  const files = await filesUnder("tests");
  assert.ok(files.length > 500, "the tests are found");
  const own = files.filter((file) => /^import .* from "fast-check"/m.test(Deno.readTextFileSync(file)));
  assert.deepEqual(own, []);
});
