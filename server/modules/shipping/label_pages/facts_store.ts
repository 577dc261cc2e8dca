import type { LabelPageFacts } from "../../../../api/generated/schema.ts";
import type { Evidence } from "../../../../api/shipping/label_pages/findings.ts";
import { findOn } from "../../../../api/shipping/label_pages/findings.ts";
import { decidePage, type Verdict } from "../../../../api/shipping/label_pages/verdict.ts";
import { PACKAGES_IN_HOUSE } from "../../../../api/statuses.ts";
import { isOneOf } from "../../../db/conditions.ts";
import type { Reader } from "../../../db/database.ts";
import type { FactsContext } from "../../../lifecycle/lifecycle.ts";
import { ALL_SELLERS, inScope } from "../../../scope.ts";
import { packageFacts } from "../packages/facts_store.ts";
import { packagesById } from "../packages/store.ts";
import { NO_PAGE_FACTS, verdictFacts } from "./file_pages.ts";
import { PageLookup } from "./lookup_store.ts";
import { packagesOfOrders } from "./platform_orders_store.ts";
import type { LabelPageRow } from "./store.ts";

const REMATCH = "page.rematch";
const SETTLE = "match.settle";
const IN_HOUSE: readonly string[] = PACKAGES_IN_HOUSE;

export async function pageFacts(
  reader: Reader,
  rows: readonly LabelPageRow[],
  asking: FactsContext,
): Promise<ReadonlyMap<string, LabelPageFacts>> {
  const verdicts = await verdictsOf(reader, rows, asking);
  const packages = await packageOf(reader, rows);
  const paid = await paidOrders(reader, rows.flatMap(({ order_id }) => order_id ?? []));
  const targets = await packagesById(reader, ALL_SELLERS, [...new Set(packages.values())]);
  const around = await packageFacts(reader, [...targets.values()], { ...asking, event: SETTLE });
  const firsts = await firstPages(reader, rows.flatMap(({ first_id }) => first_id ?? []));
  return new Map(rows.map((row) => {
    const verdict = verdicts.get(row._id);
    const its = around.get(packages.get(row._id) ?? "");
    const first = firsts.get(row.first_id ?? "");
    return [row._id, {
      ...NO_PAGE_FACTS,
      ...verdict && verdictFacts(verdict),
      label: row.paper === "label",
      numbered: row.tracking_number !== "",
      paid: its ? its.paid : paid.has(row.order_id ?? ""),
      orderOpen: its?.orderOpen ?? true,
      labelIdle: its ? !its.labelled && !its.asking : true,
      filled: (its?.units ?? 0) > 0,
      armed: row.armed === 1,
      firstInHouse: first !== undefined &&
        (first.shipment_status === null || IN_HOUSE.includes(first.shipment_status)),
      firstAttached: first?.status === "Attached",
      firstMatched: first?.status === "Matched",
    }];
  }));
}

/** Compares pages with our records again for the events that need it; returns none for others. */
export async function verdictsOf(
  reader: Reader,
  rows: readonly LabelPageRow[],
  { scope, event }: Pick<FactsContext, "scope" | "event">,
): Promise<ReadonlyMap<string, Verdict>> {
  if (event !== REMATCH && event !== SETTLE) return new Map();
  const pages = rows.map((row) => ({
    _id: row._id,
    digest: row.digest,
    paper: row.paper === "slip" ? "slip" as const : "label" as const,
    evidence: JSON.parse(row.evidence) as Evidence[],
  }));
  const known = await PageLookup.read(reader, scope, pages);
  const nothing = findOn({ codes: [], text: "", name: "" });
  return new Map(pages.map((page) => [page._id, decidePage({ ...nothing, ...page }, known.about(page))]));
}

/** Returns each page's package: the matched one, or its order's only package that is not given up. */
export async function packageOf(
  reader: Reader,
  rows: readonly Pick<LabelPageRow, "_id" | "order_id" | "package_id">[],
): Promise<ReadonlyMap<string, string>> {
  const orders = rows.flatMap(({ order_id, package_id }) => order_id && !package_id ? [order_id] : []);
  const found = orders.length > 0 ? await packagesOfOrders(reader, orders) : new Map<string, []>();
  return new Map(rows.flatMap(({ _id, order_id, package_id }) => {
    const [only, ...others] = found.get(order_id ?? "") ?? [];
    const target = package_id ?? (only && others.length === 0 ? only._id : null);
    return target ? [[_id, target] as const] : [];
  }));
}

async function paidOrders(reader: Reader, ids: readonly string[]): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await reader.selectFrom("orders").select("_id").where(isOneOf("_id", ids)).where(
    "paid",
    "=",
    1,
  )
    .execute();
  return new Set(rows.map(({ _id }) => _id));
}

async function firstPages(reader: Reader, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, never>();
  const rows = await reader.selectFrom("label_pages as f").leftJoin("packages as p", "p._id", "f.package_id")
    .select(["f._id", "f.status", "p.shipment_status"]).where(isOneOf("f._id", ids))
    .where(inScope(ALL_SELLERS, "f.seller_id")).execute();
  return new Map(rows.map((row) => [row._id, row]));
}
