/** A call has its effect at most once, and no update is lost, however many calls are simultaneous. */
import assert from "node:assert/strict";
import { MakeOrder, MoveOrder } from "../../../../api/generated/operations/orders.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { balanceOf } from "../../../../server/modules/money/ledger/wallet_store.ts";
import { orderById } from "../../../../server/modules/orders/orders/store.ts";
import { type TestApp, testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const PRICE = 2 * 1299;

const inWorld = (work: (world: World, app: TestApp) => Promise<void>) =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    await using app = testApp(db);
    await work(world, app);
  });
const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

Deno.test("M1 100 parallel moves with one key have one effect and one answer", () =>
  inWorld(async (world, app) => {
    const id = await world.order({}, ["order.submit"]);
    const token = await world.token("anna");
    const answers = await times(
      100,
      () => app.ask(token, MoveOrder, { ids: [id], event: "order.pay", key: "one-key-for-all" }),
    );
    assert.deepEqual(new Set(answers.map(({ data, errors }) => JSON.stringify([data, errors]))).size, 1);
    assert.deepEqual(answers[0]?.data?.moveOrder.map(({ ok, status }) => [ok, status]), [[
      true,
      "Processing",
    ]]);
    const { read } = world.db;
    const txns = await read.selectFrom("ledger_txns").select("_id").where("order_id", "=", id).execute();
    const audit = await read.selectFrom("audit_events").select("_id").where("action", "=", "order.pay")
      .execute();
    const units = await read.selectFrom("units").select("_id").execute();
    // One audit row is of the order, the other of its new package.
    assert.deepEqual([txns.length, audit.length, units.length], [1, 2, 2]);
    assert.equal(await balanceOf(read, ["anna"]), 10_000 - PRICE);
  }));

Deno.test("M1 the same key with other arguments is refused, and another person's same key is separate", () =>
  inWorld(async (world, app) => {
    const [one, two] = [await world.order(), await world.order()];
    const move = async (name: "anna" | "agent", id: string) =>
      await app.ask(await world.token(name), MoveOrder, {
        ids: [id],
        event: "order.submit",
        key: "the-same-key",
      });
    assert.equal((await move("anna", one)).data?.moveOrder[0]?.ok, true);
    assert.equal((await move("anna", two)).errors[0]?.extensions.code, "IDEMPOTENCY_KEY_MISMATCH");
    assert.equal((await move("agent", two)).data?.moveOrder[0]?.ok, true);
  }));

Deno.test("M1 of parallel payments beyond the balance exactly the covered ones succeed", () =>
  inWorld(async (world, app) => {
    const ids: string[] = [];
    for (let index = 0; index < 12; index++) ids.push(await world.order({}, ["order.submit"]));
    const token = await world.token("anna");
    const answers = await times(
      ids.length,
      (index) =>
        app.ask(token, MoveOrder, { ids: [ids[index]!], event: "order.pay", key: `payment-${index}` }),
    );
    const results = answers.map(({ data }) => data?.moveOrder[0]);
    const covered = Math.floor(10_000 / PRICE);
    assert.equal(results.filter((result) => result?.ok).length, covered);
    const refused = results.filter((result) => !result?.ok).map((result) => result?.error);
    assert.deepEqual(new Set(refused), new Set(["INSUFFICIENT_BALANCE"]));
    assert.equal(await balanceOf(world.db.read, ["anna"]), 10_000 - covered * PRICE);
  }));

Deno.test("M1 of 100 parallel moves with different keys one is done, and the machine refuses the others", () =>
  inWorld(async (world, app) => {
    const id = await world.order({}, ["order.submit"]);
    const token = await world.token("anna");
    const answers = await times(
      100,
      (index) => app.ask(token, MoveOrder, { ids: [id], event: "order.pay", key: `another-key-${index}` }),
    );
    const results = answers.map(({ data }) => data?.moveOrder[0]);
    assert.equal(results.filter((result) => result?.ok).length, 1);
    // On Postgres a writer that loses every retry is refused because another one is in progress.
    const refused = answers.filter(({ data }) => !data?.moveOrder[0]?.ok)
      .map(({ data, errors }) => data?.moveOrder[0]?.error ?? errors[0]?.extensions.code);
    const known = ["ILLEGAL_TRANSITION", ...world.db.engine === "postgres" ? ["IN_PROGRESS"] : []];
    assert.deepEqual(refused.filter((code) => !known.includes(code ?? "")), []);
    assert.equal(await balanceOf(world.db.read, ["anna"]), 10_000 - PRICE);
  }));

Deno.test("M5 of many editors of one version exactly one is stored, the others get STALE with its version", () =>
  inWorld(async (world, app) => {
    const id = await world.order();
    const token = await world.token("anna");
    const answers = await times(
      20,
      (index) =>
        app.ask(token, MakeOrder, {
          id,
          params: { city: `City ${index}` },
          version: 1,
          key: `editor-no-${index}`,
        }),
    );
    const cities = answers.flatMap(({ data }, index) => data ? [`City ${index}`] : []);
    assert.equal(cities.length, 1);
    const row = await orderById(world.db.read, ALL_SELLERS, id);
    assert.deepEqual([row?.city, row?.version], [cities[0], 2]);
    for (const { errors } of answers.filter(({ data }) => !data)) {
      const { code, current } = errors[0]!.extensions;
      const { city, version } = current as { city: string; version: number };
      assert.deepEqual([code, city, version], ["STALE", cities[0], 2]);
    }
  }));

Deno.test("M5 an order that was moved meanwhile is stale for its editor", () =>
  inWorld(async (world, app) => {
    const id = await world.order();
    await world.move("root", [id], "order.submit");
    const token = await world.token("anna");
    const { errors } = await app.ask(token, MakeOrder, { id, params: { city: "Bonn" }, version: 1 });
    assert.equal(errors[0]?.extensions.code, "STALE");
    assert.equal((errors[0]?.extensions.current as { status: string }).status, "Pending");
  }));
