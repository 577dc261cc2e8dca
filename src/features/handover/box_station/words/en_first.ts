export const words = { menu: { station_box: "Box station" } } as const;
