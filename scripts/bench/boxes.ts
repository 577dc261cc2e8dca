/**
 * Measures boxes: putting the 200th package into a box beside the first one, the handover of 200 packages
 * beside a bulk step of 200, and the list of 10,000 boxes beside the list of packages.
 * `BENCH_ENGINE=postgres` measures them on Postgres.
 */
import { sql } from "kysely";
import { MAX_BOX_PACKAGES } from "../../api/handover/box_weight.ts";
import { documentOf } from "../../resources/document.ts";
import { containers } from "../../resources/handover/containers.ts";
import { packages } from "../../resources/shipping/packages.ts";
import { variablesOf } from "../../resources/url.ts";
import type { Database } from "../../server/db/database.ts";
import { MAX_RECORDS_PER_STEP } from "../../server/modules/desk/bulk/pace.ts";
import { handOverBoxPackages } from "../../server/modules/handover/local_bills/hand_over_loop.ts";
import { BillWorld } from "../../tests/support/handover/bill_world.ts";
import { BoxWorld } from "../../tests/support/handover/box_world.ts";
import { copyOrder, makeFullBox, scaleOf } from "../../tests/support/handover/full_box.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { NOW } from "../../tests/support/people/people.ts";
import { testSettings } from "../../tests/support/server/api.ts";
import { apiClientOf } from "./business/ask.ts";
import { FEW } from "./business/make.ts";
import { openBusiness } from "./business/open.ts";
import type { Question } from "./business/questions.ts";
import { withEmptyDatabase } from "./empty.ts";
import { measureBoth, msOf, WARM } from "./measure_both.ts";
import { median, print } from "./report.ts";

const ROUNDS = 60;
const HAND_OVERS = 5;
const BOXES = 10_000;
/** Weight of one package: 200 packages weigh less than the heaviest allowed box. */
const LIGHT_G = 100;
/** Balance that pays for all orders of a full box. */
const ENOUGH_MINOR = 10_000_000;

async function expectDone(moving: Promise<{ readonly reason: string }>): Promise<void> {
  const { reason } = await moving;
  if (reason !== "") throw new Error(`The package was not moved: ${reason}`);
}

/** Measures rounds that put a package in and take it out again, so that the box stays equally full. */
async function benchContents(): Promise<void> {
  await withEmptyDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", ENOUGH_MINOR);
    const boxes = new BoxWorld(world);
    const [one, other] = [await boxes.packed(), await boxes.packed()];
    const [full, empty] = [await boxes.makeBox(), await boxes.makeBox()];
    for (let n = 0; n < MAX_BOX_PACKAGES - 1; n++) {
      const { pkg } = await boxes.packed();
      await boxes.weigh(pkg, LIGHT_G);
      await expectDone(boxes.movePackage(pkg, "box.in", { box_id: full }));
    }
    const putAndTake = (pkg: string, box_id: string) => async () => {
      await expectDone(boxes.movePackage(pkg, "box.in", { box_id }));
      await expectDone(boxes.movePackage(pkg, "box.out"));
    };
    const both = await measureBoth(putAndTake(one.pkg, full), putAndTake(other.pkg, empty), ROUNDS);
    const name = "a package in and out again";
    print(`A box of ${MAX_BOX_PACKAGES} packages on ${db.engine}`, "an empty box", [
      { name, ...both, unit: "ms", goal: "<= 1.2x" },
    ]);
  });
}

interface ReadyToLeave {
  readonly bill: string;
  /** Packages without a box: as many as the box has, for the bulk steps that are the baseline. */
  readonly packed: readonly string[];
  readonly others: readonly string[];
}

async function makeReady(bills: BillWorld): Promise<ReadyToLeave> {
  const { box, packages: inside } = await makeFullBox(bills);
  await expectDone(bills.moveBox(box, "box.close", scaleOf(inside.length)));
  const bill = await bills.makeBill();
  await expectDone(bills.onBill(box, bill));
  const copies = async () => await copyOrder(bills.db, await bills.packed(), MAX_BOX_PACKAGES);
  return { bill, packed: await copies(), others: await copies() };
}

