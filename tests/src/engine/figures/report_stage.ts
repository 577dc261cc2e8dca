/** Answers of Order Report, and its page's address. */
import { data, FakeApi } from "../record/stage.tsx";
import { columnsOf } from "../../../../api/figures/measures.ts";
import type { Figures } from "../../../../api/generated/schema.ts";
import { orderReport as report } from "../../../../resources/figures/order_report.ts";

export const columns = columnsOf(report.measures, ["USD"]);
export const values = (given: Readonly<Record<string, number | null>>) =>
  columns.map(({ key }) => given[key] ?? 0);
export const figures: Figures = {
  from: 1_793_491_200,
  until: 1_796_083_200,
  before_from: 1_790_812_800,
  before_until: 1_793_491_200,
  columns,
  totals: values({ orders: 40, value: 123_456, late: 3, on_time_share: 0.975, hours_50: 30 }),
  before: values({ orders: 20, value: 100_000, on_time_share: 0.95, hours_50: null }),
  rows: [
    {
      key: "s1",
      name: "Rosa Lind",
      values: values({ orders: 30, late: 3, cancelled: 1 }),
      parts: [{ key: "On Hold", name: "", values: values({ orders: 2, on_hold: 2 }) }],
      others: null,
    },
  ],
  others: values({ orders: 10 }),
  groups: 4,
  counted_at: 1_795_000_000,
};
export const NO_VIEWS = data({ views: [] });
export const reportApi = (more: object = {}) =>
  new FakeApi().on("Figures", data({ figures: { ...figures, ...more } })).on("Views", NO_VIEWS);
export const at = (search: string) => ({ role: "root", path: `/order-report${search}` });
export const tab = (value: string) => document.querySelector<HTMLElement>(`[role="tab"][value="${value}"]`)!;
