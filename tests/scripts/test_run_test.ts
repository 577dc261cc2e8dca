import assert from "node:assert/strict";
import { chooseWithin, distancesFrom, importsOf } from "../../scripts/test/changed_tests.ts";
import { countsOf, failedTestsIn, judge, lineOf, slowestOf, sumOf } from "../../scripts/test/counts.ts";
import { FOLDERS, GROUPS, onPostgres, refusalOf, SOAK } from "../../scripts/test/groups.ts";
import { jobsOf } from "../../scripts/test/job.ts";
import { EXCLUSIVE_FILES, filesUnder, packsOf, secondsOf } from "../../scripts/test/order.ts";
import { iconsOf, removeOthers } from "../../scripts/test/package_bundles.ts";
import { profileLines, timesOf } from "../../scripts/test/profile.ts";
import { takeNextJob } from "../../scripts/test/run.ts";
import { linesOf } from "../../scripts/test/transition_coverage.ts";

const report = (suites: string) => `<?xml version="1.0"?><testsuites name="deno test">${suites}</testsuites>`;
const GREEN = report(
  '<testsuite name="a" tests="3" disabled="1" errors="0" failures="0"></testsuite>' +
    '<testsuite name="b" tests="4" disabled="0" errors="0" failures="0"></testsuite>',
);
const RED = report('<testsuite name="a" tests="2" disabled="0" errors="0" failures="1"></testsuite>');

Deno.test("the counts of all suites are added up, ignored tests separately", () => {
  assert.deepEqual(countsOf(GREEN), { passed: 6, failed: 0, skipped: 1 });
  assert.deepEqual(countsOf(RED), { passed: 1, failed: 1, skipped: 0 });
});

Deno.test("every file and folder that a group of tests names exists", async () => {
  const named = [...GROUPS, ...SOAK, onPostgres(1)].flatMap(({ files = [], without = [], loadsFirst = [] }) =>
    [files, without, loadsFirst].flat()
  );
  const exclusive = EXCLUSIVE_FILES.map((end) => `tests/${end}`);
  for (const path of [...FOLDERS, ...named, ...exclusive]) {
    await assert.doesNotReject(Deno.stat(new URL(`../../${path}`, import.meta.url)), path);
  }
});

Deno.test("words of paths are refused if one matches nothing or names a check, so that nothing is left out unseen", () => {
  const files = ["tests/language_test.ts", "tests/server/money/tax/tax_test.ts"];
  assert.equal(refusalOf(["language", "money"], files), null);
  assert.equal(refusalOf(["language", "tacks"], files), "No group and no test file matches tacks.");
  assert.equal(refusalOf(["types", "language"], files), "Run types apart from words of paths.");
});

Deno.test("the slowest test files are named, quick ones are not", () => {
  const suite = (name: string, ...times: number[]) =>
    `<testsuite name="${name}">${
      times.map((time) => `<testcase name="a" time="${time}"></testcase>`).join("")
    }</testsuite>`;
  const all = report(suite("quick", 0.1) + suite("slow", 3, 4.5) + suite("slowest", 20));
  assert.deepEqual(slowestOf(all), [{ file: "slowest", seconds: 20 }, { file: "slow", seconds: 7.5 }]);
  assert.deepEqual(slowestOf(all, 1).map(({ file }) => file), ["slowest"]);
  assert.deepEqual(slowestOf(""), []);
});

Deno.test("a group that runs no test fails", () => {
  assert.equal(judge("tests", true, "").failed, 1);
  assert.equal(judge("tests", true, report('<testsuite tests="2" disabled="2" failures="0">')).failed, 1);
  assert.equal(judge("tests", true, GREEN).failed, 0);
});

Deno.test("a bad exit code is a failure even when every reported test passed", () => {
  assert.equal(judge("tests", false, GREEN).failed, 1);
  assert.equal(judge("tests", false, RED).failed, 1);
  assert.deepEqual(judge("check", false, ""), { passed: 0, failed: 1, skipped: 0 });
});

Deno.test("the last line names skipped tests only if there are some", () => {
  assert.equal(lineOf({ passed: 5, failed: 0, skipped: 0 }), "5 passed, 0 failed");
  assert.equal(lineOf({ passed: 5, failed: 1, skipped: 2 }), "5 passed, 1 failed, 2 skipped");
});

