/** A month computed by hand, posting by posting, and repeated through the API. */
import assert from "node:assert/strict";
import { LEDGER_KINDS } from "../../../../api/money/legs.ts";
import { postageFaults } from "../../../../server/modules/handover/postage_invoices/verify_store.ts";
import { invoiceFaults } from "../../../../server/modules/money/invoices/verify_store.ts";
import { monthFaults } from "../../../../server/modules/money/ledger/months.ts";
import { bookFaults } from "../../../../server/modules/money/ledger/verify_store.ts";
import { GoldenMonth } from "../../../support/money/golden_month.ts";
import { amountText, dayText, entriesText, goldenTable } from "../../../support/money/golden_tables.ts";

const accountName = (kind: string, party: string, methods: ReadonlyMap<string, string>): string =>
  party === "" ? kind : `${kind}:${methods.get(party) ?? party}`;

/** Returns every movement of the ledger with the columns of the table. */
async function postingsOf({ db }: GoldenMonth): Promise<readonly Posting[]> {
  const methods = new Map(
    (await db.read.selectFrom("payment_methods").select(["_id", "name"]).execute())
      .map(({ _id, name }) => [_id, name]),
  );
  const rows = await db.read.selectFrom("ledger_entries as e")
    .innerJoin("ledger_txns as t", "t._id", "e.txn_id").innerJoin(
      "ledger_accounts as a",
      "a._id",
      "e.account_id",
    )
    .select([
      "e.txn_id",
      "t.seller_id",
      "t.kind",
      "t.ref_code",
      "t.created_at",
      "a.kind as account",
      "a.party",
    ])
    .select(["e.amount_minor", "e.currency", "e.balance_minor"]).orderBy("e.seq").execute();
  return [...Map.groupBy(rows, ({ txn_id }) => txn_id).values()].map((entries) => {
    const { created_at, seller_id, kind, ref_code } = entries[0]!;
    const after = (account: string) => {
      const balance = entries.find((entry) => entry.account === account)?.balance_minor;
      return typeof balance === "number" ? amountText(balance) : "";
    };
    return {
      day: dayText(created_at),
      seller: seller_id ?? "",
      ...{ kind, reference: ref_code },
      entries: entriesText(
        entries.map(({ account, party, amount_minor, currency }) =>
          [
            accountName(account, party, methods),
            amountText(amount_minor, currency),
            ...currency === "USD" ? [] : [currency],
          ].join(" ")
        ),
      ),
      "wallet after": after("wallet"),
      "due after": after("due"),
    };
  });
}

interface Posting {
  readonly day: string;
  readonly seller: string;
  readonly kind: string;
  readonly reference: string;
  readonly entries: string;
  readonly "wallet after": string;
  readonly "due after": string;
}

const POSTINGS = goldenTable("postings").map((
  { day = "", seller = "", kind = "", reference = "", ...row },
): Posting => ({
  ...{ day, seller, kind, reference },
  entries: entriesText((row["entries"] ?? "").split("; ")),
  "wallet after": row["wallet after"] ?? "",
  "due after": row["due after"] ?? "",
}));

const ACCOUNTS = ["due", "wallet"] as const;
type Account = (typeof ACCOUNTS)[number];

interface SeenLine {
  readonly no: number;
  readonly account: Account;
  readonly created_at: number;
  readonly kind: string;
  readonly ref_code: string;
  readonly amount_minor: number;
  readonly balance_minor: number;
}

/** Returns a seller's statement as the table has it: its lines are numbered for each account. */
function statementBy(seller: string): readonly string[] {
  const numbers = { wallet: 0, due: 0 };
  return POSTINGS.filter((row) => row.seller === seller).flatMap((row) =>
    ACCOUNTS.flatMap((account) => {
      const entry = row.entries.split("; ").find((each) => each.startsWith(`${account} `));
      if (!entry) return [];
      const amount = entry.slice(account.length + 1);
      return [
        [account, ++numbers[account], row.day, row.kind, row.reference, amount, row[`${account} after`]].join(
          " ",
        ),
      ];
    })
  );
}

async function checkStatement(month: GoldenMonth, seller: "anna" | "ben"): Promise<void> {
  const span = '(start: "01-11-2026", end: "31-12-2026")';
  const { statementLines, statementTotals } = await month.ask<{
    statementLines: readonly SeenLine[];
    statementTotals: { accounts: readonly { account: Account; closing_minor: number; is_sound: boolean }[] };
  }>(
    seller,
    `{ statementLines${span} { no account created_at kind ref_code amount_minor balance_minor }
      statementTotals${span} { accounts { account closing_minor is_sound } } }`,
  );
  const lines = statementLines.map((line) =>
    [
      ...[line.account, line.no, dayText(line.created_at), line.kind, line.ref_code],
      ...[amountText(line.amount_minor), amountText(line.balance_minor)],
    ].join(" ")
  );
  assert.deepEqual(lines.toSorted(), statementBy(seller).toSorted(), `the statement of ${seller}`);
  for (const { account, closing_minor, is_sound } of statementTotals.accounts) {
    const last = POSTINGS.findLast((row) => row.seller === seller && row[`${account} after`] !== "");
    assert.deepEqual([is_sound, amountText(closing_minor)], [
      true,
      last?.[`${account} after`],
    ]);
  }
}

