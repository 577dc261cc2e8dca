/** What the menu calls locations. */
export const words = { menu: { locations: "Locations" } } as const;
