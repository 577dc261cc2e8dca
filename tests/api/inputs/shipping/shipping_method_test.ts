import assert from "node:assert/strict";
import type { GenericSchema } from "valibot";
import { readInput } from "../../../../api/inputs/read.ts";
import { shippingMethodInput } from "../../../../api/inputs/shipping/shipping_method.ts";
import { CN22_CURRENCIES, PROVIDERS } from "../../../../api/shipping/methods.ts";

const read = (schema: GenericSchema, input: object) => {
  const result = readInput(schema, input);
  return result.ok ? result.value : result.problems.map(({ path, code }) => `${path} ${code}`).join(", ");
};
const method = (input: object) => read(shippingMethodInput, input);

Deno.test("a method's input has only the changed fields, and each field can change alone", () => {
  assert.deepEqual(method({}), {});
  assert.deepEqual(method({ name: null }), { name: null });
  for (const provider of PROVIDERS) assert.deepEqual(method({ provider }), { provider });
  for (const cn22_currency of CN22_CURRENCIES) assert.deepEqual(method({ cn22_currency }), { cn22_currency });
  assert.deepEqual(method({ countries: ["Germany", "at", "DE"] }), { countries: ["AT", "DE"] });
});

Deno.test("a method's code is lower-case letters and digits with single hyphens between them", () => {
  assert.deepEqual(method({ code: " Intl-Express-2 " }), { code: "intl-express-2" });
  assert.deepEqual(method({ code: "x".repeat(32) }), { code: "x".repeat(32) });
  assert.equal(method({ code: "x".repeat(33) }), "code tooLong");
  for (const code of ["-a", "a-", "a--b", "a b", "a_b", "é"]) {
    assert.equal(method({ code }), "code badCode", code);
  }
  assert.match(String(method({ code: "" })), /code required/);
});

Deno.test("a method's numbers have the documented bounds", () => {
  const most = {
    limit_g: 1_000_000,
    limit_mm: 10_000,
    cn22_max_minor: 10_000_000,
    min_days: 365,
    max_days: 365,
    position: 10_000,
  };
  assert.deepEqual(method(most), most);
  for (const [key, value] of Object.entries(most)) {
    const code = key === "cn22_max_minor" ? "badAmount" : "badNumber";
    assert.deepEqual(method({ [key]: 0 }), { [key]: 0 });
    for (const bad of [-1, value + 1, "1"]) assert.equal(method({ [key]: bad }), `${key} ${code}`);
    assert.match(String(method({ [key]: 0.5 })), new RegExp(code));
  }
});

Deno.test("a method's cut-off time is a time of day, or none", () => {
  for (const [typed, cutoff] of [["", ""], ["0:00", "00:00"], ["9.05", "09:05"], ["23h59", "23:59"]]) {
    assert.deepEqual(method({ cutoff: typed }), { cutoff });
  }
  for (const cutoff of ["24:00", "12:60", "noon"]) assert.equal(method({ cutoff }), "cutoff badTime", cutoff);
});

Deno.test("choices of a method come from closed lists, and texts and places are bounded", () => {
  for (const key of ["provider", "account", "incoterm", "cn22_currency", "status"]) {
    assert.equal(method({ [key]: "x" }), `${key} unknown`);
  }
  assert.equal(method({ name: " " }), "name required");
  for (const key of ["name", "carrier", "service"]) {
    assert.deepEqual(method({ [key]: "x".repeat(80) }), { [key]: "x".repeat(80) });
    assert.equal(method({ [key]: "x".repeat(81) }), `${key} tooLong`);
  }
  assert.equal(method({ tracked: "yes" }), "tracked invalid");
  const places = Array.from({ length: 200 }, (_, at) => `place${at}`);
  assert.deepEqual(method({ location_ids: places }), { location_ids: places });
  assert.equal(method({ location_ids: [...places, "more"] }), "location_ids tooMany");
  assert.equal(method({ location_ids: [""] }), "location_ids.0 required");
});
