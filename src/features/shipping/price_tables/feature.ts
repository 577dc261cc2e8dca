import type { Feature } from "../../../engine/features.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";

type TableParts = typeof import("./table_parts.tsx");
type PriceTableList = Parameters<TableParts["priceTablePart"]>[0];
type PriceTableTab = Parameters<TableParts["priceTablePart"]>[1];
type RecordTab = NonNullable<NonNullable<Feature["screens"]>[string]["tabs"]>[number];

const part = (list: PriceTableList, tab: PriceTableTab) =>
  lazyPart(async () => ({ default: (await import("./table_parts.tsx")).priceTablePart(list, tab) }));

const DUTY = "duty";

const tabs = (list: PriceTableList): readonly RecordTab[] => [
  ...(["prices", "zones", "surcharges"] as const).map((key): RecordTab => ({
    key,
    Part: part(list, key),
    isOf: ({ kind }) => kind !== DUTY,
  })),
  ...(list === "priceTables"
    ? [{ key: "duties", Part: part(list, "duties"), isOf: ({ kind }) => kind === DUTY } satisfies RecordTab]
    : []),
  { key: "card", Part: part(list, "card") },
  { key: "diff", Part: part(list, "diff") },
  { key: "test", Part: part(list, "test"), isOf: ({ kind }) => kind !== DUTY },
];

const StepNote = lazyPart(() => import("./schedule_note.tsx"));

export const feature: Feature = {
  screens: {
    shipping_costs: { tabs: tabs("priceTables"), StepNote },
    local_cost_table: { tabs: tabs("costTables"), StepNote },
  },
  jobResults: () => import("./found_text.ts"),
  asks: { valid_from: lazyPart(() => import("./valid_from_ask.tsx")) },
};
