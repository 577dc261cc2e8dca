/** Words of work on many rows: the bulk line, its dialogs, what became of it, and exports. */
const bulk = {
  export: { open: "Export" },
} as const;

export const words = { bulk };
