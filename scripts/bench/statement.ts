/**
 * Measures the statement of a wallet with very many lines: page 1, page 1,000, the balance and the sums of a month, each
 * beside the same of a wallet with 10,000 lines; and a month of 2,000 lines as PDF, with its memory. `deno task bench
 * statement:10000000` makes 10,000,000 lines.
 */
import { DAY_SECONDS } from "../../api/constants.ts";
import { DatabaseSync } from "node:sqlite";
import type { StatementEntry } from "../../api/documents/statement.ts";
import { statementDocument } from "../../api/documents/statement.ts";
import { MAX_STATEMENT_PDF_LINES } from "../../api/money/statement.ts";
import { billingHistory } from "../../resources/money/billing_history.ts";
import type { AuthorizedContext } from "../../server/context.ts";
import type { Database } from "../../server/db/database.ts";
import { openDatabase, SQLITE_FILE } from "../../server/db/open.ts";
import { pdfOf } from "../../server/documents/pdf.ts";
import { newUser } from "../../server/modules/people/session/new_user.ts";
import { availableOf } from "../../server/modules/money/ledger/wallet_store.ts";
import { pageOf } from "../../server/list/resolver.ts";
import { statementList } from "../../server/modules/money/statement/store.ts";
import { accountTotals } from "../../server/modules/money/statement/totals_store.ts";
import { type Figure, median, print, quantile } from "./report.ts";

const FEW = 10_000;
const MANY = 1_000_000;
const PER_PAGE = 20;
const DEEP_PAGE = 1_000;
const ROUNDS = 200;
const PDF_ROUNDS = 5;
const MB = 1024 ** 2;
const NOW = 1_794_830_400;
/** The lines are spread evenly over two years. */
const SPAN_SECONDS = 2 * 365 * DAY_SECONDS;
const MONTH_SECONDS = 30 * DAY_SECONDS;

function fill(path: string, seller: string, count: number): void {
  const db = new DatabaseSync(path);
  const at = `${NOW - SPAN_SECONDS} + n * ${SPAN_SECONDS} / ${count}`;
  const numbers =
    `with recursive numbers (n) as (select 1 union all select n + 1 from numbers where n < ${count})`;
  db.exec("pragma synchronous = off; begin");
  db.exec(`insert into ledger_accounts (_id, seller_id, kind, party, currency) values
    ('${seller}-wallet', '${seller}', 'wallet', '', 'USD')`);
  db.exec(
    `${numbers} insert into ledger_txns (_id, kind, event, seller_id, order_id, ref_kind, ref_id, ref_code, reverses,
      service, actor_id, acting_for, request_id, created_at)
    select '${seller}-00000000-0000-' || n, 'credit', '', '${seller}', null, '', null, 'TU-' || n, null, '', '${seller}', null,
      'bench', ${at} from numbers`,
  );
  db.exec(
    `${numbers} insert into ledger_entries (txn_id, account_id, amount_minor, currency, seller_id, kind, ref_code, account,
      no, balance_minor, created_at)
    select '${seller}-00000000-0000-' || n, '${seller}-wallet', 1, 'USD', '${seller}', 'credit', 'TU-' || n, 'wallet', n, n, ${at}
    from numbers`,
  );
  db.exec(
    `insert into wallets values ('${seller}', 'USD', ${count}, 0, 0, 0, ${count}, 0, ${NOW}, 0, null, 1)`,
  );
  db.exec("commit");
  db.close();
}

async function measureMs(work: () => Promise<unknown>, rounds = ROUNDS): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const startedAt = performance.now();
    await work();
    times.push(performance.now() - startedAt);
  }
  return median(times);
}

const contextOf = (db: Database, seller: string, page: number) =>
  ({
    db,
    scope: { sellers: [seller] },
    page: { page, perPage: PER_PAGE },
    now: () => NOW,
    settings: { timeZone: "UTC" },
  }) as unknown as AuthorizedContext;

const pageMs = (db: Database, seller: string, page: number) =>
  measureMs(() =>
    pageOf(billingHistory, statementList, { status: ["Paid"] }, contextOf(db, seller, page)).execute(db.read)
  );

const sumsMs = (db: Database, seller: string) =>
  measureMs(() =>
    accountTotals(db.heavy, db.engine, { sellers: [seller] }, {
      seller,
      accounts: ["wallet", "due"],
      from: NOW - MONTH_SECONDS,
      until: NOW,
    }), ROUNDS / 10);

