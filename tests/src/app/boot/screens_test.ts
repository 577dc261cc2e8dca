import { openAt } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { CheckList } from "../../../../api/generated/operations/check_list.ts";
import { Dashboard } from "../../../../api/generated/operations/dashboard.ts";
import { GetOrder } from "../../../../api/generated/operations/orders.ts";
import type { FigureReport } from "../../../../resources/define_figures.ts";
import { viewsDocumentOf } from "../../../../resources/document.ts";
import { statistics } from "../../../../resources/figures/statistics.ts";
import { figureReports } from "../../../../resources/generated/figure_reports.ts";
import { orders } from "../../../../resources/orders/orders.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { figuresRequest } from "../../../../resources/report_document.ts";
import { readView } from "../../../../resources/report_url.ts";
import { viewListOf } from "../../../../resources/report_view.ts";
import { readUrl } from "../../../../resources/url.ts";
import { requestedReport } from "../../../../scripts/build/early_resources.ts";
import type { ListAt } from "../../../../src/app/picture/screen.ts";
import { begin } from "../../../../src/app/picture/screens.ts";

const FILES = {
  record: ["record-1", "chunk-2"],
  "/orders": ["order-3"],
  "/dashboard": ["figures-4"],
  "/statistics": ["statistics-6"],
};
const BUILT = { drawings: "drawings-5", reports: "reports-7", prefetch: FILES };
const ID = "0191c2f0-0000-7000-8000-000000000001";

const at = (resource: ListAt["resource"]): ListAt => ({
  resource,
  query: readUrl(resource, "all", new URLSearchParams()),
  id: ID,
});

/** Begins at an address; returns the requests, and the files that are loaded once the picture is painted. */
function begun(path: string, list: ListAt | null) {
  openAt(path);
  const asked: unknown[] = [];
  const ask = (request: unknown) => {
    asked.push(request);
    return Promise.resolve(null);
  };
  const { drawn, load } = begin(ask, list, BUILT);
  const links = () => [...document.querySelectorAll('link[rel="modulepreload"]')];
  const before = links().length;
  load();
  const files = links().map((link) => link.getAttribute("href"));
  links().forEach((link) => link.remove());
  return { asked, before, files, drawn };
}

Deno.test("an order's own address requests the order like its screen, and its code after the picture", async () => {
  const { asked, before, files, drawn } = await begun(`/orders/all/${ID}`, at(orders));
  assert.deepEqual(asked, [{ text: GetOrder.text, variables: { _id: ID } }]);
  assert.equal(before, 0);
  assert.deepEqual(files, ["/assets/record-1.js", "/assets/chunk-2.js", "/assets/order-3.js"]);
  assert.equal(await drawn, null, "over its list the app draws it");
});

Deno.test("a record without a picture requests only its code", async () => {
  const { asked, files, drawn } = await begun(`/packages/all/${ID}`, at(packages));
  assert.deepEqual(asked, []);
  assert.deepEqual(files, ["/assets/record-1.js", "/assets/chunk-2.js"]);
  assert.equal(await drawn, null);
});

Deno.test("on a landing page the figures are requested, and the app decides what is shown", async () => {
  const { asked, files, drawn } = await begun("/", null);
  assert.deepEqual(asked, [{ text: Dashboard.text, variables: {} }]);
  assert.deepEqual(files, ["/assets/figures-4.js"]);
  assert.equal(await drawn, null);
});

Deno.test("S2.17 a report requests its figures and views like its page, and its code after the picture", async () => {
  const search = "?range=last-month&by=seller";
  const { asked, files, drawn } = begun(`/statistics${search}`, null);
  await assert.rejects(drawn, /reports-7/);
  const page = figuresRequest(statistics, readView(statistics, search));
  assert.deepEqual(asked, [page, { text: viewsDocumentOf(viewListOf(statistics)), variables: {} }]);
  assert.deepEqual(files, ["/assets/statistics-6.js"]);
});

Deno.test("S2.3 the Check List requests its lines like its page", async () => {
  const { asked, drawn } = begun("/shipment-report?carrier=usps,none", null);
  assert.deepEqual(asked, [{
    text: CheckList.text,
    variables: { range: "this-month", carrier: ["usps", "none"] },
  }]);
  assert.equal(await drawn, null);
});

Deno.test("a page without first requests loads its code at once", async () => {
  const { asked, files, drawn } = begun("/404", null);
  assert.deepEqual([asked, files, await drawn], [[], [], null]);
});

Deno.test("the build's reduced reports request the same as whole ones", () => {
  for (const report of figureReports) {
    const reduced = requestedReport(report) as unknown as FigureReport;
    const view = readView(report, "?range=this-year&by=month");
    assert.deepEqual(readView(reduced, "?range=this-year&by=month"), view, report.id);
    assert.deepEqual(figuresRequest(reduced, view), figuresRequest(report, view), report.id);
    assert.equal(viewsDocumentOf(viewListOf(reduced)), viewsDocumentOf(viewListOf(report)), report.id);
  }
});
