/**
 * Ends one month after the other until the process is killed: two sellers are charged, the job of the 1st
 * makes their documents, invoices are issued, and a charge on one is refunded. Each run continues after the
 * last finished month. Arguments: none; the settings are a server's.
 */
import type { Facts, Kind } from "../../../api/money/legs.ts";
import { openDatabase } from "../../../server/db/open.ts";
import { moveAsSystem } from "../../../server/lifecycle/system_step.ts";
import { draftMonths } from "../../../server/modules/money/invoices/drafts.ts";
import { invoices } from "../../../server/modules/money/invoices/module.ts";
import { invoiceLifecycle } from "../../../server/modules/money/invoices/lifecycle.ts";
import { post } from "../../../server/modules/money/ledger/post_store.ts";
import { registerModules } from "../../../server/registry.ts";
import { NOW } from "../people/people.ts";

registerModules([invoices]);
const db = await openDatabase({
  dataDir: Deno.env.get("DATA_DIR") ?? "",
  ...Deno.env.get("DATABASE_URL") && { url: Deno.env.get("DATABASE_URL")! },
});

const SELLERS = ["anna", "ben"] as const;
const TIME_ZONE = "UTC";
const USD = { currency: "USD" } as const;
/** More than a month leaves owed, so that no charge of a later month is refused. */
const AHEAD = { minor: 1_000, ...USD };

async function postAt<K extends Kind>(
  at: number,
  sellerId: string,
  kind: K,
  facts: Facts[K],
  reverses?: string,
): Promise<string | null> {
  const stamp = {
    actor: { _id: "root", name: "root" },
    ...{ actingFor: null, requestId: crypto.randomUUID(), sessionId: null, at },
  };
  return await db.write((tx) =>
    post(tx, { kind, facts, sellerId, code: "", ...reverses && { reverses } }, stamp)
  );
}

async function endMonth(): Promise<void> {
  const last = await db.read.selectFrom("wallets").select(({ fn }) => fn.max("last_at").as("at"))
    .executeTakeFirstOrThrow();
  const at = Math.max(NOW, Number(last.at));
  const charged: [string, string | null][] = [];
  for (const seller of SELLERS) {
    await postAt(at, seller, "topup", { method: "bank", received: AHEAD, credited: AHEAD });
    for (const goods of [700, 300]) {
      const parts = { goods, tax: goods / 10 };
      charged.push([seller, await postAt(at, seller, "charge", { payer: "due", parts, ...USD })]);
    }
    await postAt(at, seller, "credit", { payer: "due", minor: 50, ...USD });
  }
  const date = new Date(at * 1_000);
  const next = Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1) / 1_000 + 600;
  await draftMonths({ db, settings: { timeZone: TIME_ZONE }, now: () => next });
  const drafts = await db.read.selectFrom("invoices").select("_id").where("status", "=", "Draft").execute();
  for (const { _id } of drafts) {
    await db.write((tx) =>
      moveAsSystem(tx, invoiceLifecycle, {
        event: "invoice.issue",
        ids: [_id],
        at: next,
        timeZone: TIME_ZONE,
      })
    );
  }
  for (const [seller, txn] of charged.filter((_, place) => place % 2 === 0)) {
    if (txn) await postAt(next, seller, "refund", { parts: { goods: 700, tax: 70 }, due: 770, ...USD }, txn);
  }
}

console.log("Ready");
for (;;) {
  await endMonth();
  console.log("Ended");
}
