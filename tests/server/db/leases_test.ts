/** Leases on records while clocks differ or are set back. */
import assert from "node:assert/strict";
import { sql } from "kysely";
import type { Database, Writer } from "../../../server/db/database.ts";
import {
  LEASE_SECONDS as LABEL_SECONDS,
  leaseLabel,
} from "../../../server/modules/shipping/labels/providers/due_store.ts";
import {
  dueTargets,
  enqueueDeliveries,
  LEASE_SECONDS as DELIVERY_SECONDS,
  leaseDue,
} from "../../../server/modules/desk/deliveries/store.ts";
import {
  freeJobs,
  LEASE_SECONDS as JOB_SECONDS,
  leaseJob,
  renewLease,
} from "../../../server/modules/desk/jobs/lease_store.ts";
import { insertJob, newJob } from "../../../server/modules/desk/jobs/store.ts";
import { insertLabel } from "../../../server/modules/shipping/labels/store.ts";
import { withDatabase } from "../../support/server/database.ts";
import { NOW } from "../../support/people/people.ts";
import { makeWorld } from "../../support/orders/world.ts";

const DAY = 86_400;

/** A kind of lease, and the column that stores its end. */
interface Leasing {
  readonly table: "jobs" | "labels" | "deliveries";
  readonly column: string;
  readonly seconds: number;
  /** Tries to take the lease by this process's clock; returns true if it now has it. */
  readonly take: (tx: Writer, process: string, now: number) => Promise<boolean>;
}

async function leasingsIn(db: Database): Promise<readonly Leasing[]> {
  const world = await makeWorld(db);
  const order_id = await world.order({}, ["order.submit", "order.pay"]);
  const { _id: package_id, seller_id } = await db.read.selectFrom("packages").select(["_id", "seller_id"])
    .where("order_id", "=", order_id).executeTakeFirstOrThrow();
  const label = { package_id, seller_id, carrier: "VNPost", number: "RR123456785VN", file_id: null };
  await db.write(async (tx) => {
    await insertJob(
      tx,
      newJob({ _id: "job", kind: "orders.move", title: "A job", user_id: "root", at: NOW }),
    );
    await enqueueDeliveries(tx, [{ kind: "webhook", targetId: "target", event: "x", payload: {} }], 0);
    await insertLabel(tx, label, NOW);
    await tx.updateTable("labels").set({ wake_at: 0 }).execute();
  });
  const { _id } = await db.read.selectFrom("labels").select("_id").executeTakeFirstOrThrow();
  return [
    {
      table: "jobs",
      column: "leased_until",
      seconds: JOB_SECONDS,
      take: async (tx, process, now) => {
        const isFree = (await freeJobs(tx, process, now)).length === 1;
        assert.equal((await leaseJob(tx, "job", process, now)) !== undefined, isFree);
        return isFree;
      },
    },
    {
      table: "labels",
      column: "leased_until",
      seconds: LABEL_SECONDS,
      take: async (tx, _process, now) => await leaseLabel(tx, _id, now) !== null,
    },
    {
      table: "deliveries",
      column: "next_at",
      seconds: DELIVERY_SECONDS,
      take: async (tx, _process, now) => {
        const isDue = (await dueTargets(tx, now)).length === 1;
        assert.equal((await leaseDue(tx, "target", 1, now)).length === 1, isDue);
        return isDue;
      },
    },
  ];
}

const shift = (db: Database, { table, column }: Leasing, seconds: number) =>
  db.write((tx) =>
    sql`update ${sql.table(table)} set ${sql.ref(column)} = ${sql.ref(column)} + ${seconds}`.execute(tx)
  );

Deno.test("a lease that ends later than any possible one was set before the clock was set back, and does not count", () =>
  withDatabase(async (db) => {
    for (const leasing of await leasingsIn(db)) {
      const take = (process: string) => db.write((tx) => leasing.take(tx, process, NOW));
      assert.ok(await take("one"), leasing.table);
      assert.ok(!await take("other"), leasing.table);
      // A lease that seems too long by a small difference of clocks counts.
      await shift(db, leasing, 50);
      assert.ok(!await take("other"), leasing.table);
      await shift(db, leasing, DAY);
      assert.ok(await take("other"), leasing.table);
      assert.ok(!await take("one"), leasing.table);
    }
  }));

Deno.test("a lease ends at its time", () =>
  withDatabase(async (db) => {
    for (const leasing of await leasingsIn(db)) {
      const take = (process: string) => db.write((tx) => leasing.take(tx, process, NOW));
      assert.ok(await take("one"), leasing.table);
      await shift(db, leasing, -leasing.seconds);
      assert.ok(await take("other"), leasing.table);
    }
  }));

Deno.test("on Postgres process clocks do not matter: a process whose clock is ahead or behind takes no lease from another", () =>
  withDatabase(async (db) => {
    if (db.engine !== "postgres") return;
    for (const leasing of await leasingsIn(db)) {
      for (const [one, other] of [[0, 30], [30, 0], [0, DAY], [DAY, 0]] as const) {
        const take = (process: string, now: number) => db.write((tx) => leasing.take(tx, process, now));
        assert.ok(await take(`${one}-${other}`, NOW + one), leasing.table);
        if (leasing.table === "jobs") {
          await db.write((tx) => renewLease(tx, "job", `${one}-${other}`, NOW + one));
        }
        assert.ok(!await take("other", NOW + other), leasing.table);
        await shift(db, leasing, -leasing.seconds);
      }
    }
  }));
