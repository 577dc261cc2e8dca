/** Screens for boxes, postal services and reports, each measured beside a bare page that makes the same calls. */
import { ORIGIN } from "../world.ts";
import { contextOf, type Visit, type Visitor } from "./visit.ts";

interface NewScreen extends Visit {
  readonly name: string;
}

const ROW = "[data-id]";
const list = (name: string, path: string): NewScreen => ({ name, path, shown: ROW });
const page = (name: string, path: string, shown: string): NewScreen => ({ name, path, shown });

export const NEW_SCREENS: readonly NewScreen[] = [
  list("Boxes", "/containers"),
  list("Flights", "/ibic"),
  list("Shipment invoices", "/local-bill"),
  list("PB Invoices", "/pb-invoices"),
  list("Cases", "/support"),
  list("Postage requests", "/pb-request"),
  list("Manifests", "/vn-post/manifests"),
  list("Number ranges", "/vn-post/barcode"),
  list("TikTok orders", "/tiktok-orders"),
  list("Ship By TikTok", "/ship-by-tiktok"),
  list("Invoices", "/billing/invoice"),
  page("Check List", "/shipment-report", "#content td"),
  page("Report", "/report", "#content td"),
  page("Order Report", "/order-report", "#content td"),
  page("Statistics", "/statistics", "#content td"),
];

/**
 * Returns the address of a bare page that makes the calls which a screen makes before it is shown; for a list only the call
 * for its rows.
 */
export async function bareCallsOf(visitor: Visitor, { path, shown }: Visit): Promise<string> {
  const context = await contextOf(visitor, { path, shown });
  const opened = await context.newPage();
  const bodies: string[] = [];
  opened.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/graphql")) {
      bodies.push(request.postData() ?? "");
    }
  });
  await opened.goto(ORIGIN + path);
  await opened.waitForFunction(() => globalThis.bench?.painted > 0);
  await context.close();
  const rows = bodies.filter((body) => body.includes("query List("));
  return `/bare-calls.html#${
    encodeURIComponent(JSON.stringify(rows.length > 0 ? rows.slice(0, 1) : bodies))
  }`;
}
