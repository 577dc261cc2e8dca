import assert from "node:assert/strict";
import { readInput } from "../../../../api/inputs/read.ts";
import { userInput } from "../../../../api/inputs/people/user.ts";
import { indexOfOverlap, type PlanPeriod } from "../../../../api/people/people.ts";
import { fc } from "../../../support/property.ts";

const read = (input: unknown) => {
  const answer = readInput(userInput, input);
  return answer.ok ? answer.value : answer.problems.map(({ path, code }) => `${path} ${code}`);
};
const plan = (effective_at: number, expired_at: number | null, level = "gold") => ({
  level,
  effective_at,
  expired_at,
});

Deno.test("S5.3 contract services are trimmed, empty ones and duplicates dropped", () => {
  assert.deepEqual(read({ contract_services: [" label ", "", "  ", "pickup", "label"] }), {
    contract_services: ["label", "pickup"],
  });
});

Deno.test("S5.2 a field that is left out stays out, and null stays null", () => {
  assert.deepEqual(read({}), {});
  assert.deepEqual(read({ vip: null, phone_number: "", is_rounded_tax: null }), {
    vip: null,
    phone_number: "",
    is_rounded_tax: null,
  });
});

Deno.test("S3.1 each field reports its own problem", () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ email: "no address" }, "email badEmail"],
    [{ email: "" }, "email required"],
    [{ role: "boss" }, "role unknown"],
    [{ status: "Asleep" }, "status unknown"],
    [{ vip: 1.5 }, "vip badNumber"],
    [{ vip: -1 }, "vip badNumber"],
    [{ h: "no handle" }, "h badHandle"],
    [{ phone_number: "call me" }, "phone_number badPhone"],
    [{ order_daily_level: -1 }, "order_daily_level badNumber"],
    [{ payment_type: "barter" }, "payment_type unknown"],
    [{ when_tracking_update: "hourly" }, "when_tracking_update unknown"],
    [{ active_status: "Asleep" }, "active_status unknown"],
    [{ is_usps_tracking: "yes" }, "is_usps_tracking invalid"],
    [{ groups: [""] }, "groups.0 required"],
    [{ pricing_plans: [plan(5, 5)] }, "pricing_plans overlapping"],
    [{ pricing_plans: [plan(0, null), plan(9, null)] }, "pricing_plans overlapping"],
    [{ pricing_plans: [{ effective_at: 1 }] }, "pricing_plans.0.level "],
  ];
  for (const [input, problem] of cases) {
    const [first] = read(input) as string[];
    assert.ok(first?.startsWith(problem), `${JSON.stringify(input)}: ${first}`);
  }
  assert.deepEqual(read({ email: " Anna@Pine.Test " }), { email: "anna@pine.test" });
});

Deno.test("S3.1 plans overlap exactly when some second belongs to two of them, or one has none", () => {
  const held = fc.record({
    effective_at: fc.integer({ min: 0, max: 12 }),
    expired_at: fc.option(fc.integer({ min: 0, max: 12 })),
  });
  const seconds = Array.from({ length: 14 }, (_, second) => second);
  const holds = ({ effective_at, expired_at }: PlanPeriod, second: number) =>
    second >= effective_at && (expired_at === null || expired_at === undefined || second < expired_at);
  fc.assert(
    fc.property(fc.array(held, { maxLength: 4 }), (plans) => {
      const isFine = plans.every((each) => seconds.some((second) => holds(each, second))) &&
        seconds.every((second) => plans.filter((each) => holds(each, second)).length < 2);
      assert.equal(indexOfOverlap(plans) === -1, isFine);
    }),
    { seed: 5, numRuns: 1_000 },
  );
});
