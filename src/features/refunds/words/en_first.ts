/** What the menu calls them. */
export const words = { menu: { refund_request: "Refund requests" } } as const;
