/** The returns bench: returned packages are opened, and their garments graded and counted once. */
import assert from "node:assert/strict";
import { ApiError } from "../../../../api/errors.ts";
import type { Return } from "../../../../api/generated/schema.ts";
import { REASONS } from "../../../../api/reasons.ts";
import { RETURN_UNDO_SECONDS } from "../../../../api/workshop/returns.ts";
import { returns } from "../../../../server/modules/shipping/returns/module.ts";
import { units } from "../../../../server/modules/workshop/units/module.ts";
import { withDatabase } from "../../../support/server/database.ts";
import { NOW } from "../../../support/people/people.ts";
import {
  gradeUnit,
  openPackage,
  sendPackage,
  undoGrade,
} from "../../../support/shipping/returned_packages.ts";
import { serveModule } from "../../../support/server/module_server.ts";
import { addBlanks, blanksOf, mainOf, runAllotter, stockAt } from "../../../support/workshop/blanks.ts";
import { makeWorld, type World } from "../../../support/orders/world.ts";

const TEE = "TEE-BLACK-M";
const inWorld = (work: (world: World) => Promise<void>) =>
  withDatabase(async (db) => await work(await makeWorld(db)));

const refuses = (work: Promise<unknown>, code: keyof typeof REASONS) =>
  assert.rejects(work, (error: unknown) => {
    assert.ok(error instanceof ApiError, String(error));
    assert.equal(error.details.reason?.code, code);
    return true;
  });

const statusOf = async ({ db }: World, order: string) =>
  (await db.read.selectFrom("orders").select("status").where("_id", "=", order).executeTakeFirstOrThrow())
    .status;

const movesOf = async ({ db }: World, unit: string) =>
  await db.read.selectFrom("stock_moves").select(["kind", "d_on_hand", "reason"]).where("unit_id", "=", unit)
    .orderBy("seq").execute();

Deno.test("a package on its way that a packager scans at the bench becomes Returned, and so does its order", () =>
  inWorld(async (world) => {
    const sent = await sendPackage(world);
    const first = await openPackage(world, sent.code);
    assert.deepEqual([first.outcome, first.parcel?.shipment_status, first.parcel?.units.length], [
      "done",
      "Returned",
      2,
    ]);
    assert.equal(await statusOf(world, sent.order), "Returned");
    const again = await openPackage(world, "jd014600003");
    assert.deepEqual([again.outcome, again.parcel?._id], ["open", sent.parcel]);
    const ticket = first.parcel?.units[1]?.ticket ?? "";
    assert.equal((await openPackage(world, ticket)).unit_id, sent.units[1]);
  }));

Deno.test("a typed code changes nothing until the person confirms that the package is here", () =>
  inWorld(async (world) => {
    const sent = await sendPackage(world);
    const opened = await openPackage(world, sent.code, { back: false });
    assert.deepEqual([opened.outcome, opened.parcel?.shipment_status], ["asks", "Handed Over"]);
    assert.equal(await statusOf(world, sent.order), "Shipped");
    await refuses(gradeUnit(world, sent.units[0] ?? ""), "notReturned");
    assert.equal((await openPackage(world, sent.code)).outcome, "done");
  }));

Deno.test("one scan returns a package that its carrier reports as returning; any other package asks for confirmation, and shows when it left", () =>
  inWorld(async (world) => {
    const sent = await sendPackage(world);
    const set = (shipment_status: string) =>
      world.db.write((tx) =>
        tx.updateTable("packages").set({ shipment_status }).where("_id", "=", sent.parcel).execute()
      );
    for (const status of ["Handed Over", "In Transit", "Customs", "Out For Delivery", "Delivered", "Lost"]) {
      await set(status);
      const opened = await openPackage(world, sent.code, { back: false });
      assert.deepEqual([opened.outcome, opened.parcel?.shipment_status], ["asks", status]);
      assert.equal(opened.parcel?.handed_at, NOW);
    }
    for (const status of ["Return To Sender", "Exception"]) {
      await set(status);
      assert.equal((await openPackage(world, sent.code, { back: false, typed: true })).outcome, "asks");
      const done = await openPackage(world, sent.code, { back: false });
      assert.deepEqual([done.outcome, done.parcel?.shipment_status], ["done", "Returned"]);
    }
  }));

Deno.test("a package that was not handed over, another kind of code and an unknown code are refused in words", () =>
  inWorld(async (world) => {
    const order = await world.order({}, ["order.submit", "order.pay"]);
    const { code } = await world.db.read.selectFrom("packages").select("code").where("order_id", "=", order)
      .executeTakeFirstOrThrow();
    const answerTo = async (text: string) => {
      const { outcome, code, text: words } = await openPackage(world, text);
      return [outcome, code, words];
    };
    assert.deepEqual(await answerTo(code), ["refused", "notLeft", REASONS.notLeft]);
    assert.deepEqual(await answerTo("PK-999999"), ["unknown", "notFound", REASONS.notFound]);
    assert.deepEqual(await answerTo("ST-000001"), ["refused", "notHere", REASONS.notHere]);
    assert.deepEqual(await answerTo("PD-000001"), ["refused", "orderCode", REASONS.orderCode]);
    assert.equal((await answerTo("hello"))[0], "unknown");
    assert.equal((await answerTo("x".repeat(5_000)))[1], "tooLong");
  }));

