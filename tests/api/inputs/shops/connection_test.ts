import assert from "node:assert/strict";
import { shopConnectionInput } from "../../../../api/inputs/shops/connection.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { MAX_SHOP_METHODS, MAX_SHOP_SECRETS } from "../../../../api/shops/connections.ts";

const problemsOf = (input: unknown) => {
  const read = readInput(shopConnectionInput, input);
  return read.ok ? [] : read.problems.map(({ path, code }) => [path, code]);
};

Deno.test("S2.35 a connection's fields are bounded, and its kinds are known", () => {
  assert.deepEqual(problemsOf({}), []);
  assert.deepEqual(
    problemsOf({
      platform: "ebay",
      address: "x".repeat(301),
      secrets: Array(MAX_SHOP_SECRETS + 1).fill({ name: "key", value: "x" }),
      order_states: ["fulfilled"],
      methods: Array(MAX_SHOP_METHODS + 1).fill({ name: "Express", method: "express" }),
      when_tracking_update: "sometimes",
    }),
    [
      ["platform", "unknown"],
      ["address", "tooLong"],
      ["secrets", "tooMany"],
      ["order_states.0", "unknown"],
      ["methods", "tooMany"],
      ["when_tracking_update", "unknown"],
    ],
  );
});
