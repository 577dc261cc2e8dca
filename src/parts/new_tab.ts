export const NEW_TAB = { target: "_blank", rel: "noopener noreferrer" } as const;
