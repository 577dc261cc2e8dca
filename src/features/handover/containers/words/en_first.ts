/** Names boxes in the menu, in search and above their list. */
export const words = { menu: { containers: "Box" } } as const;
