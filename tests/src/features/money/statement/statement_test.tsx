import {
  data,
  FakeApi,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import { createActor } from "xstate";
import { CardRow } from "../../../../../src/engine/list/table/card_row.tsx";
import { wiredSelection } from "../../../../../src/engine/list/wiring.ts";
import type { StatementTotals } from "../../../../../api/generated/schema.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import ReferenceCell from "../../../../../src/features/money/statement/reference_cell.tsx";
import StatementFoot from "../../../../../src/features/money/statement/statement_foot.tsx";
import StatementStrip from "../../../../../src/features/money/statement/statement_strip.tsx";
import {
  lastMonths,
  monthHref,
  monthShown,
  monthSpanText,
} from "../../../../../src/features/money/statement/wiring.ts";
import { billingHistory } from "../../../../../resources/money/billing_history.ts";

const ACCOUNT = {
  account: "wallet",
  currency: "USD",
  opening_minor: 10_000,
  debit_minor: 2_595,
  credit_minor: 500_000,
  closing_minor: 507_405,
  lines: 1_204,
  is_sound: true,
  kinds: [
    { kind: "charge", debit_minor: 2_595, credit_minor: 0, lines: 3 },
    { kind: "topup", debit_minor: 0, credit_minor: 500_000, lines: 1_201 },
  ],
};
const totals = (more: Partial<StatementTotals> = {}) =>
  data({
    statementTotals: { seller_id: "anna", seller_name: "Anna", reason: "", accounts: [ACCOUNT], ...more },
  });
const words = () => document.body.textContent?.replaceAll(/\s+/g, " ") ?? "";

Deno.test("Clear answers 10, S2.24 below the lines are the sums by type, and opening, debit and credit lead to the closing balance; a new line counts at once", async () => {
  const more = { ...ACCOUNT, credit_minor: 500_100, closing_minor: 507_505, lines: 1_205 };
  const api = new FakeApi().on("StatementTotals", totals(), totals({ accounts: [more] }));
  await onStage(
    api,
    <StatementFoot filters={{ status: "Paid", range: "last-month", _id: "x" }} />,
    async () => {
      await says("1,204 lines, balanced");
      assert.match(words(), /Order payment \(3\)-25\.95 ?Top-up \(1,201\)5,000\.00 ?Wallet/);
      assert.match(
        words(),
        /Wallet · USD ?Opening ?100\.00 ?− ?Debit ?25\.95 ?\+ ?Credit ?5,000\.00 ?= ?Closing ?5,074\.05/,
      );
      assert.deepEqual(api.named("StatementTotals")[0]?.variables, { status: ["Paid"], range: "last-month" });
      publishChange("statementLines", ["new"]);
      await says("1,205 lines, balanced");
    },
  );
});

Deno.test("S2.24 a balance that cannot be shown has its reason, lines that do not add up are reported, and a failed request can be retried", async () => {
  const foot = <StatementFoot filters={{}} />;
  const shows = (answer: ReturnType<typeof totals>, text: string) =>
    onStage(new FakeApi().on("StatementTotals", answer), foot, async () => void await says(text));
  await shows(
    totals({ reason: "severalSellers", accounts: [] }),
    "Choose one seller to see the opening and closing balance.",
  );
  await shows(
    totals({ reason: "narrowed", accounts: [] }),
    "To see the opening and closing balance, clear the search and the type filter.",
  );
  await shows(totals({ accounts: [] }), "There is no balance yet.");
  await shows(
    totals({ accounts: [{ ...ACCOUNT, is_sound: false }] }),
    "The lines do not add up to the closing balance. Please report this.",
  );
  const api = new FakeApi().on("StatementTotals", refusal("INTERNAL"), totals());
  await onStage(api, foot, async () => {
    await says(/The balances could not be loaded\./);
    await press("Try again");
    await says("1,204 lines, balanced");
  });
});

Deno.test("Clear answers 3, S2.24 above the lines are balance, reserved and available, the reservations with their sum, and the files of a month, only for one seller", async () => {
  const hold = {
    _id: "h1",
    purpose: "postage",
    amount_minor: 450,
    currency: "USD",
    created_at: Date.UTC(2026, 2, 3) / 1000,
    order_id: "o1",
    order_code: "PD-000007",
  };
  const wallet = {
    _id: "anna",
    seller_name: "Anna",
    currency: "USD",
    balance_minor: 3_000,
    due_minor: 1_000,
    held_minor: 700,
  };
  const api = new FakeApi().on(
    "OpenHolds",
    data({ openHolds: [hold, { ...hold, _id: "h2", amount_minor: 250 }] }),
  )
    .on(
      "Wallets",
      data({
        wallets: [{
          ...wallet,
          credit_limit_minor: 0,
          available_minor: 1_300,
          awaiting: 0,
          awaiting_minor: 0,
        }],
      }),
    );
  const months = lastMonths(Math.floor(Date.now() / 1000));
  const [start, end] = monthSpanText(months[3] ?? "").split(" – ");
  await onStage(
    api,
    <StatementStrip filters={{ seller: "anna", ...start && end && { start, end } }} />,
    async () => {
      await says("7.00 USD reserved now, in 2 reservations");
      await says("13.00 USD");
      assert.match(words(), /Balance ?20\.00 USD ?Reserved ?7\.00 USD ?Available ?13\.00 USD/);
      assert.match(words(), /4\.50 USD postage for PD-000007 since 03-03-2026/);
      const requests: string[] = [];
      globalThis.fetch = (url) => {
        requests.push(String(url));
        return Promise.resolve(
          Response.json({
            errors: [{
              message: "",
              extensions: { code: "LIMIT", request_id: "r", reason: { code: "statementTooLong", text: "" } },
            }],
          }, { status: 400 }),
        );
      };
      await says(`${start} – ${end}`);
      await press("CSV");
      await says(/This month has more than 10,000 lines\. Export the list instead\./);
      assert.deepEqual(requests, [
        `http://api.test/api/statement/file?seller=anna&month=${months[3]}&format=csv&language=en`,
      ]);
    },
  );
  for (
    const [filters, role, scope] of [[{}, "root", null], [{ seller: "a,b" }, "sale", ["a", "b"]]] as const
  ) {
    await onStage(api, <StatementStrip filters={filters} />, async () => {
      await waitFor(() => assert.equal(screen.queryByRole("group"), null));
    }, { role, scope });
  }
});

Deno.test("months go back beyond the beginning of a year", () => {
  const months = lastMonths(Date.UTC(2026, 0, 15) / 1000);
  assert.deepEqual(months.slice(0, 3), ["2026-01", "2025-12", "2025-11"]);
  assert.equal(months.length, new Set(months).size);
});

Deno.test("S2.24 a line leads to its order or its top-up in a list that the person may see, otherwise nowhere", async () => {
  const column = billingHistory.columns.find(({ key }) => key === "ref_code")!;
  const href = async (row: Record<string, string>, role: string, scope: readonly string[] | null = null) => {
    let found: string | null | undefined;
    const cell = <ReferenceCell row={{ _id: "l", version: 1, ...row }} column={column} />;
    await onStage(new FakeApi(), cell, async () => {
      await says(row["ref_code"] ?? "");
      found = screen.queryByRole("link")?.getAttribute("href");
    }, { role, scope });
    return found;
  };
  const order = { ref_code: "PD-1", ref_kind: "order", ref_id: "o1" };
  const topup = { ref_code: "TU-1", ref_kind: "topup", ref_id: "t1" };
  assert.equal(await href(order, "root"), "/orders/all/o1");
  assert.equal(await href(topup, "sale", ["user-1"]), "/billing/topup/all/t1");
  assert.equal(await href(topup, "root"), undefined);
  assert.equal(await href({ ...topup, ref_kind: "constructor" }, "sale"), undefined);
});

Deno.test("S2.24 on a phone a line shows its kind and its amount, whichever column has the amount", async () => {
  const selection = createActor(wiredSelection(), { input: { ids: [] } }).start();
  const columns = billingHistory.columns.filter(({ hidden, rule }) => !hidden && !rule);
  const line = {
    ref_code: "PD-1",
    ref_kind: "",
    ref_id: "",
    currency: "USD",
    balance_minor: 99_900,
    status: "Paid",
  };
  const lines = [
    { ...line, _id: "l1", version: 1, kind: "charge", debit_minor: 2_595, credit_minor: null },
    { ...line, _id: "l2", version: 1, kind: "refund", debit_minor: null, credit_minor: 700 },
  ];
  const rows = lines.map((row) => (
    <CardRow
      key={row._id}
      {...{ row, columns, selection }}
      list="billing_history"
      index={0}
      canSelect={false}
      isGone={false}
      name={row.ref_code}
      href={null}
      language="en"
    />
  ));
  await onStage(new FakeApi(), <ul>{rows}</ul>, async () => {
    await says("Refund");
    const cards = screen.getAllByRole("listitem").map((card) => card.textContent);
    assert.match(cards[0] ?? "", /Paid.*Order payment.*25\.95/);
    assert.match(cards[1] ?? "", /Paid.*Refund.*7\.00/);
    assert.ok(!cards.join().includes("999.00"));
  });
});

Deno.test("Clear answers 10 the month of the files is the period of the list, and a chosen month is shown by both", async () => {
  const months = ["2026-03", "2026-02", "2026-01", "2025-12"];
  const shown = (filters: Parameters<typeof monthShown>[0]) => monthShown(filters, months);
  assert.equal(shown({ range: "this-month" }), "2026-03");
  assert.equal(shown({ range: "last-month" }), "2026-02");
  assert.equal(shown({ start: "01-02-2026", end: "28-02-2026" }), "2026-02");
  for (
    const other of [{}, { range: "all" }, { range: "today" }, { start: "01-02-2026", end: "27-02-2026" }]
  ) {
    assert.equal(shown(other), null);
  }
  for (const range of ["this-month", "last-month"]) assert.equal(shown({ range, start: "05-02-2026" }), null);
  for (const month of months) {
    const query =
      new URL(monthHref({ status: "Paid", range: "last-month", seller: "anna" }, month), "http://app.test")
        .searchParams;
    assert.equal(shown({ start: query.get("start") ?? "", end: query.get("end") ?? "" }), month);
    assert.deepEqual([query.get("seller"), query.get("range")], ["anna", null]);
  }
  const api = new FakeApi().on("OpenHolds", data({ openHolds: [] })).on("Wallets", data({ wallets: [] }));
  await onStage(api, <StatementStrip filters={{ seller: "anna", range: "all" }} />, async () => {
    await says("Other period");
    assert.equal(
      screen.queryByRole("button", { name: "PDF" }),
      null,
      "no file of another span than the list's",
    );
  });
});