/**
 * Measures the signature of a shipment invoice with all its effects, beside steps of as many packages: in
 * chunks, as a job takes them, and all at once.
 */
async function benchHandOver(): Promise<void> {
  await withEmptyDatabase(async (db) => {
    const world = await makeWorld(db);
    await world.topUp("anna", ENOUGH_MINOR);
    const bills = new BillWorld(world);
    const ready: ReadyToLeave[] = [];
    for (let n = 0; n < WARM + HAND_OVERS; n++) ready.push(await makeReady(bills));
    if (db.engine === "postgres") await sql`vacuum analyze`.execute(db.heavy);
    const times: Record<"ours" | "pieces" | "atOnce", number[]> = { ours: [], pieces: [], atOnce: [] };
    const move = async (ids: readonly string[]) => {
      const moved = await world.package("root", ids, "package.handOver");
      if (moved.some(({ ok }) => !ok)) throw new Error("A package was not handed over");
    };
    for (const [round, { bill, packed, others }] of ready.entries()) {
      const took = {
        ours: await msOf(async () => {
          await expectDone(bills.sign(bill, { count: 1 }));
          await handOverBoxPackages({ db, settings: testSettings, now: () => NOW + 120 });
        }),
        pieces: await msOf(async () => {
          for (let from = 0; from < packed.length; from += MAX_RECORDS_PER_STEP) {
            await move(packed.slice(from, from + MAX_RECORDS_PER_STEP));
          }
        }),
        atOnce: await msOf(() => move(others)),
      };
      if (round < WARM) continue;
      for (const name of ["ours", "pieces", "atOnce"] as const) times[name].push(took[name]);
    }
    const ours = median(times.ours);
    print(`Hand over of ${MAX_BOX_PACKAGES} packages on ${db.engine}`, "a bulk step", [
      {
        ...{ name: `steps of ${MAX_RECORDS_PER_STEP} packages, as a job takes them`, ours },
        ...{ base: median(times.pieces), unit: "ms", goal: "<= 1.5x" },
      },
      { name: "one step of all, which no job takes", ours, base: median(times.atOnce), unit: "ms", goal: "" },
    ]);
  });
}

/** Copies the demo's boxes until there are enough. */
async function addBoxes(db: Database): Promise<void> {
  const [first] = await db.read.selectFrom("boxes").selectAll().limit(1).execute();
  if (!first) throw new Error("The demo has no boxes to copy");
  const columns = Object.keys(first).filter((name) => name !== "seq");
  for (let n = 1;; n++) {
    const { count } = await db.read.selectFrom("boxes").select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    if (Number(count) >= BOXES) return;
    const values = columns.map((name) => {
      if (name === "_id") return `_id || '-${n}'`;
      if (name === "code") return `'BX-' || (${n} * 10000000 + seq)`;
      return name === "sscc" ? "null" : name;
    });
    const copy = `insert into boxes (${columns.join(", ")}) select ${values.join(", ")} from boxes
      order by seq limit ${BOXES - Number(count)}`;
    await db.write((tx) => sql.raw(copy).execute(tx).then(() => {}));
  }
}

const question = (name: string, resource: typeof containers | typeof packages): Question => ({
  name,
  query: documentOf(resource),
  variables: variablesOf(resource, { filters: resource.defaults ?? {}, sort: resource.sort }),
});

async function benchLists(): Promise<void> {
  await using business = await openBusiness(FEW);
  const { db, dataDir } = business;
  await addBoxes(db);
  const api = await apiClientOf(db, dataDir);
  const both = await measureBoth(
    () => api.ask(question("boxes", containers)),
    () => api.ask(question("packages", packages)),
    ROUNDS,
  );
  print(`${BOXES.toLocaleString("en")} boxes on ${db.engine}`, "packages", [
    { name: "first page", ...both, unit: "ms", goal: "<= 1.2x" },
  ]);
  await api.close();
}

export async function benchBoxes(part?: string): Promise<void> {
  if (part === undefined || part === "contents") await benchContents();
  if (part === undefined || part === "handover") await benchHandOver();
  if (part === undefined || part === "list") await benchLists();
}
