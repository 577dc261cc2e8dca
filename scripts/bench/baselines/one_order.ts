/** Answers the order page's query by hand-written SQL and JSON, for paid orders and somebody who sees everything. */
import type { DatabaseSync, SQLInputValue } from "node:sqlite";
import { dpiAt, placeChecks } from "../../../api/catalogue/artwork.ts";
import { outlineOf } from "../../../api/catalogue/outlines.ts";
import { ticketOf } from "../../../api/codes/record_codes.ts";
import { problemText } from "../../../api/orders/order_problems.ts";
import { remedyStateOf } from "../../../api/orders/remedies.ts";
import { type GarmentGroup, type GarmentWait, waitOf } from "../../../api/orders/waits.ts";
import { isUnitBegun, type UnitProgress } from "../../../machines/lifecycles/orders/order_facts.ts";
import {
  factsOf,
  type PackageOfOrder,
  PAYABLE,
  workAround,
} from "../../../server/modules/orders/orders/facts.ts";
import type { OrderRow } from "../../../server/modules/orders/orders/rows.ts";

type Row = Readonly<Record<string, string | number | null>>;

const QUEUE = (unit: string) =>
  `case when ${unit}.print_status in ('Packed', 'Stopped') then 20000000000 - ${unit}.due_at
    when ${unit}.rush = 1 then ${unit}.due_at - 20000000000 else ${unit}.due_at end`;

/** Columns that are shown as they are. */
const SHOWN = {
  order:
    `_id code external_number recipient_name company address_line1 address_line2 city region postal_code country
    email phone shipping_method note gift_message seller_id store_id status print_status shipment_status items_count
    currency total_minor pay_asked_at pay_seen_minor pay_stopped remedy origin_order_id case_id carrier
    tracking_number hold_reason hold_until ordered_at cools_until due_at created_at updated_at version`.split(
      /\s+/,
    ),
  line: `_id position sku title variant quantity total_minor declared_minor declared_currency raw_total
    external_sku`.split(/\s+/),
  unit: "_id order_line_id print_status work_status begun_at due_at package_id rejects".split(" "),
} as const;
const shown = (of: keyof typeof SHOWN, alias: string) =>
  SHOWN[of].map((name) => `${alias}.${name}`).join(", ");