export async function benchStatement(part?: string): Promise<void> {
  const many = part ? Number(part) : MANY;
  if (!Number.isInteger(many)) throw new Error(`Cannot measure ${part}: expected a number of lines`);
  const dataDir = await Deno.makeTempDir({ prefix: "pressdock-bench-" });
  try {
    await measure(dataDir, many);
  } finally {
    await Deno.remove(dataDir, { recursive: true });
  }
}

async function measure(dataDir: string, many: number): Promise<void> {
  const db = await openDatabase({ dataDir });
  for (const _id of ["few", "many"]) {
    const row = newUser({
      _id,
      identity: _id,
      email: `${_id}@demo.test`,
      name: _id,
      h: _id,
      role: "sale",
      password_hash: "",
    }, NOW);
    await db.write((tx) => tx.insertInto("users").values(row).execute());
  }
  console.log(`Making ${many.toLocaleString("en")} lines …`);
  fill(`${dataDir}/${SQLITE_FILE}`, "few", FEW);
  fill(`${dataDir}/${SQLITE_FILE}`, "many", many);
  const [few, lot] = [await pageMs(db, "few", 1), await pageMs(db, "many", 1)];
  const figures: Figure[] = [
    {
      name: `what may be spent, ${many.toLocaleString("en")} lines`,
      ours: await measureMs(() => availableOf(db.read, "many", "USD")),
      base: await measureMs(() => availableOf(db.read, "few", "USD")),
      unit: "ms",
      goal: "at most 1.2x",
    },
    { name: "page 1", ours: lot, base: few, unit: "ms", goal: "at most 1.5x" },
    {
      // A wallet of 10,000 lines has no page 1,000, so page 1 of the same wallet is the baseline.
      name: `page ${DEEP_PAGE.toLocaleString("en")}, beside page 1 of it`,
      ours: await pageMs(db, "many", DEEP_PAGE),
      base: lot,
      unit: "ms",
      goal: "none",
    },
    {
      name: `page ${DEEP_PAGE.toLocaleString("en")}, beside page ${FEW / PER_PAGE} of the small one`,
      ours: await pageMs(db, "many", DEEP_PAGE),
      base: await pageMs(db, "few", FEW / PER_PAGE),
      unit: "ms",
      goal: "at most 3x",
    },
    {
      name: "sums of a month",
      ours: await sumsMs(db, "many"),
      base: await sumsMs(db, "few"),
      unit: "ms",
      goal: "none",
    },
  ];
  print("Statement", "10,000 lines", figures);
  await db.close();
  await measurePdf();
}

async function measurePdf(): Promise<void> {
  const lines = Array.from({ length: MAX_STATEMENT_PDF_LINES }, (_, n): StatementEntry => ({
    account: "wallet",
    currency: "USD",
    no: n + 1,
    created_at: NOW + n * 60,
    kind: n % 5 === 0 ? "refund" : "charge",
    ref_code: `PD-${100_000 + n}`,
    amount_minor: n % 5 === 0 ? 2_595 : -1_299,
    balance_minor: 10_000_000 + n,
  }));
  const account = {
    ...{ account: "wallet", currency: "USD", lines: lines.length, is_sound: true },
    ...{ opening_minor: 0, debit_minor: 0, credit_minor: 0, closing_minor: 0, kinds: [] },
  };
  const draw = () =>
    pdfOf(statementDocument({
      ...{
        seller: "Nguyễn Thị Ánh Tuyết",
        from: NOW,
        until: NOW + MONTH_SECONDS,
        timeZone: "Asia/Ho_Chi_Minh",
      },
      ...{ language: "en", at: NOW, accounts: [account], lines, days: null },
    }));
  const before = Deno.memoryUsage().rss;
  let [peak, last] = [0, performance.now()];
  const stands: number[] = [];
  const watch = setInterval(() => {
    peak = Math.max(peak, Deno.memoryUsage().rss - before);
    stands.push(performance.now() - last);
    last = performance.now();
  }, 5);
  const ms = await measureMs(draw, PDF_ROUNDS);
  clearInterval(watch);
  print("Statement as PDF", "", [
    { name: `${lines.length.toLocaleString("en")} lines`, ours: ms, unit: "ms", goal: "at most 3,000 ms" },
    { name: "memory of it at its height", ours: peak / MB, unit: "MB", goal: "at most 150 MB" },
    { name: "longest wait of others, p99", ours: quantile(stands, 0.99), unit: "ms", goal: "at most 50 ms" },
  ]);
}
