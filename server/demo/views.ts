import { DAY_SECONDS } from "../../api/constants.ts";
import type { SavedViewsTable } from "../db/tables.ts";
import type { Actor } from "./rows.ts";
import type { DemoWorld } from "./world.ts";

interface LayoutChoice {
  readonly owner: Actor;
  readonly name: string;
  readonly audience: "mine" | "everyone";
  readonly filters: Readonly<Record<string, string>>;
  readonly sort: string;
  readonly columns?: readonly (readonly [key: string, width: number])[];
  readonly density?: "compact";
}

const OWN_POSITION = 1000;

/** @param seller the owner of the personal views */
export function makeViews(seller: Actor, world: DemoWorld): SavedViewsTable[] {
  const layouts: readonly LayoutChoice[] = [
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
  return layouts.map((layout, index) => viewRow(layout, world.now - (index + 3) * DAY_SECONDS, world));
}

function viewRow(layout: LayoutChoice, at: number, { newId }: DemoWorld): SavedViewsTable {
  const { owner, name, audience, filters, sort, columns = [], density = "normal" } = layout;
  return {
    _id: newId(at),
    resource: "orders",
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
