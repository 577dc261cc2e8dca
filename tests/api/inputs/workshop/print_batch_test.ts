import { artFileName } from "../../../../api/catalogue/artwork.ts";
import assert from "node:assert/strict";
import {
  groupKeyOf,
  keyText,
  MAX_MERGED_GROUPS,
  mergedKey,
  readKey,
} from "../../../../api/workshop/batches.ts";
import { printBatchInput } from "../../../../api/inputs/workshop/print_batch.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { fc } from "../../../support/property.ts";

const key = { location_id: "l", product_id: "p", color: "Black" };

Deno.test("prints onto a garment are grouped by product and color, film only by its method", () => {
  assert.deepEqual(groupKeyOf({ ...key, method: "dtg" }), { ...key, method: "dtg" });
  assert.deepEqual(groupKeyOf({ ...key, method: "dtf" }), {
    location_id: "l",
    method: "dtf",
    product_id: "",
    color: "",
  });
});

Deno.test("a group's key is parsed back as written, and any other text is refused", () => {
  fc.assert(fc.property(fc.tuple(fc.string(), fc.string(), fc.string(), fc.string()), (parts) => {
    const [location_id, method, product_id, color] = parts;
    const group = { location_id, method, product_id, color };
    assert.deepEqual(readKey(keyText(group)), group);
  }));
  for (const text of ["", "[]", "{}", "[1,2,3,4]", '["a","b","c"]', "null"]) {
    assert.equal(readKey(text), null);
  }
  assert.equal(readInput(printBatchInput, { group_key: keyText({ ...key, method: "dtg" }) }).ok, true);
  assert.equal(readInput(printBatchInput, { group_key: "nonsense" }).ok, false);
});

Deno.test("Clear answers 11 only groups of one machine are merged; a merged batch is named by their common properties", () => {
  const tee = { ...key, method: "dtg" };
  const problems = (more: readonly object[]) => {
    const more_keys = more.map((each) => keyText({ ...tee, ...each }));
    const read = readInput(printBatchInput, { group_key: keyText(tee), more_keys });
    return read.ok ? [] : read.problems.map(({ path, code }) => `${path} ${code}`);
  };
  assert.deepEqual(problems([{ product_id: "q" }, { color: "Red" }]), []);
  assert.deepEqual(problems([{ color: "Red" }, { method: "dtf" }]), ["more_keys otherMachine"]);
  assert.deepEqual(problems([{ location_id: "m" }]), ["more_keys otherMachine"]);
  const many = Array.from({ length: MAX_MERGED_GROUPS + 1 }, (_, at) => ({ color: `Color ${at}` }));
  assert.deepEqual(problems(many.slice(1)), []);
  assert.deepEqual(problems(many), ["more_keys tooMany"]);
  assert.deepEqual(mergedKey(tee, [{ ...tee, color: "Red" }]), { ...tee, color: "" });
  assert.deepEqual(mergedKey(tee, [{ ...tee, product_id: "q" }]), { ...tee, product_id: "" });
});

Deno.test("the name of a print file cannot leave its folder and is valid on every file system", () => {
  const named = (sku: string, count = 1) =>
    artFileName({ ticket: "UN-000123", area: "front", sku, count, ending: "png" });
  assert.equal(named("TEE-BLK-M"), "UN-000123_front_TEE-BLK-M.png");
  assert.equal(named("TEE-BLK-M", 12), "UN-000123_front_TEE-BLK-M_x12.png");
  fc.assert(fc.property(fc.string({ unit: "binary" }), (sku) => {
    assert.match(named(sku), /^UN-000123_front_[0-9A-Za-z.-]{1,40}\.png$/);
    assert.ok(!named(sku).includes(".."));
  }));
});