const STATEMENTS = {
  order: `select ${
    shown("order", "o")
  }, o.status_at, o.paid, o.refunds_minor, o.problems, o.problems_count, o.tags,
    o.released_at, o.held_from, o.open_cases, s.name as store_name, s.auto_hold as store_auto_hold, u.name as seller_name,
    w.balance_minor, w.due_minor, w.held_minor, w.credit_limit_minor,
    (select coalesce(sum(a.pay_seen_minor), 0) from orders as a where a.seller_id = o.seller_id
      and a.currency = o.currency and a.pay_asked_at is not null and a._id <> o._id) as awaited_minor,
    (select min(coalesce(nullif(m.carrier, ''), u.default_carrier, '')) from packages as p
      left join shipping_methods as m on m.code = p.method_code where p.order_id = o._id) as proposed_carrier
    from orders as o join stores as s on s._id = o.store_id join users as u on u._id = o.seller_id
    left join wallets as w on w.seller_id = o.seller_id and w.currency = o.currency where o._id = ?`,
  lines: `select ${shown("line", "l")}, l.item_id, coalesce(i.art, 'none') as art,
    case when i._id is null then '' else coalesce((select m._id from product_images as m
      where m.product_id = i.product_id
      order by case m.color when i.color then 0 when '' then 1 else 2 end, m.position, m._id limit 1), '') end as image_id
    from order_lines as l left join items as i on i._id = l.item_id where l.order_id = ? order by l.position`,
  charged: `select order_line_id, txn_id, heading, amount_minor, tax_minor, refunded_minor from charge_lines
    where order_id = ? order by created_at desc, txn_id desc`,
  holds: `select _id, purpose, amount_minor, currency, created_at, order_id from holds
    where order_id = ? and status = 'Open' order by created_at, _id`,
  remedies: "select _id, code, remedy, status from orders where origin_order_id = ? order by seq",
  units: `select ${
    shown("unit", "u")
  }, u.code, u.cycle, u.item_id, u.blank, l.sku as line_sku, l.title, l.variant, l.item_id as line_item_id, i.sku as item_sku,
    p.code as package_code, s.code as station_code, b.label as bin_code, t.status as batch_status,
    case when i.art = 'required' and u.art_waived = 0 and not exists (select 1 from placements as a
      join art_files as f on f._id = a.file_id where a.line_id = u.order_line_id and f.state = 'Ready')
      then 1 else 0 end as bare,
    coalesce((select max(e.at) from unit_events as e where e.unit_id = u._id and e.to_state like u.print_status || '%'
      and e.from_state not like u.print_status || '%'), u.created_at) as since,
    case when u.work_status = 'Inprocess' then (select w.name from unit_events as e
      join users as w on w._id = e.actor_id where e.unit_id = u._id order by e.seq desc limit 1) end as operator
    from units as u join order_lines as l on l._id = u.order_line_id left join items as i on i._id = u.item_id
    left join packages as p on p._id = u.package_id left join stations as s on s._id = u.station_id
    left join bins as b on b.order_id = u.order_id left join print_batches as t on t._id = u.batch_id
    where u.order_id = ? order by u.seq limit 500`,
  // The plus keeps SQLite from reading all garments of the status instead of those of the order.
  ahead: `select count(*) as ahead from (select 1 from (select u.location_id, u.print_status, u.seq,
      ${QUEUE("u")} as place from units as u where u.order_id = ? and +u.print_status = ?
      and u.work_status = 'Waiting' order by place, seq limit 1) as f
    join units as k on k.location_id = f.location_id and k.print_status = f.print_status
      and k.work_status = 'Waiting' and ${QUEUE("k")} <= f.place and (${
    QUEUE("k")
  } < f.place or k.seq < f.seq)
    limit 201)`,
  packages:
    `select p._id, p.code, p.shipment_status, p.carrier as package_carrier, p.tracking_number, l.number,
    coalesce(l.carrier, '') as carrier,
    (select count(distinct u.order_id) from units as u where u.package_id = p._id and u.print_status <> 'Stopped') as orders,
    (select count(*) from units as u where u.package_id = p._id and u.order_id = po.order_id
      and u.print_status <> 'Stopped') as own,
    (select count(*) from labels as a where a.package_id = p._id and a.status in ('Asked', 'Unknown')) as requestedLabels,
    (select count(*) from track_events as e where e.label_id = l._id
      and e.source not in ('hand', 'flight', 'gateway', 'forwarder')) as tracked,
    (select count(*) from boxes as b where b._id = p.box_id and b.handed_at is not null and (b.local_bill_id is not null
      or not exists (select 1 from manifest_lines as w where w.package_id = p._id and w.live = 1 and w.sent = 1))) as gone,
    (select count(*) from manifest_lines as m where m.package_id = p._id and m.live = 1 and m.sent = 1) as sent
    from package_orders as po join packages as p on p._id = po.package_id
    left join labels as l on l.package_id = p._id and l.status = 'Live' where po.order_id = ? order by p.seq`,
  charges: `select t._id, t.kind, t.created_at, e.currency, sum(e.amount_minor) as amount_minor
    from ledger_txns as t join ledger_entries as e on e.txn_id = t._id
    where t.order_id = ? and e.seller_id is not null group by t._id, e.currency order by t.created_at, t._id`,
  placements: `select a.*, f.name, f.w_px, f.h_px, f.alpha, f.semi_ppm, f.bbox, f.state, f.checks,
    p.areas, p.type as product_type, p.title as product_title from order_lines as l join placements as a on a.line_id = l._id
    join art_files as f on f._id = a.file_id left join items as i on i._id = l.item_id
    left join products as p on p._id = i.product_id where l.order_id = ? order by a.area`,
  returns: `select g.unit_id, g.outcome, g.reason_code from units as u join returns as g on g.unit_id = u._id
    where u.order_id = ? and g.outcome <> '' and g.turn = (select max(n.turn) from returns as n where n.unit_id = u._id)`,
  caseSteps:
    `select c._id as case_id, c.code, e._id, e.at, e.actor_name, u.name as actor_for, e.action, e.reason, e.changes
    from cases as c cross join audit_events as e left join users as u on u._id = e.acting_for
    where e.entity = 'cases' and e.entity_id = c._id and c.order_id = ? and e.changes like '%"field":"status"%' order by e.seq`,
  timeline: `select e._id, e.at, e.actor_name, u.name as actor_for, e.action, e.reason, e.changes
    from audit_events as e left join users as u on u._id = e.acting_for
    where e.entity = 'orders' and e.entity_id = ? order by e.seq desc limit 200`,
  location: "select name from locations where _id = ?",
} as const;