Deno.test("C7 transitions that no test walked are named", () => {
  const ways = ["a/event/go/0", "a/always//0"];
  assert.deepEqual(linesOf([{ id: "lamp", ways, walked: new Set(ways) }]), ["   lamp 2/2"]);
  assert.deepEqual(linesOf([{ id: "lamp", ways, walked: new Set(["a/event/go/0", "another"]) }]), [
    "   lamp 1/2",
    "      not walked: a/always//0",
  ]);
});

const TIMES_URL = new URL("../../scripts/test/times.json", import.meta.url);
const measured = JSON.parse(Deno.readTextFileSync(TIMES_URL)) as Readonly<Record<string, number>>;
const byTime = Object.keys(measured).toSorted((one, other) => measured[other]! - measured[one]!);

Deno.test("every test file in the stored times exists, and so does each one with its own process", async () => {
  const all = await filesUnder("tests");
  assert.deepEqual(Object.keys(measured).filter((file) => !all.includes(file)), []);
  assert.deepEqual(EXCLUSIVE_FILES.filter((end) => !all.some((path) => path.endsWith(end))), []);
});

Deno.test("files are assigned to packs by their seconds, each once; a file that changes shared state has its own pack", () => {
  const alone = `tests/${EXCLUSIVE_FILES[1]}`;
  const [longest = "", long = ""] = byTime;
  assert.ok(secondsOf(longest) > secondsOf("tests/a_test.ts"));
  assert.deepEqual(packsOf(["tests/a_test.ts", "tests/b_test.ts", alone, long, longest], 2), [
    [longest],
    ["tests/a_test.ts", "tests/b_test.ts", long],
    [alone],
  ]);
  assert.deepEqual(packsOf(["a_test.ts"], 3), [["a_test.ts"]]);
});

Deno.test("a failing test is named with its file", () => {
  const failing = '<testsuite name="./a_test.ts" tests="2"><testcase name="passes" time="1"></testcase>' +
    '<testcase name="fails" time="1"><failure message="no">text</failure></testcase></testsuite>';
  assert.deepEqual(failedTestsIn(report(failing)), ["fails (./a_test.ts)"]);
  assert.deepEqual(failedTestsIn(GREEN), []);
});

Deno.test("a change selects tests over imports, lazy imports and workers, the nearest and shortest first", () => {
  assert.deepEqual(
    importsOf(
      "src/a/b.ts",
      'import { x } from "../c.ts"; await import("./d.tsx"); new URL("./w.ts", import.meta.url);',
    ),
    ["src/c.ts", "src/a/d.tsx", "src/a/w.ts"],
  );
  const imports = new Map([
    ["api/money.ts", []],
    ["server/pay.ts", ["api/money.ts"]],
    ["tests/far_test.ts", ["server/pay.ts"]],
    ["tests/near_test.ts", ["api/money.ts"]],
    ["tests/slow_test.ts", ["api/money.ts"]],
    ["tests/other_test.ts", ["server/ship.ts"]],
  ]);
  const distances = distancesFrom(["api/money.ts"], imports);
  const seconds = (file: string) => file.includes("slow") ? 4 : 1;
  assert.deepEqual(chooseWithin(distances, 5, seconds), {
    files: ["tests/near_test.ts", "tests/slow_test.ts"],
    left: ["tests/far_test.ts"],
  });
  assert.deepEqual(chooseWithin(distancesFrom(["tests/slow_test.ts"], imports), 1, seconds), {
    files: ["tests/slow_test.ts"],
    left: [],
  });
});

Deno.test("a profile shows where the time of a group went, and names its slowest files", () => {
  const pack = {
    loadingMs: 2000,
    spentMs: { browsers: 1000 },
    files: [{ file: "tests/a_test.ts", setUpMs: 500, testsMs: 2500, waitedMs: 1000 }],
  };
  const groups = [{ name: "unit", seconds: 10, packs: [pack] }];
  const lines = profileLines(groups);
  assert.match(lines[1]!, /^unit +10\.0 +2\.0 +0\.5 +2\.5 +1\.0$/);
  assert.ok(lines.some((line) => /^loading +2\.0 +20\.0 %$/.test(line)), lines.join("\n"));
  assert.ok(lines.some((line) => /^browsers +1\.0 +10\.0 %$/.test(line)));
  assert.match(lines.at(-1)!, /0\.5 +2\.5 +1\.0 {2}tests\/a_test\.ts$/);
  assert.deepEqual(timesOf(groups), { "tests/a_test.ts": 3 });
});

