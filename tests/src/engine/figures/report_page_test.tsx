/** A report: figures open their rows, the address contains its settings, and its file has the same numbers. */
import {
  act,
  data,
  FakeApi,
  fireEvent,
  onStage,
  press,
  refusal,
  says,
  screen,
  waitFor,
} from "../record/stage.tsx";
import assert from "node:assert/strict";
import { resizeTo } from "../../../support/client/dom.ts";
import { columnsOf } from "../../../../api/figures/measures.ts";
import { orderReport as report } from "../../../../resources/figures/order_report.ts";
import { fileRows } from "../../../../src/engine/figures/report_file.ts";
import { readView, writeView } from "../../../../resources/report_url.ts";
import { shownFigures } from "../../../../resources/report_rows.ts";
import { report as finance } from "../../../../resources/figures/report.ts";
import FinanceReportPage from "../../../../src/features/figures/reports/finance_report_page.tsx";
import OrderReportPage from "../../../../src/features/figures/reports/order_report_page.tsx";
import { at, columns, figures, NO_VIEWS, reportApi, tab, values } from "./report_stage.ts";

/** Finds links by attribute, as computing the names of a hundred links takes seconds. */
const hrefOf = (name: string) =>
  waitFor(() => {
    const link = document.querySelector(`a[aria-label^="${name}"]`);
    if (!link) throw new Error(`There is no link ${name}`);
    return link.getAttribute("href") ?? "";
  });

Deno.test("S2.4 this month opens first; each figure leads to the list with the same filters", async () => {
  const api = reportApi();
  await onStage(api, <OrderReportPage />, async ({ history }) => {
    await says("before: 20");
    await says("+100%");
    await says("+2.5 points");
    const { variables } = api.named("Figures")[0]!;
    assert.deepEqual([variables["range"], variables["by"], variables["rank"]], [
      "this-month",
      ["day"],
      "orders",
    ]);
    assert.equal(await hrefOf("Late of all rows: 3."), "/orders/all?range=this-month&due=late");
    assert.equal(tab("this-month").getAttribute("aria-selected"), "true");
    fireEvent.click(tab("last-month"));
    assert.equal(history.at(-1), "/order-report?range=last-month");
  }, at(""));
});

Deno.test("S2.4 rows by two dimensions narrow the list by both, and Others can be opened", async () => {
  await onStage(reportApi(), <OrderReportPage />, async ({ history }) => {
    assert.equal(
      await hrefOf("Cancelled of Rosa Lind: 1."),
      "/orders/cancelled?range=this-month&seller=s1&store=st1",
    );
    assert.equal(
      await hrefOf("Orders of Rosa Lind, On hold: 2."),
      "/orders/on-hold?range=this-month&seller=s1&store=st1",
    );
    await says("3 others");
    await press("Show them");
    assert.equal(history.at(-1), "/order-report?store=st1&by=seller%2Cstatus&rows=all");
  }, at("?by=seller,status&store=st1"));
});

Deno.test("S2.4 Others of a group can be opened while all groups are shown", async () => {
  const [row] = figures.rows;
  const rows = [{ ...row, others: values({ orders: 5 }) }];
  await onStage(reportApi({ rows, others: null, groups: 1 }), <OrderReportPage />, async ({ history }) => {
    await says("Others");
    await press("Show them");
    assert.equal(history.at(-1), "/order-report?by=seller%2Cstatus&rows=all");
    await waitFor(() => assert.equal(screen.queryByRole("button", { name: "Show them" }), null));
  }, at("?by=seller,status"));
});

Deno.test("S2.4 on a phone a menu schedules, exports and prints, with the same steps as the buttons", async () => {
  const actions = ["Schedule…", "Export CSV", "Export XLSX", "Print"];
  await onStage(reportApi(), <OrderReportPage />, async () => {
    await says("before: 20");
    for (const name of actions) assert.ok(screen.getAllByRole("button", { name })[0]);
    act(() => resizeTo(390));
    try {
      await press("More actions");
      const items = await screen.findAllByRole("menuitem");
      assert.deepEqual(items.map(({ textContent }) => textContent), actions);
      assert.equal(screen.queryByRole("button", { name: "Export CSV" }), null);
      fireEvent.click(items[0]!);
      await screen.findByRole("dialog");
    } finally {
      act(() => resizeTo(1440));
    }
  }, at(""));
});