interface Change {
  readonly field: string;
  readonly before: string;
  readonly after: string;
}

const pick = (row: Row, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, row[name]]));
/** Returns a function that answers the page's query for an order's id. */
export function orderPage(sqlite: DatabaseSync): (id: string) => unknown {
  const prepared = Object.fromEntries(
    Object.entries(STATEMENTS).map(([name, text]) => [name, sqlite.prepare(text.replaceAll("= ?", "= +?"))]),
  );
  const all = (name: keyof typeof STATEMENTS, ...values: SQLInputValue[]) =>
    prepared[name]!.all(...values) as unknown as Row[];
  const nameOf = (id: string) => id === "" ? "" : String(all("location", id)[0]?.["name"] ?? id);
  const entryOf = (row: Row) => ({
    _id: row["_id"],
    at: row["at"],
    actor: row["actor_name"],
    actor_for: row["actor_for"] ?? "",
    action: row["action"],
    reason: row["reason"],
    changes: JSON.parse(String(row["changes"])) as Change[],
  });
  return (id) => {
    const order = all("order", id)[0]!;
    const charged = all("charged", id);
    const goods = charged.filter(({ heading }) => heading === "goods");
    const tax = goods.filter(({ txn_id }) => txn_id === goods[0]?.["txn_id"])
      .reduce((sum, { tax_minor }) => sum + Number(tax_minor), 0);
    const postage = charged.filter(({ heading }) => heading !== "goods").reduce(
      (sum, { amount_minor, tax_minor, refunded_minor }) =>
        sum + Number(amount_minor) + Number(tax_minor) - Number(refunded_minor),
      0,
    );
    const units = all("units", id);
    const live = units.filter(({ print_status }) => print_status !== "Stopped");
    const now = Math.floor(Date.now() / 1000);
    const wait = waitOf(order as unknown as OrderRow, groupsOf(live), now);
    const packages = all("packages", id);
    const areMade = (unit: Row) => ["Packing", "Packed"].includes(String(unit["print_status"]));
    const count = (is: (unit: Row) => boolean) => live.filter(is).length;
    const pieces = {
      live: live.length,
      open: count((unit) => !areMade(unit)),
      begun: count(({ begun_at }) => begun_at !== null),
      blocked: count((unit) =>
        unit["print_status"] === "Rejected" || unit["blank"] === "Short" ||
        unit["bare"] === 1 && !areMade(unit)
      ),
      loose: count(({ package_id }) => package_id === null),
    };
    const placed = Map.groupBy(all("placements", id), ({ line_id }) => line_id);
    const returned = new Map(all("returns", id).map((row) => [row["unit_id"], row]));
    const available = Number(order["balance_minor"] ?? 0) - Number(order["due_minor"] ?? 0);
    return {
      ...pick(order, [...SHOWN.order, "store_name", "seller_name"]),
      total_now_minor: Number(order["total_minor"]) + tax,
      tax_minor: tax,
      postage_minor: 0,
      shipping: "none",
      postage_charged_minor: postage,
      holds: all("holds", id).map((hold) => ({ ...hold, order_code: order["code"] })),
      available_minor: available - Number(order["held_minor"] ?? 0) +
        Number(order["credit_limit_minor"] ?? 0),
      balance_minor: available,
      reserved_minor: order["held_minor"] ?? 0,
      awaited_minor: order["awaited_minor"],
      paid: order["paid"] === 1,
      origin_code: "",
      remedies: all("remedies", id).map((row) => ({ ...row, state: remedyStateOf(String(row["status"])) })),
      tags: JSON.parse(String(order["tags"])),
      wait_kind: wait?.kind ?? "",
      wait_step: wait?.step ?? "",
      wait_since: wait?.since ?? null,
      wait_units: wait?.units ?? 0,
      wait_open: wait?.open ?? 0,
      wait_of: wait?.of ?? 0,
      wait_ahead: wait?.kind === "step" ? all("ahead", id, wait.step)[0]?.["ahead"] ?? null : null,
      problems: (JSON.parse(String(order["problems"])) as { code: Parameters<typeof problemText>[0] }[])
        .map((problem) => ({ ...problem, text: problemText(problem.code) })),
      proposed_carrier: order["proposed_carrier"] ?? "",
      facts: factsOf(
        order as unknown as OrderRow,
        workAround(PAYABLE, pieces, packages as unknown as PackageOfOrder[]),
        now,
      ),
      lines: all("lines", id).map((line) => {
        const its = units.filter(({ order_line_id }) => order_line_id === line["_id"]);
        const stopped = its.filter(({ print_status }) => print_status === "Stopped").length;
        const charge = goods.find(({ order_line_id }) => order_line_id === line["_id"]);
        return {
          ...pick(line, [...SHOWN.line, "image_id", "art"]),
          stopped: Math.min(stopped, Math.max(0, Number(line["quantity"]) - its.length + stopped)),
          charged_minor: charge ? Number(charge["amount_minor"]) + Number(charge["tax_minor"]) : 0,
          refunded_minor: charge?.["refunded_minor"] ?? 0,
          known: line["item_id"] !== null,
          placements: (placed.get(line["_id"]!) ?? []).map(placementOf),
        };
      }),
      charges: all("charges", id),
      packages: packages.map(({ _id, code, shipment_status, package_carrier: carrier, tracking_number }) => ({
        _id,
        code,
        shipment_status,
        carrier,
        tracking_number,
      })),
      units: units.map((unit) => {
        const grade = returned.get(unit["_id"]!);
        return {
          ...pick(unit, [...SHOWN.unit, "title", "variant"]),
          ticket: ticketOf(String(unit["code"]), Number(unit["cycle"])),
          sku: unit["item_id"] === unit["line_item_id"] ? unit["line_sku"] : unit["item_sku"],
          is_begun: isUnitBegun(unit as unknown as UnitProgress),
          station_code: unit["station_code"] ?? "",
          operator_name: unit["operator"] ?? "",
          bin_code: unit["bin_code"] ?? "",
          package_code: unit["package_code"] ?? "",
          returned: grade ? { outcome: grade["outcome"], reason_code: grade["reason_code"] } : null,
        };
      }),
      case_steps: all("caseSteps", id).map((row) => {
        const entry = entryOf(row);
        const changes = entry.changes.filter(({ field }) => field === "status");
        return { case_id: row["case_id"], code: row["code"], entry: { ...entry, changes } };
      }),
      timeline: all("timeline", id).map(entryOf).map((entry) => ({
        ...entry,
        changes: entry.changes.map((change) =>
          change.field === "location_id"
            ? { ...change, before: nameOf(change.before), after: nameOf(change.after) }
            : change
        ),
      })),
    };
  };
}