Deno.test("an unprinted garment becomes a blank again, and a damaged one is scrapped with its reason", () =>
  inWorld(async (world) => {
    const { code, units: [one = "", two = ""] } = await sendPackage(world);
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    const [before] = await stockAt(world, TEE);
    const { parcel: pkg } = await openPackage(world, code);
    assert.deepEqual(pkg?.units.map(({ as_new }) => as_new), ["restocked", "restocked"]);
    const restocked = await gradeUnit(world, one);
    assert.deepEqual([restocked.outcome, restocked.actor_name, restocked.undo_until], [
      "restocked",
      "packager",
      NOW + RETURN_UNDO_SECONDS,
    ]);
    const scrapped = await gradeUnit(world, two, { grade: "B", reason_code: "carrier", note: "Torn open." });
    assert.deepEqual([scrapped.outcome, scrapped.reason_code, scrapped.note], [
      "scrapped",
      "carrier",
      "Torn open.",
    ]);
    assert.equal((await stockAt(world, TEE))[0], before + 1);
    assert.deepEqual(await movesOf(world, one).then((moves) => moves.at(-1)), {
      kind: "receive",
      d_on_hand: 1,
      reason: "returned",
    });
    assert.deepEqual(await movesOf(world, two).then((moves) => moves.at(-1)), {
      kind: "scrap",
      d_on_hand: 0,
      reason: "carrier",
    });
  }));

Deno.test("a garment with a print file, or whose blanks are not counted, is kept on the shelf", () =>
  inWorld(async (world) => {
    const bare = await sendPackage(world);
    await openPackage(world, bare.code);
    assert.equal((await gradeUnit(world, bare.units[0] ?? "")).outcome, "kept");
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await world.db.write(async (tx) => {
      await tx.updateTable("items").set({ art: "required" }).where("sku", "=", TEE).execute();
    });
    assert.equal((await gradeUnit(world, bare.units[1] ?? "")).outcome, "kept");
    assert.deepEqual(await stockAt(world, TEE), [5, 0]);
  }));

Deno.test("a garment is graded once: a second grade is refused, a repeated key returns the same answer", () =>
  inWorld(async (world) => {
    const { code, units: [one = ""] } = await sendPackage(world);
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await openPackage(world, code);
    const [before] = await stockAt(world, TEE);
    const first = await gradeUnit(world, one, {}, { key: "grade-key-1" });
    assert.deepEqual(await gradeUnit(world, one, {}, { key: "grade-key-1" }), first);
    await refuses(
      gradeUnit(world, one, { grade: "B", reason_code: "stain" }, { who: "order_qc" }),
      "isGraded",
    );
    assert.equal((await stockAt(world, TEE))[0], before + 1);
  }));

Deno.test("a grade is undone by its grader, on the same device, within two minutes", () =>
  inWorld(async (world) => {
    const { code, units: [one = ""] } = await sendPackage(world);
    await addBlanks(world, TEE, { kind: "receive", count: 5 });
    await openPackage(world, code);
    const [before] = await stockAt(world, TEE);
    const { _id } = await gradeUnit(world, one);
    await refuses(undoGrade(world, _id, { who: "order_qc" }), "isGradeUndoable");
    await refuses(undoGrade(world, _id, { device: "another" }), "isGradeUndoable");
    await refuses(undoGrade(world, _id, { now: () => NOW + RETURN_UNDO_SECONDS + 1 }), "isGradeUndoable");
    assert.equal((await undoGrade(world, _id)).undo_until, null);
    assert.equal((await stockAt(world, TEE))[0], before);
    await assert.rejects(undoGrade(world, _id), { code: "NOT_FOUND" });
    assert.equal((await gradeUnit(world, one, { grade: "B", reason_code: "stain" })).outcome, "scrapped");
  }));

Deno.test("a restocked blank that another garment has taken by now stays restocked", () =>
  inWorld(async (world) => {
    const { code, units: [one = ""] } = await sendPackage(world);
    await addBlanks(world, TEE, { kind: "receive", count: 2 });
    await openPackage(world, code);
    await addBlanks(world, TEE, { kind: "count", count: 0 });
    const { _id } = await gradeUnit(world, one);
    const order = await world.order({ lines: [{ sku: TEE, quantity: 1 }] }, ["order.submit", "order.pay"]);
    await runAllotter(world);
    assert.deepEqual(await blanksOf(world, order), ["Reserved"]);
    await refuses(undoGrade(world, _id), "isBlankFree");
    assert.deepEqual(await stockAt(world, TEE), [1, 1]);
  }));

