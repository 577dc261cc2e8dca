import { openStage } from "./support/stage.ts";
import { openSqlite } from "../../server/db/sqlite.ts";
import { SQLITE_FILE } from "../../server/db/open.ts";
await using stage = await openStage({ orders: 80 });
const db = openSqlite(`${stage.dataDir}/${SQLITE_FILE}`);
for (const t of ["postage_invoices", "postage_lines", "postage_requests", "invoices", "labels"]) {
  console.log(
    t,
    (await db.read.selectFrom(t as never).select(({ fn }: any) => fn.countAll().as("n") as never)
      .execute() as any)[0],
  );
}
await db.close();
await using visit = await stage.visit("root", { viewport: { width: 1440, height: 900 } });
const { page } = visit;
for (
  const [p, n] of [
    ["/pb-invoices/lines/all", "lines"],
    ["/pb-invoices/all", "pbi"],
    ["/pb-request", "req"],
    ["/billing/invoice", "inv"],
    ["/billing/months", "months"],
    ["/report", "report"],
    ["/after-restore", "rest"],
    ["/statistics", "stat"],
  ] as const
) {
  await page.goto(stage.app + p);
  await page.waitForTimeout(2500);
  await page.screenshot({ path: `/tmp/s_${n}.png` });
}
console.log(visit.faults);
