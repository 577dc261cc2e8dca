/**
 * Measures how the parsers of foreign text grow. Comparing two sizes of a text shows quadratic time on any
 * machine: twice the text may take twice the time, not four times.
 */
import assert from "node:assert/strict";
import { spellingsOf } from "../../../api/codes/spellings.ts";
import { parseAmount } from "../../../api/csv/amounts.ts";
import { Surveyor } from "../../../api/csv/assembly.ts";
import { MAX_CELL_CHARS, MAX_ROW_CHARS } from "../../../api/csv/bounds.ts";
import {
  parseCount,
  parseCountry,
  parseDay,
  parseEmail,
  parseIdentity,
  parseParagraphs,
  parseText,
} from "../../../api/csv/cells.ts";
import { signsOfDates, signsOfDecimals } from "../../../api/csv/evidence.ts";
import { createCsvParser } from "../../../api/csv/parser.ts";
import { IMPORT_FIELDS } from "../../../api/csv/plan.ts";
import { headerName } from "../../../api/csv/profile.ts";
import { rowReader } from "../../../api/csv/reader.ts";
import { escapeFormula, unescapeFormula } from "../../../api/csv/write.ts";
import { endOf, startOf } from "../../../api/time/dates.ts";
import { handlesIn, openHandle } from "../../../api/people/handles.ts";
import { searchValues } from "../../../api/search_values.ts";
import { phoneNumber } from "../../../api/inputs/people/profile.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { planOf } from "../../support/orders/plans.ts";

/** Beginnings, repeated middles and ends that make a careless regular expression try every split of the middle. */
const EMPTY_VALUES = ["", "$", "1", "'", "=", "a@", "1/1/2026 "];
const MIDDLES = [
  " ",
  "1",
  ",1",
  "1 ",
  ".",
  "'",
  "a",
  "@a",
  "a.",
  "\t",
  "\r\n",
  "é",
  "-",
  "9/",
  "st. ",
  "(1 ",
];
const ENDS = ["!", "", "1", "x@"];
const hostile = (chars: number): string[] =>
  EMPTY_VALUES.flatMap((begin) =>
    MIDDLES.flatMap((middle) =>
      ENDS.map((end) => begin + middle.repeat(Math.ceil(chars / middle.length)) + end)
    )
  );

const PARSERS: Readonly<Record<string, (given: string) => unknown>> = {
  amount: (given) => [parseAmount(given, 1, ".", "USD"), parseAmount(given, 1, ",", "USD")],
  text: (given) => parseText(given, 200),
  paragraphs: (given) => parseParagraphs(given, 2_000),
  identity: (given) => parseIdentity(given, 60),
  day: (given) => [parseDay(given, "mdy"), parseDay(given, "dmy", true), parseDay(given, "ymd")],
  count: (given) => [parseCount(given, 100, "."), parseCount(given, 100, ",", true)],
  country: parseCountry,
  email: parseEmail,
  "signs of decimals": (given) => signsOfDecimals([given]),
  "signs of dates": (given) => signsOfDates([given]),
  "header name": headerName,
  "formula": (given) => [escapeFormula(given), unescapeFormula(given)],
  "day of a filter": (given) => [startOf(given, "UTC"), endOf(given, "UTC")],
  mentions: (given) => [handlesIn(given), openHandle(given, given.length)],
  spellings: spellingsOf,
  "search values": searchValues,
  "telephone number": (given) => readInput(phoneNumber, given),
  "rows of a file": (given) => createCsvParser().push(`${given}\n"${given}`),
};

/** Measures work by the quickest of several runs: other load on the machine only makes a run slower. */
class Quickest {
  ms = Infinity;

  constructor(readonly work: () => void) {}

  /** Runs the work again. Returns the shortest time so far. */
  run(): number {
    const from = performance.now();
    this.work();
    return this.ms = Math.min(this.ms, performance.now() - from);
  }
}

const CHARS = 16_000;
/** Shorter times are too imprecise to compare. */
const NOTHING_MS = 3;
const FEW_RUNS = 5;
/** On a busy machine at least one of this many runs is undisturbed. */
const MAX_RUNS = 60;

/** Returns true once the longer text takes at most three times as long; measures again until then. */
function isInProportion(one: Quickest, two: Quickest): boolean {
  for (let run = 1; run <= MAX_RUNS; run++) {
    const [some, more] = [one.run(), two.run()];
    if (run >= FEW_RUNS && more < Math.max(NOTHING_MS, some * 3)) return true;
  }
  return false;
}

for (const [name, parse] of Object.entries(PARSERS)) {
  Deno.test(`twice the hostile text costs at most three times: ${name}`, () => {
    const [some, twice] = [hostile(CHARS), hostile(CHARS * 2)];
    for (const [at, given] of some.entries()) {
      const longer = twice[at] ?? "";
      // One quick run finds the suspects; only these are measured carefully.
      const from = performance.now();
      parse(longer);
      if (performance.now() - from < NOTHING_MS) continue;
      const [one, two] = [new Quickest(() => parse(given)), new Quickest(() => parse(longer))];
      assert.ok(
        isInProportion(one, two),
        `${JSON.stringify(given.slice(0, 12))}…: ${one.ms.toFixed(1)} ms, then ${two.ms.toFixed(1)} ms`,
      );
    }
  });
}

Deno.test("no cell longer than the limit passes the reader, in any column", () => {
  const plan = planOf([...IMPORT_FIELDS]);
  const long = " ".repeat(MAX_CELL_CHARS) + "!";
  for (const [position, field] of IMPORT_FIELDS.entries()) {
    const cells = IMPORT_FIELDS.map((_, at) => at === position ? long : "1");
    const found = rowReader(plan, "USD")({ line: 2, cells, broken: null });
    assert.deepEqual(found && !found.ok && found.refusals, [{ code: "tooLong", column: field }]);
  }
});

Deno.test("a long cell in an unmapped column refuses nothing", () => {
  const plan = planOf(["Order Number", "SKU", "Quantity", "Body HTML"]);
  const found = rowReader(plan, "USD")({
    line: 2,
    cells: ["1", "S", "2", "<p>".repeat(5_000)],
    broken: null,
  });
  assert.equal(found?.ok, true);
});

Deno.test("512 kB of the longest blank rows are surveyed quickly", () => {
  const plan = planOf(["Order Number", "SKU", "Quantity", "Price"]);
  const price = `$${" ".repeat(MAX_ROW_CHARS - 20)}!`;
  const rows = Array.from({ length: 8 }, (_, at) => ({
    line: at + 2,
    cells: [String(at), "S", "1", price],
    broken: null,
  }));
  const survey = () => {
    const surveyor = new Surveyor(rowReader(plan, "USD"));
    assert.equal(surveyor.take(rows), 8);
    assert.deepEqual(new Set(surveyor.finish().refusals.map(({ code }) => code)), new Set(["tooLong"]));
  };
  // Each cell alone once took seconds.
  const surveying = new Quickest(survey);
  for (let run = 0; run < MAX_RUNS && surveying.run() >= 200;) run++;
  assert.ok(surveying.ms < 200, `${surveying.ms} ms`);
});
