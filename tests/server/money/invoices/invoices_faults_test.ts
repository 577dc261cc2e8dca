/** Two simultaneous calls, a refund during the issue, and the job of the 1st stopped at each of its statements. */
import assert from "node:assert/strict";
import { draftMonths } from "../../../../server/modules/money/invoices/drafts.ts";
import { invoiceFaults } from "../../../../server/modules/money/invoices/verify_store.ts";
import type { Database } from "../../../../server/db/database.ts";
import { InvoiceWorld } from "../../../support/money/invoice_world.ts";
import { testApp } from "../../../support/server/api.ts";
import { withDatabase } from "../../../support/server/database.ts";

const charge = (world: InvoiceWorld, minor: number) =>
  world.post("charge", { payer: "due", parts: { goods: minor }, currency: "USD" });

Deno.test("S2.25 of two simultaneous payments of one invoice one pays it, and the other has nothing left to pay", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await charge(world, 6_000);
    await world.endMonth();
    const invoice = await world.issue(await world.last());
    const pay = () => world.step(world.as("anna"), invoice, "invoice.pay", { amount_minor: 6_000 });
    const results = await Promise.all([pay(), pay()]);
    assert.deepEqual(results.map(({ ok }) => ok).toSorted(), [false, true]);
    assert.deepEqual(await world.money(), [0, 4_000]);
  }));

Deno.test("S2.25 if an order is cancelled while its invoice is issued, either the sum or a credit note contains the refund", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    const { order, move } = world.world;
    const id = await order({}, ["order.submit", "order.pay"]);
    await order({}, ["order.submit", "order.pay"]);
    await world.endMonth();
    const draft = await world.last();
    const [, cancelled] = await Promise.all([
      world.step(world.accounting, draft, "invoice.issue"),
      move("root", [id], "order.cancel"),
    ]);
    assert.ok(cancelled[0]?.ok);
    const { total_minor, credited_minor, status } = await world.row(draft._id);
    assert.deepEqual([total_minor - credited_minor, status === "Draft"], [2_598, false]);
    assert.deepEqual(await world.money(), [2_598, 10_000]);
  }));

/** Fails at a statement of a transaction, which is then rolled back as if the process were killed. */
function failingAt(
  db: Database,
  statement: number,
): { readonly db: Database; readonly isOver: () => boolean } {
  let count = 0;
  const counted = <T extends object>(target: T): T =>
    new Proxy(target, {
      get(of, name) {
        const value = Reflect.get(of, name);
        if (typeof value !== "function") return value;
        return (...args: unknown[]) => {
          const isStatement = ["insertInto", "updateTable", "deleteFrom", "selectFrom", "getExecutor"]
            .includes(String(name));
          if (isStatement && ++count === statement) throw new Error("killed");
          return Reflect.apply(value, of, args);
        };
      },
    });
  const write: Database["write"] = (work, ...more) => db.write((tx) => work(counted(tx)), ...more);
  return { db: { ...db, read: db.read, write, wake: () => {} } as Database, isOver: () => count < statement };
}

Deno.test("S2.25 the job of the 1st, stopped at each of its statements, makes each document once", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await charge(world, 1_000);
    await charge(world, 2_000);
    world.at = Date.UTC(2026, 11, 1) / 1000 + 600;
    let stops = 0;
    for (let statement = 1;; statement++) {
      const failing = failingAt(db, statement);
      const failed = await draftMonths({ ...world.tools, db: failing.db }).then(() => false, () => true);
      if (failed) stops++;
      else if (failing.isOver()) break;
    }
    assert.ok(stops > 20, `stopped ${stops} times`);
    const documents = await db.read.selectFrom("invoices").select(["kind", "seller_id", "total_minor"])
      .orderBy("seller_id").orderBy("kind").execute();
    assert.deepEqual(documents, [
      { kind: "invoice", seller_id: "anna", total_minor: 3_000 },
      { kind: "receipt", seller_id: "anna", total_minor: 0 },
      { kind: "receipt", seller_id: "ben", total_minor: 0 },
    ]);
    assert.deepEqual(await world.faults(), [], "a number was lost, or a line is on no document");
  }));

/** Fails after the n-th commit: earlier commits stay, and nothing more is written. */
function dyingAfter(db: Database, commits: number): Database {
  let count = 0;
  const write: Database["write"] = async (work, ...more) => {
    if (count === commits) throw new Error("killed");
    count++;
    return await db.write(work, ...more);
  };
  return { ...db, read: db.read, write, wake: () => {} } as Database;
}

