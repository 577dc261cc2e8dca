/** Simulates a provider in memory that fails in every way a real one fails, and knows which labels it really sold. */
import type { CarrierProvider } from "../../../server/modules/shipping/labels/providers/port.ts";

/** Outcomes of one call. */
export const MOODS = ["good", "lost", "soldThenError", "error", "refused", "broken"] as const;
export type Mood = (typeof MOODS)[number];

export interface SellerOfLabels {
  readonly provider: CarrierProvider;
  /** Numbers of the sold labels that are not refunded, by shipment. */
  readonly sold: Map<string, string>;
  readonly refunded: Set<string>;
}

/** @param moodOf outcome of the next call; "good" once the list is used up */
export function sellerOfLabels(moodOf: () => Mood): SellerOfLabels {
  const known = new Set<string>();
  const sold = new Map<string, string>();
  const refunded = new Set<string>();
  let serial = 0;
  const live = (ref: string) => ({ kind: "live", number: sold.get(ref) ?? "" } as const);
  const unknown = { kind: "unknown", error: "no answer" } as const;
  const provider: CarrierProvider = {
    code: "easypost",
    create() {
      const mood = moodOf();
      if (mood === "broken") return Promise.reject(new Error("broken"));
      const ref = `ref-${++serial}`;
      known.add(ref);
      const failed = { kind: "failed", error: "no" } as const;
      return Promise.resolve(mood === "good" ? { kind: "created", ref } as const : failed);
    },
    buy({ label: { provider_ref: ref } }) {
      const mood = moodOf();
      if (mood === "broken") return Promise.reject(new Error("broken"));
      if (mood === "refused") return Promise.resolve({ kind: "failed", error: "no funds" } as const);
      if (mood === "error") return Promise.resolve(unknown);
      if (!sold.has(ref)) sold.set(ref, `NUM${String(++serial).padStart(6, "0")}`);
      return Promise.resolve(mood === "good" ? live(ref) : unknown);
    },
    poll({ provider_ref: ref }) {
      const mood = moodOf();
      if (mood === "broken") return Promise.reject(new Error("broken"));
      if (mood !== "good") return Promise.resolve(unknown);
      return Promise.resolve(sold.has(ref) ? live(ref) : { kind: "none" } as const);
    },
    void({ provider_ref: ref }) {
      if (moodOf() !== "good") return Promise.resolve(unknown);
      if (!sold.has(ref)) return Promise.resolve({ kind: "refused", error: "nothing to refund" } as const);
      refunded.add(ref);
      return Promise.resolve({ kind: "voided" } as const);
    },
    track: () => Promise.resolve({ kind: "answered", events: [] } as const),
    page: () => Promise.resolve(null),
  };
  return { provider, sold, refunded };
}
