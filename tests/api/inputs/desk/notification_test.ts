import assert from "node:assert/strict";
import type { GenericSchema } from "valibot";
import {
  MAX_MARKED,
  notificationMakeInput,
  notificationsInput,
} from "../../../../api/inputs/desk/notification.ts";
import { readInput } from "../../../../api/inputs/read.ts";

const problemsOf = (schema: GenericSchema, input: unknown) => {
  const result = readInput(schema, input);
  return result.ok ? [] : result.problems.map(({ path, code }) => `${path} ${code}`);
};
const valueOf = (input: unknown) => {
  const result = readInput(notificationsInput, input);
  return result.ok ? result.value : null;
};

Deno.test("S7.11 notifications are filtered by New, Readed, All or empty; another status matches nothing, another type is refused", () => {
  assert.deepEqual(valueOf({}), {});
  assert.deepEqual(valueOf({ status: "New", type: "Order" }), { status: "New", type: "Order" });
  for (const none of ["", "All"]) {
    assert.deepEqual(valueOf({ status: none, type: none }), { status: null, type: null });
  }
  assert.deepEqual(problemsOf(notificationsInput, { status: "new" }), []);
  assert.deepEqual(problemsOf(notificationsInput, { status: "n".repeat(65) }), ["status tooLong"]);
  assert.deepEqual(problemsOf(notificationsInput, { type: "Refund" }), ["type unknown"]);
  assert.deepEqual(problemsOf(notificationsInput, { before: "" }), ["before required"]);
  assert.deepEqual(problemsOf(notificationsInput, { _id: "x".repeat(65) }), ["_id tooLong"]);
});

Deno.test("S7.17 between 1 and 200 ids are marked as New or Readed", () => {
  const ids = (count: number) => Array.from({ length: count }, (_, index) => `id-${index}`);
  for (const status of ["New", "Readed"]) {
    assert.deepEqual(problemsOf(notificationMakeInput, { ids: ids(MAX_MARKED), status }), []);
  }
  assert.deepEqual(problemsOf(notificationMakeInput, { ids: [], status: "New" }), ["ids required"]);
  assert.deepEqual(problemsOf(notificationMakeInput, { ids: ids(MAX_MARKED + 1), status: "New" }), [
    "ids tooMany",
  ]);
  assert.deepEqual(problemsOf(notificationMakeInput, { ids: [" "], status: "New" }), ["ids.0 required"]);
  for (const status of ["All", "", "Read"]) {
    assert.deepEqual(problemsOf(notificationMakeInput, { ids: ["a"], status }), ["status unknown"]);
  }
});
