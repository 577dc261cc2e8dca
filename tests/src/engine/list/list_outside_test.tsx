/** What a list does not show: matches outside its filters, filters that it does not have. */
import { count, holding, onList, orderRow, rowOf, rows } from "./stage.tsx";
import assert from "node:assert/strict";
import { toasts } from "../../../../src/lib/toasts.ts";
import { FakeApi, press, says } from "../record/stage.tsx";

Deno.test("what a search finds outside the other filters is said with its number, and shown by one click", async () => {
  const api = new FakeApi().on("List", rows(), rows(orderRow("1"))).on("Count", count(0), count(1));
  await onList(api, "/orders?status=Processing&search=PD-1", async ({ here }) => {
    await says("1 order outside these filters");
    await press("Show it");
    await rowOf("PD-1");
    assert.equal(here(), "/orders/all?search=PD-1");
    assert.deepEqual(api.named("Count").map(({ variables }) => variables), [
      { status: ["Processing"], search: "PD-1" },
      { search: "PD-1" },
      { search: "PD-1" },
    ]);
  });
});

Deno.test("what an address asks for that the list does not know is left out, and the person is told", async () => {
  toasts.value = [];
  await onList(
    holding(orderRow("1")),
    "/orders/all?due=late,nonsense&constructor=x",
    async ({ api }) => {
      await rowOf("PD-1");
      assert.deepEqual(api.named("List")[0]?.variables, { due: ["late"], sort: "-created_at" });
      assert.deepEqual(toasts.peek().map(({ text }) => text), [
        "This list has no such filter, so it was left out: nonsense, constructor",
      ]);
    },
  );
});
