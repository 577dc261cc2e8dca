import { DAY_SECONDS } from "../../../api/constants.ts";
import { firstDueDay, REPORT_TIME } from "../../../api/figures/schedules.ts";
import type { Period } from "../../../api/time/ranges.ts";
import type { Writer } from "../../db/database.ts";
import type { FigureSchedulesTable, SavedViewsTable } from "../../db/tables.ts";
import { insertRows } from "../bulk.ts";
import type { Actor } from "../rows.ts";
import type { DemoWorld } from "../world.ts";

interface LayoutChoice {
  /** The resource of the list; `orders` by default. */
  readonly resource?: string;
  readonly owner: Actor;
  readonly name: string;
  readonly audience: "mine" | "everyone";
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly columns?: readonly (readonly [key: string, width: number])[];
  readonly density?: "compact";
}

const OWN_POSITION = 1000;

/** A new row, without the columns that have defaults. */
type NewSchedule = Omit<FigureSchedulesTable, "lease_until" | "is_refused" | "refused_for">;

const reportViews = (
  { root, accounting, seller }: Readonly<Record<"root" | "accounting" | "seller", Actor>>,
): readonly (LayoutChoice & { readonly every: readonly Period[] })[] => [
  {
    resource: "report",
    owner: accounting,
    name: "Margin by month",
    audience: "everyone",
    filters: { range: "this-year", by: "month" },
    sort: "-margin",
    columns: [["revenue", 120], ["refunds", 120], ["costs", 120], ["margin", 120], ["margin_share", 120]],
    every: ["week", "month"],
  },
  {
    resource: "report",
    owner: accounting,
    name: "Yesterday by heading",
    audience: "mine",
    filters: { range: "yesterday", by: "heading" },
    sort: "-revenue",
    every: ["day"],
  },
  {
    resource: "order_report",
    owner: root,
    name: "Sellers and their methods, last month",
    audience: "mine",
    filters: { range: "last-month", by: "seller,shipping_method" },
    sort: "-orders",
    every: ["month"],
  },
  {
    resource: "order_report",
    owner: root,
    name: "Late orders by status",
    audience: "everyone",
    filters: { range: "last-90-days", by: "status" },
    sort: "-late",
    columns: [["orders", 120], ["late", 120], ["on_hold", 120], ["on_time_share", 120]],
    every: ["day"],
  },
  {
    resource: "statistics",
    owner: seller,
    name: "My stores by week",
    audience: "mine",
    filters: { range: "last-90-days", by: "week,store" },
    sort: "-value",
    every: ["week"],
  },
];

export async function insertViews(
  tx: Writer,
  { seller, root }: Readonly<Record<"seller" | "root", Actor>>,
  world: DemoWorld,
): Promise<void> {
  const { now, timeZone, newId, actors: { accounting } } = world;
  const reports = reportViews({ root, accounting, seller }).map((choice, index) => ({
    ...choice,
    row: viewRow(choice, now - (index + 8) * DAY_SECONDS, world),
  }));
  const schedules = reports.flatMap(({ every, row, owner }) =>
    every.map((each): NewSchedule => ({
      _id: newId(row.created_at),
      user_id: owner._id,
      view_id: row._id,
      every: each,
      next_day: firstDueDay(each, { now, timeZone, time: REPORT_TIME }),
      created_at: row.created_at,
      updated_at: row.created_at,
      version: 1,
    }))
  );
  const rows = listViews(seller, world)
    .map((layout, index) => viewRow(layout, now - (index + 3) * DAY_SECONDS, world));
  await insertRows(tx, "saved_views", [...rows, ...reports.map(({ row }) => row)]);
  await insertRows(tx, "figure_schedules", schedules);
}

function listViews(seller: Actor, world: DemoWorld): readonly LayoutChoice[] {
  return [
    {
      owner: world.actors.accounting,
      name: "Largest first, last 7 days",
      audience: "everyone",
      filters: { range: "last-7-days" },
      sort: "-total_minor",
    },
    {
      owner: seller,
      name: "US orders to be made",
      audience: "mine",
      filters: { country: "US", status: "Pending,Processing" },
      sort: "due_at",
      density: "compact",
      columns: [
        ["code", 116],
        ["due_at", 104],
        ["recipient_name", 240],
        ["items_title", 240],
        ["status", 132],
        ["total_minor", 104],
      ],
    },
  ];
}

function viewRow(layout: LayoutChoice, at: number, { newId }: DemoWorld): SavedViewsTable {
  const { resource = "orders", owner, name, audience, filters, sort, columns = [], density = "normal" } =
    layout;
  return {
    _id: newId(at),
    resource,
    name,
    code: "",
    owner_id: owner._id,
    audience,
    group_id: null,
    role: "",
    default_role: "",
    columns: JSON.stringify(columns.map(([key, width]) => ({ key, width }))),
    density,
    filters: JSON.stringify(filters),
    sort,
    position: OWN_POSITION,
    created_at: at,
    updated_at: at,
    version: 1,
  };
}
