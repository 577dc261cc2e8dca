/**
 * Measures boxes: a package into a box of 200 beside one into an empty box, and the list of 10,000 boxes beside that of packages.
 * `BENCH_ENGINE=postgres` runs the lists in Postgres.
 */
import { sql } from "kysely";
import { MAX_BOX_PACKAGES } from "../../api/handover/box_weight.ts";
import { documentOf } from "../../resources/document.ts";
import { containers } from "../../resources/handover/containers.ts";
import { packages } from "../../resources/shipping/packages.ts";
import { variablesOf } from "../../resources/url.ts";
import type { Database } from "../../server/db/database.ts";
import { BoxWorld } from "../../tests/support/handover/box_world.ts";
import { makeWorld } from "../../tests/support/orders/world.ts";
import { withDatabase } from "../../tests/support/server/database.ts";
import { apiClientOf } from "./business/ask.ts";
import { FEW } from "./business/make.ts";
import { openBusiness } from "./business/open.ts";
import type { Question } from "./business/questions.ts";
import { measureBoth } from "./measure_both.ts";
import { print } from "./report.ts";

const ROUNDS = 60;
const BOXES = 10_000;
/** 200 of these are below the weight of the heaviest box. */
const LIGHT_G = 100;
/** Pays for all orders of a full box. */
const ENOUGH_MINOR = 10_000_000;

async function expectDone(moving: Promise<{ readonly reason: string }>): Promise<void> {
  const { reason } = await moving;
  if (reason !== "") throw new Error(`The package was not moved: ${reason}`);
}

/** Each round puts one package in and takes it out again, so that the box stays as full as it was. */
async function benchContents(): Promise<void> {
  await withDatabase(async (db) => {
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
    print(`A box of ${MAX_BOX_PACKAGES} packages`, "an empty box", [
      { name, ...both, unit: "ms", goal: "<= 1.2x" },
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

export async function benchBoxes(): Promise<void> {
  await benchContents();
  await benchLists();
}
