import assert from "node:assert/strict";
import type { InferOutput } from "valibot";
import type { LocationInput } from "../../../../api/generated/schema.ts";
import { locationInput } from "../../../../api/inputs/catalogue/location.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { MAX_HOLIDAYS } from "../../../../api/catalogue/locations.ts";

const isAccepted: InferOutput<typeof locationInput> extends LocationInput ? true : false = true;
const isWhole: keyof LocationInput extends keyof InferOutput<typeof locationInput> ? true : false = true;

function outcome(input: unknown): unknown {
  const read = readInput(locationInput, input);
  return read.ok ? read.value : read.problems.map(({ path, code }) => `${path} ${code}`);
}

/** Returns consecutive days from the first day of a leap year on. */
const days = (count: number) =>
  Array.from({ length: count }, (_, at) => new Date(Date.UTC(2028, 0, 1 + at)).toISOString().slice(0, 10));

Deno.test("the location's schema gives the generated input type", () => {
  assert.ok(isAccepted && isWhole);
});

Deno.test("S2.26 all problems of a location are reported at once, with their paths", () => {
  assert.deepEqual(
    outcome({
      code: "MAIN 1",
      name: " ",
      type: "castle",
      country: "Atlantis",
      time_zone: "Europe/Ulm",
      workdays: ["Mo", "Monday"],
      cut_off_min: 1_440,
      holidays: ["2027-02-29"],
      steps: ["qc", "gilding"],
      methods: ["dtg", "dtg", "dtg", "dtg", "dtg"],
      carriers: ["Pigeon"],
      capacity_day: -1,
      priority: 0.5,
      status: "Asleep",
    }),
    [
      "code badCode",
      "name required",
      "type unknown",
      "country badCountry",
      "time_zone badTimeZone",
      "workdays.1 unknown",
      "cut_off_min badTime",
      "holidays.0 badDate",
      "steps.1 unknown",
      "methods tooMany",
      "carriers.0 unknown",
      "capacity_day badNumber",
      "priority badNumber",
      "status unknown",
    ],
  );
});

Deno.test("a code is in capitals; each holiday appears once and in order, however it is written", () => {
  assert.deepEqual(outcome({ code: " dng-2 ", holidays: ["25-12-2026", "2026-01-01", "2026-12-25"] }), {
    code: "DNG-2",
    holidays: ["2026-01-01", "2026-12-25"],
  });
  for (const code of ["-A", "A-", "A--B", "Ä1", "A_1", "x".repeat(17)]) {
    assert.ok(Array.isArray(outcome({ code })), code);
  }
});

Deno.test("a location has a limited number of holidays", () => {
  assert.deepEqual(outcome({ holidays: days(MAX_HOLIDAYS) }), { holidays: days(MAX_HOLIDAYS) });
  assert.deepEqual(outcome({ holidays: days(MAX_HOLIDAYS + 1) }), ["holidays tooMany"]);
});
