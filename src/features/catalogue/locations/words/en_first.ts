export const words = { menu: { locations: "Locations" } } as const;
