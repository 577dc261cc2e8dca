/** An item requires a print file or is sold blank; a migration made optional art required. */
import assert from "node:assert/strict";
import { migrate, MIGRATIONS } from "../../../../server/db/migrate.ts";
import type { Database } from "../../../../server/db/database.ts";
import { recheckDrafts } from "../../../../server/modules/orders/orders/recheck.ts";
import "../../../../server/modules/orders/orders/lifecycle.ts";
import { FIRST_WAVE, withOldDatabase } from "../../../support/server/database.ts";
import { fillFirstWave } from "../../../support/server/first_wave.ts";
import { NOW } from "../../../support/people/people.ts";
import { worldOf } from "../../../support/orders/world.ts";

const BEFORE = MIGRATIONS.filter(({ number }) => number < 78);

const artOf = (db: Database) => db.read.selectFrom("items").select("art").distinct().execute();
const problemsOf = async (db: Database, id: string): Promise<string[]> => {
  const { problems } = await db.read.selectFrom("orders").select("problems").where("_id", "=", id)
    .executeTakeFirstOrThrow();
  return (JSON.parse(problems) as { code: string }[]).map(({ code }) => code);
};

Deno.test("optional artwork becomes required: drafts report it, QC stops garments not begun, and begun ones continue", () =>
  withOldDatabase(FIRST_WAVE, async (db) => {
    await fillFirstWave(db, 120);
    await migrate(db, BEFORE);
    assert.deepEqual(await artOf(db), [{ art: "optional" }]);
    const draft = await db.read.selectFrom("orders as o").innerJoin("order_lines as l", "l.order_id", "o._id")
      .select("o._id").where("o.status", "=", "Draft").where("l.item_id", "is not", null)
      .executeTakeFirstOrThrow();
    assert.ok(!(await problemsOf(db, draft._id)).includes("artMissing"));
    const paid = await db.read.selectFrom("units as u").innerJoin("orders as o", "o._id", "u.order_id")
      .select(["u._id", "u.order_id"]).where("o.status", "=", "Processing").where("u.print_status", "=", "QC")
      .where("u.begun_at", "is", null).orderBy("u.seq").limit(2).execute();
    const [begun, fresh] = paid.map(({ _id }) => _id) as [string, string];
    await db.write((tx) =>
      tx.updateTable("units").set({ work_status: "Inprocess", begun_at: NOW }).where("_id", "=", begun)
        .execute()
    );
    await migrate(db);
    assert.deepEqual(await artOf(db), [{ art: "required" }]);
    await recheckDrafts(db, () => NOW);
    assert.ok((await problemsOf(db, draft._id)).includes("artMissing"));

    const world = worldOf(db);
    assert.ok((await world.unit("root", [fresh], "unit.start"))[0]?.ok);
    const [stopped, passed] = await world.unit("root", [fresh, begun], "unit.pass");
    assert.deepEqual([stopped?.ok, stopped?.reason?.code], [false, "hasArtwork"]);
    assert.ok(passed?.ok, JSON.stringify(passed));
  }));
