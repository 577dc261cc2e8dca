export const APART = { target: "_blank", rel: "noopener noreferrer" } as const;