Deno.test("S2.25 after the job of the 1st is killed after any of its commits, it continues with the next account and month", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await charge(world, 1_000);
    world.at = Date.UTC(2026, 11, 3) / 1000;
    await charge(world, 2_000);
    world.at = Date.UTC(2027, 0, 1) / 1000 + 600;
    const kindsNow = async () =>
      (await db.read.selectFrom("invoices").select(["kind", "seller_id", "total_minor"]).orderBy("seq")
        .execute())
        .map(({ kind, seller_id, total_minor }) => `${kind} ${seller_id} ${total_minor}`);
    const seen: number[] = [];
    for (let isDone = false; !isDone;) {
      isDone = await draftMonths({ ...world.tools, db: dyingAfter(db, 1) }).then(() => true, () => false);
      seen.push((await kindsNow()).length);
      assert.deepEqual(await world.faults(), []);
    }
    assert.ok(seen.every((count, at) => count - (seen[at - 1] ?? 0) <= 1), "one document a commit");
    assert.deepEqual((await kindsNow()).toSorted(), [
      "invoice anna 1000",
      "invoice anna 2000",
      "receipt anna 0",
      "receipt ben 0",
    ]);
  }));

Deno.test("S2.25 after a restore no document is drafted or numbered until root resumes them", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await charge(world, 6_000);
    await world.endMonth();
    const draft = await world.last();
    await db.write(async (tx) => {
      await tx.insertInto("restores").values({
        backup_at: world.at,
        restored_at: world.at,
        notified_at: null,
      })
        .execute();
    });
    await charge(world, 500);
    await world.endMonth();
    assert.equal((await world.last())._id, draft._id, "the second month waits");
    await assert.rejects(
      () => world.step(world.accounting, draft, "invoice.issue"),
      /wait after a restore/,
    );
    await db.write(async (tx) => {
      const { seq } = await tx.selectFrom("restores").select("seq").executeTakeFirstOrThrow();
      const resumed = { user_id: "root", user_name: "root", resumed_at: world.at };
      await tx.insertInto("restore_resumes").values({ restore_seq: seq, kind: "documents", ...resumed })
        .execute();
    });
    await draftMonths(world.tools);
    assert.notEqual((await world.last())._id, draft._id);
    assert.match((await world.issue(draft)).code, /^INV-\d{4}-000001$/);
  }));

Deno.test("money §11 after a restore root types the last number that was sent: the next document follows it, and no number repeats", () =>
  withDatabase(async (db) => {
    const world = await InvoiceWorld.make(db);
    await charge(world, 6_000);
    await world.endMonth();
    assert.match((await world.issue(await world.last())).code, /^INV-2026-000001$/);
    await db.write((tx) =>
      tx.insertInto("restores").values({ backup_at: world.at, restored_at: world.at, notified_at: null })
        .execute()
    );
    await using app = testApp(db);
    const ask = async (text: string) =>
      await app.ask<object, Record<string, { work: { kind: string; last_numbers: string[] }[] }>>(
        await world.world.token("root"),
        text,
      );
    const numbers = async () =>
      (await ask("{ afterRestore { work { kind last_numbers } } }")).data?.["afterRestore"]?.work
        .find(({ kind }) => kind === "documents")?.last_numbers.filter((each) => each.startsWith("INV"));
    assert.deepEqual(await numbers(), ["INV-2026-000001"]);
    const resume = async (...typed: readonly string[]) => {
      const { errors: [error] } = await ask(
        `mutation { resumeWork(kind: "documents", last_numbers: ${JSON.stringify(typed)}) { restored_at } }`,
      );
      return error?.extensions.reason?.code ?? "ok";
    };
    for (const bad of ["INV-2026-12", "000007", "PD-2026-000007", ""]) {
      assert.equal(await resume(bad), "documentNumberBad", bad);
    }
    assert.equal(await resume("INV-2026-000000"), "documentNumberLow");
    assert.equal(await resume("INV-2026-000007", "INV-2027-000007"), "ok");
    assert.equal(await resume("INV-2026-000900"), "ok", "a second call changes nothing");
    assert.deepEqual(await numbers(), ["INV-2027-000007"]);
    const { changes, actor_id } = await db.read.selectFrom("audit_events").select(["changes", "actor_id"])
      .where("action", "=", "resumeWork").executeTakeFirstOrThrow();
    assert.deepEqual([actor_id, JSON.parse(changes)[1]], ["root", {
      field: "last_number",
      before: "INV-2026-000001",
      after: "INV-2026-000007",
    }]);
    await charge(world, 500);
    await world.endMonth();
    assert.equal((await world.issue(await world.last())).code, "INV-2027-000008");
    assert.deepEqual(await invoiceFaults(db.read), []);
  }));
