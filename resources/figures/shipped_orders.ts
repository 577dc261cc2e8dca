/** Measures of orders that were handed over in the period, for several reports. */
export const SHIPPED_DAYS = { dated: "shipped" } as const;
export const TO_SHIP = { from: "created_at", to: "shipped_at", where: SHIPPED_DAYS } as const;
export const ON_TIME_MEASURES = [
  { key: "on_time", kind: "count", where: { ...SHIPPED_DAYS, shipped: "on-time" } },
  { key: "on_time_share", kind: "share", part: "on_time", whole: "shipped" },
] as const;
