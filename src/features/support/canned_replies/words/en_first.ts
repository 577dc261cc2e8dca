export const words = { menu: { canned_replies: "Canned replies" } } as const;
