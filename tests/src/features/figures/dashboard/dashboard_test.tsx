import {
  button,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { Dashboard } from "../../../../../api/generated/schema.ts";
import { ORDER_STATUSES } from "../../../../../api/statuses.ts";
import { publishChange } from "../../../../../src/engine/live/live.ts";
import DashboardPage from "../../../../../src/features/figures/dashboard/dashboard_page.tsx";

const day = (index: number) => `${String(index + 1).padStart(2, "0")}-11-2026`;
const FIGURES: Dashboard = {
  statuses: ORDER_STATUSES.map((status, index) => ({ status, count: index === 2 ? 1204 : index })),
  late: 3,
  due_today: 0,
  on_hold: 4,
  needs_mending: 7,
  mending: [{ status: "address", count: 5 }, { status: "sku", count: 3 }, { status: "price", count: 0 }],
  balances: [{ currency: "USD", balance_minor: 150_000, reserved_minor: 26_544, available_minor: 123_456 }],
  money: null,
  cases: [],
  days: Array.from({ length: 30 }, (_, index) => ({
    day: day(index),
    orders: index,
    shipped: 29 - index,
    total_minor: index * 1000,
  })),
  steps: [{ code: "store", done: true }, { code: "order", done: false }, { code: "balance", done: false }],
};
const apiWith = (figures: Partial<Dashboard> = {}) =>
  new FakeApi().on("Dashboard", data({ dashboard: { ...FIGURES, ...figures } }));
const hrefOf = (name: RegExp) =>
  screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"))[0];

Deno.test("S2.1 each figure leads to the list with the same count", async () => {
  await onStage(apiWith(), <DashboardPage />, async () => {
    await says("1,204");
    assert.equal(hrefOf(/Late/), "/orders/all?due=late&sort=due_at");
    assert.equal(hrefOf(/Due today/), "/orders/all?due=today&sort=due_at");
    assert.equal(hrefOf(/Needs fixing/), "/orders/all?problem=any");
    assert.equal(hrefOf(/^On hold/), "/orders/on-hold");
    assert.equal(hrefOf(/Processing/), "/orders/processing");
    await says("Address 5 · SKU 3");
    await says(/1,234\.56 USD/);
  });
});

Deno.test("behind each chart is a table with the same days, newest first, each a link to its orders", async () => {
  await onStage(apiWith(), <DashboardPage />, async () => {
    await says("New orders: 29 on the busiest day, 435 in total");
    const [first] = await screen.findAllByRole("button", { name: "Show as table" });
    fireEvent.click(first!);
    const table = await screen.findByRole("table");
    const rows = [...table.querySelectorAll("tbody tr")].map((row) => row.textContent);
    assert.equal(rows.length, 30);
    assert.equal(rows[0], "30-11-2026290");
    assert.equal(
      table.querySelector("tbody a")?.getAttribute("href"),
      "/orders/all?start=30-11-2026&end=30-11-2026",
    );
    await button("Show as chart");
  });
});

Deno.test("the first steps are links, and disappear when none is left", async () => {
  await onStage(apiWith(), <DashboardPage />, async () => {
    await says("1 of 3 done");
    assert.equal(hrefOf(/Add your first orders/), "/orders/import");
    assert.equal(screen.queryByRole("link", { name: /Add your store/ }) === null, true);
  });
  await onStage(apiWith({ steps: [] }), <DashboardPage />, async () => {
    await says("1,204");
    assert.equal(screen.queryByText("First steps") === null, true);
  });
});

Deno.test("without orders one next step is shown instead of empty charts", async () => {
  const statuses = FIGURES.statuses.map(({ status }) => ({ status, count: 0 }));
  await onStage(apiWith({ statuses, steps: [] }), <DashboardPage />, async () => {
    await says("No orders yet");
    assert.equal(hrefOf(/Import orders/), "/orders/import");
    assert.equal(screen.queryByRole("button", { name: "Show as table" }) === null, true);
  });
});

Deno.test("a dashboard that cannot be loaded shows the reason and is requested again; an earlier one stays", async () => {
  const api = new FakeApi().on("Dashboard", refusal("INTERNAL"), data({ dashboard: FIGURES }));
  await onStage(api, <DashboardPage />, async () => {
    await says("The dashboard could not be loaded");
    await press("Try again");
    await says("1,204");
    publishChange("orders", ["o1"]);
    await waitFor(() => assert.equal(screen.queryByText("1,204") !== null, true));
  });
});

Deno.test("Clear answers 3, 5 balance, reserved and available are shown together, and requested again when money moves", async () => {
  const moved = { currency: "USD", balance_minor: 148, reserved_minor: 58_063, available_minor: -57_915 };
  const api = new FakeApi().on(
    "Dashboard",
    data({ dashboard: FIGURES }),
    data({ dashboard: { ...FIGURES, balances: [moved] } }),
  );
  await onStage(api, <DashboardPage />, async () => {
    for (const words of ["1,500.00 USD", "265.44 USD", "1,234.56 USD"]) await says(words);
    publishChange("wallets", ["u1"]);
    await waitFor(() => {
      for (const words of ["1.48 USD", "580.63 USD", "-579.15 USD"]) {
        assert.ok(document.body.textContent?.includes(words));
      }
    }, { timeout: 20_000 });
  });
});

Deno.test("Clear answers 6 accounting's dashboard shows waiting decisions, each figure a link to its list", async () => {
  const money = { approvals: 4, refunds: 2, below_zero: ["s1", "s2", "s3"] };
  const accounting = { role: "super_root" } as const;
  const cases = [{ key: "processing", count: 7 }];
  await onStage(apiWith({ money, cases }), <DashboardPage />, async () => {
    await screen.findByRole("link", { name: /^Approvals waiting ?4/ });
    assert.equal(
      hrefOf(/^Approvals waiting ?4/),
      "/billing/approvals/pending",
      "the bare link opens the default view of a role",
    );
    assert.equal(hrefOf(/^Cases to answer ?7/), "/support/processing");
    assert.equal(hrefOf(/^Refunds waiting for a second person ?2/), "/refund-request/approved");
    assert.match(hrefOf(/^Sellers below zero ?3/) ?? "", /^\/users\/.*ids=s1(,|%2C)s2(,|%2C)s3/);
  }, accounting);
  await onStage(apiWith({ money: { ...money, below_zero: [] } }), <DashboardPage />, async () => {
    await screen.findByRole("link", { name: /^Approvals waiting ?4/ });
    assert.equal(screen.queryByRole("link", { name: /^Sellers below zero/ }), null);
  }, accounting);
});
