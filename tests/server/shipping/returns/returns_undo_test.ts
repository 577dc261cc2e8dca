/** The returns bench undoes a return: within two minutes, where it was opened, while nothing is graded. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { REASONS } from "../../../../api/reasons.ts";
import { RETURN_UNDO_SECONDS } from "../../../../api/workshop/returns.ts";
import { bookEvents } from "../../../../server/modules/shipping/labels/providers/tracking_store.ts";
import { labelsById } from "../../../../server/modules/shipping/labels/store.ts";
import { ALL_SELLERS } from "../../../../server/scope.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { toolsOf } from "../../../support/shipping/label_world.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  gradeUnit,
  openPackage,
  orRefused,
  sendPackage,
  type SentPackage,
  undoGrade,
  undoOpening,
} from "../../../support/shipping/returned_packages.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const refuses = (work: Promise<unknown>, code: keyof typeof REASONS) =>
  assert.rejects(work, (error: unknown) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.details.reason?.code, code);
    return true;
  });

/** Returns package and order without the columns that each step changes, which are version and times. */
async function stateOf({ db }: World, { parcel: pkg, order }: SentPackage) {
  const found = await db.read.selectFrom("packages").selectAll().where("_id", "=", pkg)
    .executeTakeFirstOrThrow();
  const its = await db.read.selectFrom("orders").selectAll().where("_id", "=", order)
    .executeTakeFirstOrThrow();
  const { version: _, updated_at: __, ...box } = found;
  const { version: ___, updated_at: ____, status_at: _____, ...rest } = its;
  return { box, rest };
}
const axesOf = async (world: World, sent: SentPackage) => {
  const { box, rest } = await stateOf(world, sent);
  return [box.shipment_status, rest.status, rest.shipment_status];
};

Deno.test("First day 4: the bench can undo a return for two minutes, and package and order are restored from every state", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sent = await sendPackage(world);
    const move = async (event: string, params = {}) =>
      assert.ok((await world.package("root", [sent.parcel], event, params))[0]?.ok, event);
    const there = async (status: string) =>
      assert.equal((await stateOf(world, sent)).box.shipment_status, status);
    const turn = async () => {
      const before = await stateOf(world, sent);
      const { parcel: pkg, outcome } = await openPackage(world, sent.code);
      assert.equal(outcome, "done");
      assert.equal(pkg?.undo_until, NOW + RETURN_UNDO_SECONDS);
      assert.deepEqual(await axesOf(world, sent), ["Returned", "Returned", "Returned"]);
      await undoOpening(world, sent.parcel);
      assert.deepEqual(await stateOf(world, sent), before);
      // A second return and undo in the same second work as well.
      await openPackage(world, sent.code);
      await undoOpening(world, sent.parcel);
      assert.deepEqual(await stateOf(world, sent), before);
    };
    await turn();
    for (const status of ["In Transit", "Customs", "Out For Delivery", "Exception", "Return To Sender"]) {
      await move("package.track", { status });
      await there(status);
      await turn();
    }
    await move("package.deliver");
    await there("Delivered");
    await turn();
  }));

Deno.test("First day 4: only the person who opened a return undoes it, on that device, within two minutes; a return by the office cannot be undone there", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sent = await sendPackage(world);
    await refuses(undoOpening(world, sent.parcel), "wrongState");
    await openPackage(world, sent.code);
    await refuses(undoOpening(world, sent.parcel, { device: "other" }), "isReturnUndoable");
    await refuses(undoOpening(world, sent.parcel, { device: "" }), "isReturnUndoable");
    await refuses(undoOpening(world, sent.parcel, { who: "order_qc" }), "isReturnUndoable");
    await refuses(
      undoOpening(world, sent.parcel, { now: () => NOW + RETURN_UNDO_SECONDS + 1 }),
      "isReturnUndoable",
    );
    assert.deepEqual(await axesOf(world, sent), ["Returned", "Returned", "Returned"]);
    await undoOpening(world, sent.parcel, { now: () => NOW + RETURN_UNDO_SECONDS });
    assert.deepEqual(await axesOf(world, sent), ["Handed Over", "Shipped", "Handed Over"]);
    const lost = await world.package("root", [sent.parcel], "package.lose", { reason: "gone" });
    assert.ok(lost[0]?.ok);
    const before = await stateOf(world, sent);
    await openPackage(world, sent.code);
    await undoOpening(world, sent.parcel);
    assert.deepEqual(await stateOf(world, sent), before);
    const back = await world.package("root", [sent.parcel], "package.return", { reason: "came back" });
    assert.ok(back[0]?.ok);
    await refuses(undoOpening(world, sent.parcel, { who: "root" }), "isReturnUndoable");
  }));