Deno.test("the tests' own import map has each package in the app's version, and their settings are the app's", () => {
  const read = (path: string) => JSON.parse(Deno.readTextFileSync(new URL(`../../${path}`, import.meta.url)));
  const [app, tests] = [read("import_map.json").imports, read("tests/import_map.json").imports];
  for (const name of Object.keys(app)) assert.equal(tests[name], app[name], `tests/import_map.json: ${name}`);
  const { importMap: _, lock: __, ...settings } = read("deno.test.json");
  const own = read("deno.json");
  for (const name of Object.keys(settings)) {
    assert.deepEqual(settings[name], own[name], `deno.test.json: ${name}`);
  }
});

Deno.test("every test file is in one pack of one group, except those that the smoke run repeats", async () => {
  const groups = GROUPS.filter(({ postgres }) => !postgres);
  const jobs = await Promise.all(groups.map((group) => jobsOf(group)));
  const run = jobs.flat().flatMap(({ files }) => files);
  assert.deepEqual(run.toSorted(), await filesUnder("tests"));
});

Deno.test("while a group waits for another one, later groups go first", () => {
  const [build, browser, unit] = [{ name: "build" }, { name: "browser", after: "build" }, { name: "unit" }]
    .map((group) => ({ group: { ...group, kind: "tests" as const, args: [] } }));
  const queue = [browser!, unit!];
  assert.equal(takeNextJob(queue, (name) => name !== build!.group.name), unit);
  assert.equal(takeNextJob(queue, () => false), undefined);
  assert.equal(takeNextJob(queue, () => true), browser);
  assert.deepEqual(queue, []);
});

Deno.test("counts of several processes are summed", () => {
  assert.deepEqual(sumOf([countsOf(GREEN), countsOf(RED)]), { passed: 7, failed: 1, skipped: 1 });
});

Deno.test("the packed modules of DOM tests are kept in one version", async () => {
  const cache = await Deno.makeTempDir();
  const [old, now] = ["packed-0123456789abcdef", "packed-fedcba9876543210"];
  for (const name of [old, now, "chromium-1"]) await Deno.mkdir(`${cache}/${name}`);
  await removeOthers(cache, now.slice(7));
  const left = [...Deno.readDirSync(cache)].map(({ name }) => name);
  assert.deepEqual(left.sort(), ["chromium-1", now]);
  await Deno.remove(cache, { recursive: true });
});

Deno.test("the packed modules of DOM tests have only the icons that the source uses", () => {
  const source =
    `import {\n  AddRegular,\n  DeleteRegular as Bin,\n  type FluentIcon,\n} from "@fluentui/react-icons";
import { Button } from "@fluentui/react-components";
import { SendRegular } from "@fluentui/react-icons";`;
  assert.deepEqual(iconsOf(source), ["AddRegular", "DeleteRegular", "SendRegular"]);
});

Deno.test("every property test uses the common seed: no test imports fast-check directly", async () => {
  const files = await filesUnder("tests");
  assert.ok(files.length > 500, "the tests are found");
  const own = files.filter((file) => /^import .* from "fast-check"/m.test(Deno.readTextFileSync(file)));
  assert.deepEqual(own, []);
});

Deno.test("a set-up that fails is reported with its error, and the other files of its process still run", async () => {
  const folder = await Deno.makeTempDir();
  const hooks = (setUp: string) => `
    Deno.test.beforeAll(() => { ${setUp} });
    Deno.test.afterAll(() => { throw new Error("torn down without a stage"); });`;
  const [broken, sound] = [`${folder}/broken.ts`, `${folder}/sound.ts`];
  await Deno.writeTextFile(broken, hooks(`throw new Error("no such package");`));
  await Deno.writeTextFile(sound, `Deno.test("a test of another file", () => {});`);
  const { success, stdout, stderr } = await new Deno.Command(Deno.execPath(), {
    args: ["test", "--config", "deno.test.json", "--no-check", "--allow-read", "scripts/test/pack.ts", "--"]
      .concat(broken, sound),
    env: { NO_COLOR: "1" },
  }).output();
  await Deno.remove(folder, { recursive: true });
  const output = new TextDecoder().decode(stdout) + new TextDecoder().decode(stderr);
  assert.equal(success, false);
  assert.match(output, /The set-up of .+broken\.ts failed/);
  assert.match(output, /no such package/);
  assert.match(output, /a test of another file \.\.\. ok/);
  assert.doesNotMatch(output, /torn down/);
});
