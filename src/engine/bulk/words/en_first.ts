const bulk = {
  export: { open: "Export" },
} as const;

export const words = { bulk };
