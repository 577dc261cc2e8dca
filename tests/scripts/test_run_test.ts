import assert from "node:assert/strict";
import { countsOf, judge, lineOf, slowestOf } from "../../scripts/test/run.ts";
import { LONGEST, longestFirst, ordered } from "../../scripts/test/order.ts";
import { iconsOf } from "../../scripts/test/packed.ts";
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
  const all = await longestFirst([
    "--parallel",
    "tests/src",
    "tests/server",
    "tests/browser",
    "tests/contract_test.ts",
  ]);
  const names = all.slice(1).map((path) => path.slice(path.lastIndexOf("/") + 1));
  assert.equal(all[0], "--parallel");
  assert.equal(all.at(-1), "tests/contract_test.ts");
  assert.deepEqual(LONGEST.filter((name) => !names.includes(name)), []);
  assert.deepEqual(ordered(["b_test.ts", "kill_test.ts", "a_test.ts", "pages_test.ts"]), [
    "pages_test.ts",
    "kill_test.ts",
    "b_test.ts",
    "a_test.ts",
  ]);
});

Deno.test("what is packed for the tests of the DOM are the icons that the source takes", () => {
  const source =
    `import {\n  AddRegular,\n  DeleteRegular as Bin,\n  type FluentIcon,\n} from "@fluentui/react-icons";
import { Button } from "@fluentui/react-components";
import { SendRegular } from "@fluentui/react-icons";`;
  assert.deepEqual(iconsOf(source), ["AddRegular", "DeleteRegular", "SendRegular"]);
});