Deno.test("S2.2 a chart draws negative amounts below the zero line, or as bars to the other side", async () => {
  const row = (key: string, orders: number) => ({ key, name: key, values: values({ orders }), parts: [] });
  const boxes = (element: string) =>
    waitFor(() => {
      const all = [...document.querySelectorAll<HTMLElement>(`[aria-hidden] ${element}`)];
      assert.equal(all.length, 3);
      return all.map(({ style }) => style);
    });
  const rows = [row("01-11-2026..01-11-2026", 30), row("02-11-2026..02-11-2026", -10)]
    .map((each) => ({ ...each, others: null }));
  await onStage(reportApi({ rows }), <OrderReportPage />, async () => {
    const [zero, above, below] = await boxes("div > span[style], div > a > span");
    assert.equal(zero!.insetBlockStart, "75%");
    assert.deepEqual([above!.insetBlockStart, above!.blockSize], ["0%", "75%"]);
    assert.deepEqual([below!.insetBlockStart, below!.blockSize], ["75%", "25%"]);
  }, at(""));
  const ranked = [row("s1", 30), row("s2", 0), row("s3", -10)].map((each) => ({ ...each, others: null }));
  await onStage(reportApi({ rows: ranked }), <OrderReportPage />, async () => {
    const [above, none, below] = await boxes("li > span > span");
    assert.deepEqual([above!.marginInlineStart, above!.inlineSize], ["25%", "75%"]);
    assert.deepEqual([none!.marginInlineStart, none!.inlineSize], ["25%", "0%"]);
    assert.deepEqual([below!.marginInlineStart, below!.inlineSize], ["0%", "25%"]);
  }, at("?by=seller"));
});

Deno.test("S2.4 without rows the page suggests other days; a refusal can be retried", async () => {
  const empty = values({}).map(() => 0);
  await onStage(reportApi({ totals: empty, rows: [], others: null }), <OrderReportPage />, async () => {
    await says("Nothing happened on these days");
  }, at(""));
  const row = (key: string, value: number) => ({ ...figures.rows[0], key, values: values({ value }) });
  const rows = [row("01-11-2026..01-11-2026", 500), row("02-11-2026..02-11-2026", -500)];
  await onStage(reportApi({ totals: empty, rows, others: null }), <OrderReportPage />, async () => {
    await says("02-11-2026");
    assert.equal(screen.queryByText("Nothing happened on these days"), null);
  }, at(""));
  const api = new FakeApi().on("Figures", refusal("INTERNAL"), data({ figures })).on("Views", NO_VIEWS);
  await onStage(api, <OrderReportPage />, async () => {
    await says("The figures could not be counted");
    await says("Something went wrong on the server. Try again in a moment.");
    await press("Try again");
    await says("Rosa Lind");
  }, at("?by=seller"));
});

Deno.test("S2.4 a report over too many rows offers a job, which gets its days, groups, figures and language", async () => {
  const api = new FakeApi().on("Figures", refusal("LIMIT")).on("Views", NO_VIEWS)
    .on("MakeBulk", data({ makeJob: { _id: "j1", kind: "figures.run", status: "Queued", title: "" } }))
    .on("GetBulk", data({ getJobById: null }));
  await onStage(api, <OrderReportPage />, async () => {
    await says("A job can count more than 400,000 rows");
    await press("Run as job");
    await says("You can download its file in Jobs");
    const { params } = api.named("MakeBulk")[0]!.variables as { params: Record<string, unknown> };
    assert.deepEqual(params, {
      kind: "figures.run",
      resource: "order_report",
      filters: { range: "this-year", by: ["seller", "month"] },
      columns: ["orders", "late"],
      language: "en",
      format: "csv",
    });
    assert.equal(api.named("MakeBulk").length, 1);
  }, at("?range=this-year&by=seller,month&figures=orders,late"));
});

