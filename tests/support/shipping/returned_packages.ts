/** Makes returned packages: sent, opened at the bench and graded. */
import assert from "node:assert/strict";
import { ApiError } from "../../../api/errors.ts";
import type { ReleaseInput, Return, ReturnInput, ReturnScan } from "../../../api/generated/schema.ts";
import { gradeReturn, releaseReturn, undoReturn } from "../../../server/modules/shipping/returns/grade.ts";
import { openReturn, undoOpenReturn } from "../../../server/modules/shipping/returns/open.ts";
import { runMutation } from "../../../server/mutate.ts";
import { mainOf, unitsOf } from "../workshop/blanks.ts";
import type { Name, World } from "../orders/world.ts";

const MADE = ["order.submit", "order.pay", "production.start", "production.finish"];

export interface SentPackage {
  readonly order: string;
  readonly parcel: string;
  readonly code: string;
  readonly units: readonly string[];
}

export async function sendPackage(
  world: World,
  lines = [{ sku: "TEE-BLACK-M", quantity: 2 }],
  number = "JD014600003",
): Promise<SentPackage> {
  const order = await world.order({ lines }, MADE);
  for (const event of ["label.attach", "shipment.handOver"]) {
    const params = event === "label.attach" ? { carrier: "DHL", tracking_number: number } : {};
    const [done] = await world.move("root", [order], event, params);
    if (!done?.ok) throw new Error(`Cannot send ${event}: ${done?.reason?.text}`);
  }
  const { _id, code } = await world.db.read.selectFrom("packages").select(["_id", "code"])
    .where("order_id", "=", order).executeTakeFirstOrThrow();
  return { order, parcel: _id, code, units: await unitsOf(world, order) };
}

interface At {
  readonly who?: Name;
  readonly device?: string;
  readonly key?: string;
  readonly now?: () => number;
}

const as = (world: World, { who = "packager", now }: At) => world.as(who, now ? { now } : {});

export async function openPackage(
  world: World,
  code: string,
  { back = true, typed = false, ...at }: At & { back?: boolean; typed?: boolean } = {},
) {
  const args = { code, back, typed, location: await mainOf(world), device: at.device ?? "bench" };
  return await runMutation("openReturn", openReturn, args, as(world, at)) as ReturnScan;
}

export async function gradeUnit(
  world: World,
  unit: string,
  params: Partial<ReturnInput> = {},
  at: At = {},
): Promise<Return> {
  const given = { grade: "A", location: await mainOf(world), device: at.device ?? "bench", ...params };
  const args = { unit, params: given, ...at.key && { key: at.key } };
  return await runMutation("gradeReturn", gradeReturn, args, as(world, at)) as Return;
}

/** Takes a kept garment off the shelf: it is scrapped, unless the input differs. */
export async function releaseUnit(
  world: World,
  unit: string,
  params: Partial<ReleaseInput> = {},
  at: At = {},
): Promise<Return> {
  const place = { location: await mainOf(world), device: at.device ?? "bench" };
  const given = { outcome: "scrapped", reason_code: "unclaimed", ...place, ...params };
  const args = { unit, params: given, ...at.key && { key: at.key } };
  return await runMutation("releaseReturn", releaseReturn, args, as(world, at)) as Return;
}

export async function undoGrade(world: World, id: string, at: At = {}): Promise<Return> {
  const args = { id, device: at.device ?? "bench" };
  return await runMutation("undoReturn", undoReturn, args, as(world, at)) as Return;
}

/** Undoes the opening of a package. */
export async function undoOpening(world: World, _id: string, at: At = {}): Promise<void> {
  const args = { _id, location: await mainOf(world), device: at.device ?? "bench" };
  await runMutation("undoOpenReturn", undoOpenReturn, args, as(world, at));
}

/** Returns false for a refusal, and throws any other error. */
export const orRefused = async (work: Promise<unknown>): Promise<boolean> => {
  try {
    await work;
    return true;
  } catch (error) {
    assert.ok(
      error instanceof ApiError && ["ILLEGAL_TRANSITION", "NOT_FOUND"].includes(error.code),
      `${error}`,
    );
    return false;
  }
};

export const returnsOf = async ({ db }: World, unit: string) =>
  await db.read.selectFrom("returns").select(["_id", "turn", "outcome"]).where("unit_id", "=", unit)
    .orderBy("seq").execute();

export interface ReturnedOrder {
  readonly order: string;
  readonly parcel: string;
  readonly units: readonly string[];
}

/** Sends an order of tees that is returned; its garments are kept on the shelf. */
export async function makeReturnedOrder(
  world: World,
  quantity = 1,
  number = "JD014600003",
  at: At = {},
): Promise<ReturnedOrder> {
  const { order, parcel, code, units } = await sendPackage(world, [{ sku: "TEE-BLACK-M", quantity }], number);
  await openPackage(world, code);
  for (const unit of units) await gradeUnit(world, unit, {}, at);
  return { order, parcel, units };
}
