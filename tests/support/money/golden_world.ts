/** Makes the world of the golden month: its clock, its API, and the terms of its two sellers. */
import assert from "node:assert/strict";
import { modules } from "../../../server/generated/modules.ts";
import type { BackgroundTools } from "../../../server/fields.ts";
import { jobs } from "../../../server/modules/desk/jobs/module.ts";
import type { Scene } from "../orders/import_jobs.ts";
import { makeWorld, type Name, type World } from "../orders/world.ts";
import { addPerson, NOW, signIn } from "../people/people.ts";
import { type TestApp, testApp, testSettings } from "../server/api.ts";
import { type FreshDatabase, freshDatabase } from "../server/database.ts";
import { addNumbers, sellLabels } from "../shipping/label_world.ts";

const DAY = 86_400;
/** The world begins on 16 November 2026. */
const FIRST_DAY = 16;

const INPUTS = {
  Order: "MoveInput",
  Package: "MovePackageInput",
  Topup: "TopupMoveInput",
  RefundRequest: "RefundMoveInput",
  PostageRequest: "PostageRequestMoveInput",
  Invoice: "InvoiceMoveInput",
} as const;

/**
 * The API's modules with the background work that must run by itself: the test runs the rest at the time of
 * its clock.
 */
const SERVED = modules.map((each) => {
  const { background: _, ...rest } = each;
  return each === jobs ? each : rest;
});

export class GoldenWorld {
  at = NOW;
  readonly #tokens = new Map<string, Promise<string>>();

  constructor(
    readonly world: World,
    readonly app: TestApp,
    readonly place: FreshDatabase["place"],
  ) {}

  get db() {
    return this.world.db;
  }

  get tools(): BackgroundTools {
    return { db: this.db, settings: testSettings, now: () => this.at };
  }

  /** Returns the same world for helpers that send files. */
  get scene(): Scene {
    const { db, app, place } = this;
    const world: World = { ...this.world, token: (name) => this.token(name) };
    return { world, db, place, app, anna: "", files: () => Promise.resolve([]) };
  }

  /** Moves the clock to noon of a day of November; 31 is the first of December. */
  day(day: number): void {
    this.at = NOW + (day - FIRST_DAY) * DAY;
  }

  token(name: Name | "clerk"): Promise<string> {
    const key = `${name} ${this.at}`;
    const token = this.#tokens.get(key) ?? signIn(this.db, name, this.at);
    this.#tokens.set(key, token);
    return token;
  }

  async ask<T>(name: Name | "clerk", text: string, variables: object = {}): Promise<T> {
    const { data, errors } = await this.app.ask<object, T>(await this.token(name), text, variables, {
      perPage: 100,
    });
    assert.deepEqual(errors, [], text);
    return data!;
  }

  async move(
    name: Name | "clerk",
    noun: keyof typeof INPUTS,
    ids: readonly string[],
    event: string,
    params: object = {},
  ): Promise<void> {
    const { moved } = await this.ask<{ moved: readonly { ok: boolean; reason: { code: string } | null }[] }>(
      name,
      `mutation ($ids: [ID!]!, $event: String!, $params: ${INPUTS[noun]}) {
        moved: move${noun}(ids: $ids, event: $event, params: $params) { ok reason { code } } }`,
      { ids, event, params },
    );
    assert.deepEqual(moved.filter(({ ok }) => !ok).map(({ reason }) => reason?.code), [], event);
  }

  /** Sets the terms of both sellers: prices, costs and a tax of 8.875 percent, which is rounded by line for ben. */
  async prepare(): Promise<void> {
    const { db } = this;
    await sellLabels(db);
    await addNumbers(db, { first: 1, last: 50 });
    await addPerson(db, { _id: "clerk", role: "order_qc", groups: ["accounting"] });
    await db.write(async (tx) => {
      await tx.insertInto("user_groups").values({ user_id: "root", group_id: "group-accounting" }).execute();
      await tx.updateTable("shipping_methods").set({ account: "pb" }).execute();
      const terms = { payment_type: "postpaid", time_of_payment: 14, is_rounded_tax: 1 };
      await tx.updateTable("users").set(terms).where("_id", "=", "ben").execute();
      await tx.updateTable("wallets").set({ credit_limit_minor: 200_000 }).where("seller_id", "=", "ben")
        .execute();
      await tx.insertInto("tax_rates").values({
        ...{ _id: "tax", rate: "8.875", rate_ppm: 88_750, effective_at: NOW - DAY, user_id: "root" },
        ...{ created_at: NOW, updated_at: NOW, version: 1 },
      }).execute();
    });
    const { _id: location_id } = await db.read.selectFrom("locations").select("_id")
      .executeTakeFirstOrThrow();
    for (
      const subject of [{ location_id, cost_minor: 450 }, { item_id: "item-TEE-BLACK-M", cost_minor: 310 }]
    ) {
      await this.ask(
        "root",
        "mutation ($params: ProductionCostInput!) { makeProductionCost(params: $params) { _id } }",
        { params: { ...subject, effective_at: NOW - DAY } },
      );
    }
  }
}

/** @param make makes the world from a database, an app that uses the world's clock, and the folder of its files */
export async function inGoldenWorld<W extends GoldenWorld>(
  make: (world: World, app: TestApp, place: FreshDatabase["place"]) => W,
  work: (world: W) => Promise<void>,
): Promise<void> {
  await using fresh = await freshDatabase();
  const world = await makeWorld(fresh.db);
  const settings = { ...testSettings, dataDir: fresh.place.dataDir };
  const now = (): number => golden.at;
  await using app = testApp(world.db, { settings, modules: SERVED, now });
  const golden = make(world, app, fresh.place);
  await golden.prepare();
  await work(golden);
}