Deno.test("S2.4 an address keeps the shown settings, and drops those that this report does not know", () => {
  assert.equal(writeView(report, readView(report, "")), "/order-report");
  const search = "range=last-90-days&seller=s1&by=country%2Cweek&figure=value&rows=all";
  assert.equal(writeView(report, readView(report, search)), `/order-report?${search}`);
  for (const range of ["", "ages", "all"]) {
    const broken = readView(report, `by=weather,email&figure=luck&remedy=luck&range=${range}`);
    assert.deepEqual([broken.by, broken.rank, broken.filters], [["day"], "orders", { range: "this-month" }]);
  }
});

Deno.test("S2.4 the file has the rows, Others and the total, and money with its decimals", () => {
  const view = readView(report, "by=seller");
  const { titles, rows } = fileRows(report, view, figures);
  assert.deepEqual(titles.slice(0, 4), ["Seller", "Orders", "Garments", "Value (USD)"]);
  assert.deepEqual(rows.map((row) => row.slice(0, 2)), [["Rosa Lind", 30], ["Others", 10], ["Total", 40]]);
  const total = rows.at(-1)!;
  assert.deepEqual(total[3], { figure: "1234.56" });
  const hours = 1 + columns.findIndex(({ key }) => key === "hours_50");
  assert.deepEqual([titles[hours], total[hours]], ["Half ship within (h)", 30]);
  assert.deepEqual(total[1 + columns.findIndex(({ key }) => key === "on_time_share")], { figure: "0.9750" });
});

Deno.test("S2.4 the file has amounts with the decimals of their currency: none, two or three", () => {
  const view = readView(report, "by=seller");
  const all = columnsOf(report.measures, ["USD", "JPY", "KWD"]);
  const totals = all.map(({ currency }) => currency ? 123_456 : 0);
  const { titles, rows } = fileRows(report, view, {
    ...figures,
    columns: all,
    totals,
    rows: [],
    others: null,
  });
  assert.deepEqual(titles.slice(3, 6), ["Value (USD)", "Value (JPY)", "Value (KWD)"]);
  assert.deepEqual(rows, [[
    "Total",
    ...all.map(({ currency }, place) => {
      if (report.measures.find(({ key }) => key === all[place]!.key)!.kind === "share") {
        return { figure: "0.0000" };
      }
      return currency ? { figure: { USD: "1234.56", JPY: "123456", KWD: "123.456" }[currency] } : 0;
    }),
  ]]);
});

Deno.test("S2.2 the footer says up to which entry the ledger balances, or by how much it does not", async () => {
  const values = columnsOf(finance.measures, ["USD"]).map(() => 0);
  const answer = {
    ...figures,
    columns: columnsOf(finance.measures, ["USD"]),
    totals: values,
    before: values,
  };
  const api = (house_minor: number) =>
    new FakeApi().on("Views", NO_VIEWS).on(
      "Figures",
      data({ figures: { ...answer, rows: [], others: null } }),
    ).on(
      "TrialBalance",
      data({
        trialBalance: { last_entry: 12_345, sums: [{ currency: "USD", house_minor, sellers_minor: 500 }] },
      }),
    );
  await onStage(api(-500), <FinanceReportPage />, async () => {
    await says("The ledger balances up to entry 12,345.");
    assert.equal(
      document.querySelector("a[href='/report/entries']")?.textContent,
      "Open all entries",
    );
  }, { role: "root", path: "/report" });
  await onStage(api(-600), <FinanceReportPage />, async () => {
    await says("The ledger is out of balance by -1.00 USD.");
  }, { role: "root", path: "/report" });
});

Deno.test("S2.4 the file has only the chosen figures", () => {
  const view = readView(report, "by=seller&figures=orders,late");
  const { titles, rows } = fileRows(report, view, shownFigures(figures, view.shown));
  assert.deepEqual(titles, ["Seller", "Orders", "Late"]);
  assert.deepEqual(rows.at(-1), ["Total", 40, 3]);
});