Deno.test("a damaged garment needs a reason, and unknown values are not stored", () =>
  inWorld(async (world) => {
    const { code, units: [one = ""] } = await sendPackage(world);
    await openPackage(world, code);
    const problem = async (params: object) => {
      try {
        await gradeUnit(world, one, params);
      } catch (error) {
        if (error instanceof ApiError) {
          return error.details.problems?.map(({ path, code }) => `${path} ${code}`);
        }
      }
    };
    assert.deepEqual(await problem({ grade: "B" }), ["params.reason_code required"]);
    assert.deepEqual(await problem({ grade: "C" }), ["params.grade unknown"]);
    assert.deepEqual(await problem({ grade: "B", reason_code: "artwork" }), ["params.reason_code unknown"]);
    assert.deepEqual(await problem({ note: "n".repeat(501) }), ["params.note tooLong"]);
    await assert.rejects(gradeUnit(world, one, { location: "nowhere" }), { code: "NOT_FOUND" });
  }));

Deno.test("the bench shows the waiting packages, the oldest first, and its last grades", () =>
  inWorld(async (world) => {
    const one = await sendPackage(world);
    const two = await sendPackage(world, [{ sku: TEE, quantity: 1 }], "JD014600004");
    await openPackage(world, two.code, { now: () => NOW + 10 });
    await openPackage(world, one.code, { now: () => NOW + 20 });
    const desk = async () => {
      const context = world.as("packager", { now: () => NOW + 30 });
      return await returns.queries!.returnDesk!({ location: await mainOf(world), device: "bench" }, context);
    };
    const deskFacts = async () => {
      const { waiting, parcels: packages = [], last = [] } = await desk();
      return [waiting, packages.map(({ code, units, graded }) => [code, units, graded]), last.length];
    };
    assert.deepEqual(await deskFacts(), [2, [[two.code, 1, 0], [one.code, 2, 0]], 0]);
    const { _id } = await gradeUnit(world, two.units[0] ?? "", {}, { now: () => NOW + 25 });
    await gradeUnit(world, one.units[0] ?? "", {}, { now: () => NOW + 26 });
    assert.deepEqual(await deskFacts(), [1, [[one.code, 2, 1]], 2]);
    await undoGrade(world, _id, { now: () => NOW + 27 });
    assert.deepEqual(await deskFacts(), [2, [[two.code, 1, 0], [one.code, 2, 1]], 1]);
  }));

Deno.test("a seller sees the result and reason for their garment, but not who graded it or where", () =>
  inWorld(async (world) => {
    const { code, units: [one = ""] } = await sendPackage(world);
    await openPackage(world, code);
    await gradeUnit(world, one, { grade: "B", reason_code: "stain", note: "At the collar." });
    const seen = async (name: "anna" | "ben" | "root") =>
      await returns.fields!["Unit"]!["returned"]!({ _id: one }, world.as(name)) as Return | null;
    const { outcome, reason_code, note, actor_name, location_code, undo_until } = await seen("anna") ??
      {} as Partial<Return>;
    assert.deepEqual([outcome, reason_code, note], ["scrapped", "stain", "At the collar."]);
    assert.deepEqual([actor_name, location_code, undo_until], ["", "", null]);
    assert.equal(await seen("ben"), null);
    const inside = await seen("root");
    assert.deepEqual([inside?.actor_name, inside?.location_code], ["Person packager", "MAIN"]);
  }));

Deno.test("a garment on the returns shelf is found and counted by its last grade, only among the seller's own garments", () =>
  inWorld(async (world) => {
    const { code, units: [one = "", two = ""] } = await sendPackage(world);
    await openPackage(world, code);
    const shelf = async (name: "anna" | "ben" | "root", returned = "kept") => {
      const args = { returned: [returned], search: TEE };
      const found = await serveModule(units).queries!.units!(args, world.as(name)) as readonly {
        readonly _id: string;
      }[];
      const { count } = await serveModule(units).queries!.unitsCount!(args, world.as(name)) as {
        count: number;
      };
      assert.equal(count, found.length);
      return found.map(({ _id }) => _id);
    };
    assert.deepEqual(await shelf("root"), []);
    const graded = await gradeUnit(world, one);
    await gradeUnit(world, two, { grade: "B", reason_code: "stain" });
    assert.deepEqual([await shelf("root"), await shelf("root", "scrapped")], [[one], [two]]);
    assert.deepEqual([await shelf("anna"), await shelf("ben")], [[one], []]);
    await undoGrade(world, graded._id);
    assert.deepEqual(await shelf("root"), []);
    await gradeUnit(world, one, { grade: "B", reason_code: "carrier" });
    assert.deepEqual([await shelf("root"), (await shelf("root", "scrapped")).sort()], [
      [],
      [one, two].sort(),
    ]);
  }));
