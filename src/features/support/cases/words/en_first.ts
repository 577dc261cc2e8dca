/** Names cases in search and above their list. */
export const words = { menu: { support: "Cases" } } as const;
