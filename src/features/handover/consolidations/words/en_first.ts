/** Names flights in the menu, in search and above their list. */
export const words = { menu: { ibic: "IBCI Containers" } } as const;