Deno.test("First day 4: a carrier's event between a return and its undo applies after the undo", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sent = await sendPackage(world);
    await openPackage(world, sent.code);
    const row = await db.read.selectFrom("labels").select("_id").where("package_id", "=", sent.parcel)
      .executeTakeFirstOrThrow();
    const label = (await labelsById(db.read, ALL_SELLERS, [row._id])).get(row._id);
    assert.ok(label);
    const events = [{ at: NOW + 60, status: "Delivered", raw: "delivered", place: "" }];
    await db.write((tx) => bookEvents(tx, { ...toolsOf(db), now: () => NOW + 60 }, label, events, "webhook"));
    const between = (await stateOf(world, sent)).box;
    assert.deepEqual([between.shipment_status, between.trouble], ["Returned", "contradiction"]);
    await undoOpening(world, sent.parcel, { now: () => NOW + 90 });
    const { box, rest } = await stateOf(world, sent);
    assert.deepEqual([box.shipment_status, box.trouble, box.last_event], ["Delivered", "", "Delivered"]);
    assert.equal(rest.status, "Delivered");
  }));

const ACTS = ["open", "undo", "grade", "ungrade"] as const;
type Act = (typeof ACTS)[number];

/**
 * Returns a walk that contains every sequence of three acts once: each next act is the first that gives a new
 * sequence.
 */
function everyThree(): readonly Act[] {
  const walk: Act[] = [ACTS[3], ACTS[3]];
  const seen = new Set<string>();
  const next = (): Act | undefined => ACTS.find((act) => !seen.has([...walk.slice(-2), act].join(" ")));
  for (let act = next(); act; act = next()) {
    seen.add([...walk.slice(-2), act].join(" "));
    walk.push(act);
  }
  assert.equal(seen.size, ACTS.length ** 3);
  return walk;
}

Deno.test("First day 4: in every order of opening, grading and both undos, no graded garment leaves the bench", () =>
  withDatabase(async (db) => {
    const world = await makeWorld(db);
    const sent = await sendPackage(world);
    const [unit = ""] = sent.units;
    let [isBack, isGraded, grade] = [false, false, ""];
    const act: Readonly<Record<Act, () => Promise<boolean>>> = {
      open: async () => (await openPackage(world, sent.code)).outcome === "done",
      undo: () => orRefused(undoOpening(world, sent.parcel)),
      grade: () => orRefused(gradeUnit(world, unit).then(({ _id }) => grade = _id)),
      ungrade: () => orRefused(undoGrade(world, grade)),
    };
    for (const [at, name] of everyThree().entries()) {
      const isLegal = {
        open: !isBack,
        undo: isBack && !isGraded,
        grade: isBack && !isGraded,
        ungrade: isGraded,
      };
      assert.equal(await act[name](), isLegal[name], `${name}, act ${at}`);
      if (!isLegal[name]) continue;
      if (name === "open" || name === "undo") isBack = name === "open";
      else isGraded = name === "grade";
      const { box, rest } = await stateOf(world, sent);
      assert.deepEqual(
        [box.shipment_status, rest.status],
        isBack ? ["Returned", "Returned"] : ["Handed Over", "Shipped"],
      );
    }
  }));
