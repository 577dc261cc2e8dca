import assert from "node:assert/strict";
import { sql } from "kysely";
import { WORK_STEPS } from "../../../api/steps.ts";
import { findUnprintedUnits, lastScans } from "../../../server/modules/workshop/stations/desk_store.ts";
import { assertBinned } from "../../support/workshop/bins.ts";
import { inDemo } from "../../support/demo/demo.ts";

Deno.test("orders wait in the demo's bins, complete and partial, one of them held; some bins are free", () =>
  inDemo(async (db) => {
    await assertBinned({ db });
    const { rows } = await sql<{ status: string; missing: number | string }>`select o.status,
        (select count(*) from units as u where u.order_id = o._id
          and u.print_status not in ('Packing', 'Packed', 'Stopped')) as missing
      from bins as b join orders as o on o._id = b.order_id`.execute(db.read);
    assert.ok(rows.some(({ status }) => status === "On Hold"));
    assert.ok(
      rows.some(({ missing }) => Number(missing) > 0) && rows.some(({ missing }) => Number(missing) === 0),
    );
    const free = await db.read.selectFrom("bins").select("_id").where("order_id", "is", null).execute();
    assert.ok(free.length > 5);
  }));

Deno.test("every station of the demo's workshop has a scan of today, and two tickets need printing", () =>
  inDemo(async (db) => {
    const main = await db.read.selectFrom("locations").select("_id").where("code", "=", "MAIN")
      .executeTakeFirstOrThrow();
    const stations = await db.read.selectFrom("stations").select(["_id", "step", "name"])
      .where("location_id", "=", main._id).orderBy("code").execute();
    // Only the first of two printing stations has scans.
    for (const { key } of WORK_STEPS) {
      const station = stations.find(({ step }) => step === key);
      const scans = await lastScans(db.read, station?._id ?? "");
      assert.ok(scans.length > 0, key);
      assert.ok(
        scans.every(({ ticket, code, operator_name }) => ticket && code && operator_name),
        key,
      );
    }
    const { rows: inHand } = await sql<{ found: number | string }>`select count(*) as found from units
      where work_status = 'Inprocess' and station_id is not null group by station_id`.execute(db.read);
    assert.ok(inHand.length > 3 && inHand.every(({ found }) => Number(found) === 1));
    assert.ok((await findUnprintedUnits(db.read, main._id)).length >= 2);
  }));

Deno.test("a garment of the demo that is in work is at the station where its history begins that work", () =>
  inDemo(async (db) => {
    const { rows } = await sql<{ at: string; begun: string; taken: string; source: string }>`select
        coalesce(u.station_id, '') as at, coalesce(e.station_id, '') as begun, u.taken_on as taken, e.source
      from units as u join unit_events as e on e._id = (select b._id from unit_events as b
        where b.unit_id = u._id and b.event = 'unit.start' order by b.at desc, b.seq desc limit 1)
      where u.work_status = 'Inprocess'`.execute(db.read);
    assert.deepEqual(
      rows.filter(({ at, begun, taken, source }) =>
        at !== begun || (at === "") !== (source === "hand") || (at === "") !== (taken === "")
      ),
      [],
    );
    assert.ok(rows.some(({ at }) => at === "") && rows.some(({ at }) => at !== ""));
  }));
