/** What the menu calls them. */
export const words = { menu: { refund_requests: "Refund Requests" } } as const;
