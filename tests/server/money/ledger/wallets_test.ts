import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { Wallet } from "../../../../api/generated/schema.ts";
import { payOwed, wallets } from "../../../../server/modules/money/ledger/wallets.ts";
import { agreeTerms } from "../../../../server/modules/money/ledger/wallets_store.ts";
import { payAwaiting } from "../../../../server/modules/orders/orders/pay_awaiting.ts";
import { runMutation } from "../../../../server/mutate.ts";
import { testSettings } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import { makeWorld, type Name, type World } from "../../../support/orders/world.ts";

const PRICE = 2 * 1299;
const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));
const seen = async (world: World, name: Name, seller?: string[]) =>
  await wallets(seller ? { seller } : {}, world.as(name)) as Wallet[];
const terms = ({ db }: World, limit: number, low: number) =>
  db.write((tx) => agreeTerms(tx, "anna", "USD", { credit_limit_minor: limit, low_minor: low }, NOW));
const byInvoice = ({ db }: World) =>
  db.write((tx) =>
    tx.updateTable("users").set({ payment_type: "postpaid" }).where("_id", "=", "anna").execute()
  );
const payWaiting = ({ db }: World) => payAwaiting({ db, settings: testSettings, now: () => NOW });

async function pay(world: World, name: Name, amount_minor: number, key?: string): Promise<unknown> {
  const args = { seller_id: "anna", amount_minor, ...key && { key } };
  return await runMutation("payOwed", payOwed, args, world.as(name)).then(
    (wallet) => (wallet as Wallet).due_minor,
    (error) => error instanceof ApiError ? error.details.problems?.[0]?.code ?? error.code : error,
  );
}

Deno.test("S1.3 a seller sees its own wallet, an agent those of its sellers, and staff the chosen one", () =>
  inWorld(async (world) => {
    const names = async (name: Name, seller?: string[]) =>
      (await seen(world, name, seller)).map(({ _id, available_minor }) => `${_id} ${available_minor}`);
    assert.deepEqual(await names("anna"), ["anna 10000"]);
    assert.deepEqual(await names("anna", ["ben"]), []);
    assert.deepEqual(await names("agent"), ["anna 10000", "ben 10000"]);
    assert.deepEqual(await names("root"), []);
    assert.deepEqual(await names("root", ["ben"]), ["ben 10000"]);
  }));

Deno.test("S5.2 a seller who pays by invoice spends up to the limit; the debt is paid once, never beyond the owed or available sum", () =>
  inWorld(async (world) => {
    await byInvoice(world);
    await terms(world, 2_000, 0);
    const ids = [await world.order({}, ["order.submit"]), await world.order({}, ["order.submit"])];
    await world.move("anna", ids, "order.pay");
    const [wallet] = await seen(world, "anna");
    const { balance_minor, due_minor, available_minor, credit_limit_minor } = wallet!;
    assert.deepEqual([balance_minor, due_minor, credit_limit_minor], [10_000, 2 * PRICE, 2_000]);
    assert.equal(available_minor, 12_000 - 2 * PRICE);
    assert.equal(await pay(world, "anna", 2 * PRICE + 1), "moreThanOwed");
    assert.equal(await pay(world, "ben", 1), "NOT_FOUND");
    assert.equal(await pay(world, "anna", 0), "badAmount");
    assert.equal(await pay(world, "anna", PRICE, "one-key-of-mine"), PRICE);
    assert.equal(await pay(world, "anna", PRICE, "one-key-of-mine"), PRICE);
    const [after] = await seen(world, "anna");
    assert.deepEqual([after?.balance_minor, after?.available_minor], [10_000 - PRICE, available_minor]);
    await world.db.write((tx) =>
      tx.updateTable("wallets").set({ balance_minor: 100 }).where("seller_id", "=", "anna").execute()
    );
    assert.equal(await pay(world, "anna", 101), "INSUFFICIENT_BALANCE");
    await world.db.write((tx) =>
      tx.updateTable("wallets").set({ balance_minor: 10_000 - PRICE }).where("seller_id", "=", "anna")
        .execute()
    );
  }));

Deno.test("S1.3 a low balance is notified once each time it falls below its warning level, to everybody who works for the seller", () =>
  inWorld(async (world) => {
    const notifications = async () =>
      (await world.db.read.selectFrom("notifications").select(["user_id", "type", "referent"])
        .orderBy("user_id").execute()).map(({ user_id, type, referent }) => `${user_id} ${type} ${referent}`);
    await terms(world, 0, 8_000);
    await payWaiting(world);
    assert.deepEqual(await notifications(), []);
    const first = await world.order({}, ["order.submit", "order.pay"]);
    await payWaiting(world);
    const once = ["agent Support /billing/topup", "anna Support /billing/topup"];
    assert.deepEqual(await notifications(), once);
    assert.equal((await seen(world, "anna"))[0]?.is_low, true);
    await world.order({}, ["order.submit", "order.pay"]);
    await payWaiting(world);
    assert.deepEqual(await notifications(), once);
    // The balance rises above the warning level and falls below it again.
    await world.move("root", [first], "order.unpay");
    await world.topUp("anna", 5_000);
    await payWaiting(world);
    await world.move("root", [first], "order.pay");
    await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 1 }] }, ["order.submit", "order.pay"]);
    await payWaiting(world);
    assert.equal((await notifications()).length, 4);
  }));

Deno.test("S5.2 a raised limit pays waiting orders", () =>
  inWorld(async (world) => {
    const id = await world.order({ lines: [{ sku: "HOODIE-GREY-L", quantity: 4 }] }, ["order.submit"]);
    await world.move("anna", [id], "order.awaitFunds");
    await payWaiting(world);
    assert.deepEqual((await seen(world, "anna")).map((each) => [each.awaiting, each.awaiting_minor]), [[
      1,
      13_800,
    ]]);
    await terms(world, 4_000, 0);
    await payWaiting(world);
    assert.equal((await seen(world, "anna"))[0]?.awaiting, 0);
  }));
