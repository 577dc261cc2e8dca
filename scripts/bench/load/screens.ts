/** Pages to load: the app, an app of only the same libraries (React, XState, wouter, Fluent), and a bare page. */
import type { Turn } from "./measure_paging.ts";
import { PHONE, type Visit } from "./visit.ts";

export type Name = "ours" | "floor" | "bare";
const ROW = "[data-id]";

export const LISTS = {
  ours: { path: "/orders/all", shown: ROW },
  floor: { path: "/floor.html", shown: ROW },
  bare: { path: "/bare.html", shown: ROW },
} satisfies Readonly<Record<Name, Visit>>;

export const NEXT: Readonly<Record<Name, Turn>> = {
  ours: { click: "[aria-label='Next page']" },
  floor: { click: "#next" },
  bare: { click: "#next" },
};

export const FILTER: Readonly<Record<Name, Turn>> = {
  ours: { click: "label:has-text('Pending') input", opener: "button:has-text('Status')" },
  floor: { click: "#filter" },
  bare: { click: "#filter" },
};

export interface Pair {
  readonly name: string;
  readonly ours: Visit;
  readonly bare: Visit;
}

/** Returns the visits to the first figure of the dashboard and to the first line of an order on its own page. */
export const pairsOf = (orderId: string): readonly Pair[] => [
  {
    name: "dashboard: first figure",
    ours: { path: "/dashboard", shown: "#content section a" },
    bare: { path: "/bare-dashboard.html", shown: "td" },
  },
  {
    name: "an order's own address: first line",
    ours: { path: `/orders/all/${orderId}?view=page`, shown: "#content table tbody tr" },
    bare: { path: `/bare-order.html?${orderId}`, shown: "tr:nth-child(2)" },
  },
];

const SLOW_PHONE = { shown: ROW, viewport: PHONE, slower: 4 } as const;

export const FLOOR_ROLE: Pair = {
  name: "packages on a phone of 390 px, processor 4x slower",
  ours: { path: "/packages", ...SLOW_PHONE },
  bare: { path: "/bare-packages.html", ...SLOW_PHONE },
};
