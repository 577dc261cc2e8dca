/** A link to a new tab, which gets no access to this window. */
export const APART = { target: "_blank", rel: "noopener noreferrer" } as const;
