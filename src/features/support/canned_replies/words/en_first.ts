/** Names the list for its head and for the search, before other words are there. */
export const words = { menu: { canned_replies: "Canned replies" } } as const;
