/** Saved views of a report: their tabs, the default of a role, and a view some of whose parts no longer exist. */
import { data, fireEvent, onStage, says, waitFor } from "../record/stage.tsx";
import assert from "node:assert/strict";
import { orderReport as report } from "../../../../resources/figures/order_report.ts";
import { viewListOf } from "../../../../resources/report_view.ts";
import type { View } from "../../../../resources/view.ts";
import { missingParts } from "../../../../src/engine/figures/report_views.tsx";
import OrderReportPage from "../../../../src/features/figures/reports/order_report_page.tsx";
import { at, reportApi, tab } from "./report_stage.ts";

const saved = (more: Partial<View> = {}): View => ({
  _id: "v1",
  name: "By seller",
  code: "",
  audience: "mine",
  owner_name: "Ada",
  is_mine: true,
  may_edit: true,
  group: null,
  role: "",
  default_role: "",
  columns: [{ key: "orders", width: 120 }, { key: "late", width: 120 }],
  density: "normal",
  filters: { range: "last-month", by: "seller" },
  sort: "-late",
  is_pinned: true,
  version: 1,
  ...more,
});
const withView = (view: View) => reportApi().on("Views", data({ views: [view] }));
const viewTab = (name: string) =>
  waitFor(() => {
    const found = [...document.querySelectorAll('nav[aria-label="Views"] a')].find(({ textContent }) =>
      textContent === name
    );
    if (!found) throw new Error(`There is no tab ${name}`);
    return found as HTMLAnchorElement;
  });
const heads = () => [...document.querySelectorAll("thead th")].map(({ textContent }) => textContent).slice(1);

Deno.test("S2.4 a tab opens the figures, groups and days of its saved view, and is marked when they differ", async () => {
  await onStage(withView(saved()), <OrderReportPage />, async ({ api, history }) => {
    fireEvent.click(await viewTab("By seller"));
    const address = "/order-report?range=last-month&by=seller&figure=late&figures=orders%2Clate&view=v1";
    assert.equal(history.at(-1), address);
    await waitFor(() => assert.deepEqual(heads(), ["Orders", "Late"]));
    assert.equal((await viewTab("By seller")).getAttribute("aria-current"), "page");
    const { variables } = api.named("Figures").at(-1)!;
    assert.deepEqual([variables["range"], variables["by"], variables["rank"]], [
      "last-month",
      ["seller"],
      "late",
    ]);
    assert.equal(api.named("ViewCounts").length, 0);
    fireEvent.click(tab("this-month"));
    await says("Modified");
  }, at(""));
});

Deno.test("S2.4 a report begins with the view that is the default of the person's role", async () => {
  const home = saved({ default_role: "root", audience: "role", role: "root", columns: [], sort: "-orders" });
  await onStage(withView(home), <OrderReportPage />, async ({ api, history }) => {
    await waitFor(() => assert.equal(history.at(-1), "/order-report?range=last-month&by=seller&view=v1"));
    await says("before: 20");
    assert.deepEqual(api.named("Figures").map(({ variables }) => variables["by"]), [["seller"]]);
    assert.equal((await viewTab("All")).getAttribute("href"), "/order-report?range=this-month");
  }, at(""));
});

Deno.test("S2.4 a view whose figure or dimension no longer exists shows the rest, and names the omitted parts", async () => {
  const old = saved({
    columns: [{ key: "orders", width: 120 }, { key: "luck", width: 120 }],
    filters: { range: "last-month", by: "weather", colour: "red" },
    sort: "-luck",
  });
  assert.deepEqual(missingParts(viewListOf(report), old), ["weather", "colour", "luck"]);
  assert.deepEqual(missingParts(viewListOf(report), saved()), []);
  await onStage(withView(old), <OrderReportPage />, async ({ history }) => {
    fireEvent.click(await viewTab("By seller"));
    assert.equal(history.at(-1), "/order-report?range=last-month&figures=orders&view=v1");
    await says("This view also used weather, colour, luck");
    await waitFor(() => assert.deepEqual(heads(), ["Orders"]));
    assert.ok(!document.body.textContent?.includes("Modified"));
  }, at(""));
});