interface SeenDocument {
  readonly [field: string]: string | number;
}

async function documentsOf(month: GoldenMonth) {
  const { invoices } = await month.ask<{ invoices: readonly SeenDocument[] }>(
    "root",
    `{ invoices(status: ["All"]) { code kind seller_id status lines_count subtotal_minor tax_minor total_minor paid_minor
      credited_minor open_minor credited_code } }`,
  );
  const money = (document: SeenDocument, field: string) => amountText(Number(document[`${field}_minor`]));
  return invoices.map((document) => ({
    number: document["code"],
    kind: document["kind"],
    seller: document["seller_id"],
    status: document["status"],
    lines: String(document["lines_count"]),
    ...Object.fromEntries(
      ["subtotal", "tax", "total", "paid", "credited", "open"].map((
        field,
      ) => [field, money(document, field)]),
    ),
    corrects: document["credited_code"],
  }));
}

interface SeenTotal {
  readonly account: string;
  readonly name: string;
  readonly currency: string;
  readonly opening_minor: number;
  readonly debit_minor: number;
  readonly credit_minor: number;
  readonly closing_minor: number;
}

async function trialBalancesOf(month: GoldenMonth) {
  const { ledgerMonths } = await month.ask<
    { ledgerMonths: readonly { month: string; totals: readonly SeenTotal[] }[] }
  >(
    "root",
    `{ ledgerMonths { month totals { account name currency opening_minor debit_minor credit_minor closing_minor } } }`,
  );
  return ledgerMonths.flatMap(({ month, totals }) =>
    totals.map(({ account, name, currency, ...sums }) => ({
      month,
      account: name === "" ? account : `cash:${name}`,
      currency,
      opening: amountText(sums.opening_minor, currency),
      debit: amountText(sums.debit_minor, currency),
      credit: amountText(sums.credit_minor, currency),
      closing: amountText(sums.closing_minor, currency),
    }))
  );
}

interface SeenProfit {
  readonly part: string;
  readonly charged_minor: number;
  readonly booked_minor: number;
  readonly invoiced_minor: number | null;
  readonly difference_minor: number;
}

/** Checks the profit of each order in the table, and that its package has the same profit without the goods. */
async function checkProfit(month: GoldenMonth): Promise<void> {
  const table = goldenTable("profit");
  for (const code of new Set(table.map(({ order = "" }) => order))) {
    const number = Number(code.slice(-6));
    const { order, pkg } = await month.ask<Record<"order" | "pkg", { profit: readonly SeenProfit[] }>>(
      "root",
      `query ($order: ID!, $pkg: ID!) { order: getOrderById(_id: $order) { profit { ...P } }
        pkg: getPackageById(_id: $pkg) { profit { ...P } } }
        fragment P on ProfitLine { part charged_minor booked_minor invoiced_minor difference_minor }`,
      { order: await month.idOf(number), pkg: await month.packageOf(number) },
    );
    const rows = ({ profit }: { readonly profit: readonly SeenProfit[] }) =>
      profit.map(({ part, invoiced_minor, ...sums }) => ({
        ...{
          order: code,
          part,
          charged: amountText(sums.charged_minor),
          booked: amountText(sums.booked_minor),
        },
        invoiced: invoiced_minor === null ? "" : amountText(invoiced_minor),
        difference: amountText(sums.difference_minor),
      }));
    const expected = table.filter((row) => row["order"] === code);
    assert.deepEqual(rows(order), expected);
    assert.deepEqual(rows(pkg), expected.filter(({ part }) => part !== "goods"));
  }
}

const inOrder = <R extends object>(rows: readonly R[]): readonly string[] =>
  rows.map((row) => Object.values(row).join(",")).toSorted();

Deno.test("money §8 the money of a golden month: 40 orders of a prepaid and a postpaid seller, with every kind of movement, give the postings, statements, documents, trial balances and profits that were computed by hand", () =>
  GoldenMonth.run(async (month) => {
    await month.moveMoneyByHand();
    await month.payOrders();
    await month.sendAndRefund();
    await month.readPostageInvoices();
    await month.bookSharedCosts();
    await month.issueDocuments();
    assert.deepEqual(await postingsOf(month), POSTINGS);
    assert.deepEqual(
      [...new Set(POSTINGS.map(({ kind }) => kind))].toSorted(),
      LEDGER_KINDS.toSorted(),
    );
    await checkStatement(month, "anna");
    await checkStatement(month, "ben");
    assert.deepEqual(inOrder(await documentsOf(month)), inOrder(goldenTable("documents")));
    assert.deepEqual(inOrder(await trialBalancesOf(month)), inOrder(goldenTable("trial_balance")));
    await checkProfit(month);
    for (const faults of [bookFaults, invoiceFaults, postageFaults, monthFaults]) {
      assert.deepEqual(await faults(month.db.read), []);
    }
  }));
