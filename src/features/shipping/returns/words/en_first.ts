export const words = { menu: { station_returns: "Returns bench" } } as const;
