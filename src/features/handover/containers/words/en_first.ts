export const words = { menu: { containers: "Box" } } as const;