function groupsOf(live: readonly Row[]): GarmentGroup[] {
  const kindOf = (unit: Row): GarmentWait => {
    if (unit["print_status"] === "Rejected") return "decision";
    if (["Packing", "Packed"].includes(String(unit["print_status"]))) return "step";
    return unit["bare"] === 1 ? "art" : unit["blank"] === "Short" ? "blank" : "step";
  };
  const groups = Map.groupBy(live, (unit) => `${kindOf(unit)} ${unit["print_status"]}`);
  return [...groups.values()].map((units) => ({
    kind: kindOf(units[0]!),
    step: String(units[0]!["print_status"]),
    count: units.length,
    open: units.filter(({ work_status }) => work_status === "Inprocess").length,
    since: Math.min(...units.map(({ since }) => Number(since))),
  }));
}

function placementOf(row: Row) {
  const { _id, area, method, file_id, name, state } = row;
  const [x_mm, y_mm, w_mm] = [Number(row["x_mm"]), Number(row["y_mm"]), Number(row["w_mm"])];
  const [w_px, h_px] = [Number(row["w_px"]), Number(row["h_px"])];
  const bbox = JSON.parse(String(row["bbox"])) as { x: number; y: number; w: number; h: number };
  const file = { w_px, h_px, bbox, alpha: row["alpha"] === 1, semi_ppm: Number(row["semi_ppm"]) };
  const areas = JSON.parse(
    String(row["areas"] ?? "[]"),
  ) as (Parameters<typeof placeChecks>[2] & { key: string })[];
  const found = areas.find(({ key }) => key === area);
  const checks = state === "Ready" && found ? placeChecks(file, { x_mm, y_mm, w_mm }, found) : [];
  return {
    _id,
    area,
    x_mm,
    y_mm,
    w_mm,
    method,
    dpi: dpiAt(file, w_mm),
    checks: [...checks, ...JSON.parse(String(row["checks"])) as string[]],
    area_w_mm: found?.w_mm ?? 0,
    area_h_mm: found?.h_mm ?? 0,
    outline: outlineOf(String(row["product_type"] ?? ""), String(row["product_title"] ?? "")),
    file: { _id: file_id, name, w_px, h_px, bbox, state },
  };
}
