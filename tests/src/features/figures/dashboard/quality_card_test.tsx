import { data, FakeApi, onStage, says, screen, waitFor } from "../../../engine/record/stage.tsx";
import assert from "node:assert/strict";
import type { Figures } from "../../../../../api/generated/schema.ts";
import { columnsOf } from "../../../../../api/figures/measures.ts";
import { quality } from "../../../../../resources/figures/quality.ts";
import { qualityOrders } from "../../../../../resources/figures/quality_orders.ts";
import QualityCard from "../../../../../src/features/figures/dashboard/quality_card.tsx";
import QualityOrdersPage from "../../../../../src/features/figures/quality/quality_orders_page.tsx";
import QualityPage from "../../../../../src/features/figures/quality/quality_page.tsx";

const columns = columnsOf(quality.measures, []);
const values = (given: Readonly<Record<string, number>>) => columns.map(({ key }) => given[key] ?? 0);
const FIGURES: Figures = {
  ...{ from: 1_793_491_200, until: 1_796_083_200, before_from: 1_790_812_800, before_until: 1_793_491_200 },
  columns,
  totals: values({ rejects: 5, escapes: 2, faults: 7 }),
  before: values({ rejects: 4 }),
  rows: [
    { key: "Printing", name: "", values: values({ rejects: 4, escapes: 2 }), parts: [], others: null },
    { key: "Sewing", name: "", values: values({ rejects: 1 }), parts: [], others: null },
  ],
  others: null,
  groups: 2,
  counted_at: 1_795_000_000,
};
const shown = (figures: Figures = FIGURES) => new FakeApi().on("Figures", data({ figures }));
const hrefOf = (name: string) =>
  waitFor(() => {
    const link = document.querySelector(`a[aria-label^="${name}"]`);
    if (!link) throw new Error(`There is no link ${name}`);
    return link.getAttribute("href") ?? "";
  });

Deno.test("S2.1 the quality card leads to the faults of each step, those that buyers reported, and the report", async () => {
  await onStage(shown(), <QualityCard />, async () => {
    await says("Quality: rejects by step, the last 7 days");
    assert.equal(
      await hrefOf("Rejects of Printing: 4."),
      "/orders/print/faults/station?step=Printing&range=last-7-days",
    );
    assert.equal(
      await hrefOf("Found by buyers of all rows: 2."),
      "/orders/print/faults/buyer?range=last-7-days",
    );
    assert.equal(
      screen.getByRole("link", { name: "Open Quality" }).getAttribute("href"),
      "/orders/print/quality?range=last-7-days",
    );
  }, { role: "order_qc" });
  await onStage(shown({ ...FIGURES, rows: [], totals: values({}) }), <QualityCard />, async () => {
    await says("No faults.");
  }, { role: "order_qc" });
});

Deno.test("S2.20 QC gets links between faults and orders of the same days, root also to the costs", async () => {
  const at = (role: string) => ({ role, path: "/orders/print/quality?range=last-month" });
  const tabs = () =>
    [...document.querySelectorAll("nav[aria-label=Quality] a")].map((link) => link.getAttribute("href"));
  const own = [
    "/orders/print",
    "/orders/print/quality?range=last-month",
    "/orders/print/quality/orders?range=last-month",
  ];
  await onStage(shown(), <QualityPage />, async () => {
    await says("Quality");
    assert.deepEqual(tabs(), own);
    assert.equal(
      await hrefOf("Found by buyers of Printing: 2."),
      "/orders/print/faults/buyer?step=Printing&range=last-month",
    );
  }, at("order_qc"));
  await onStage(shown(), <QualityPage />, async () => {
    await says("Quality");
    assert.deepEqual(tabs(), [...own, "/orders/print/quality/costs?range=last-month"]);
  }, at("root"));
});

Deno.test("S2.20 the hours until the last print open the orders from which they are computed", async () => {
  const its = columnsOf(qualityOrders.measures, []);
  const hours = its.map(({ key }) => key === "produced_90" ? 50 : 0);
  const figures = { ...FIGURES, columns: its, totals: hours, before: hours, rows: [] };
  await onStage(shown(figures), <QualityOrdersPage />, async () => {
    assert.match(
      await hrefOf("90% produced within of all rows"),
      /^\/orders\/all\?range=this-month&dated=produced$/,
    );
  }, { role: "order_qc", path: "/orders/print/quality/orders" });
});
