const jobs = {
  bar: {
    open: "Jobs",
    running: { one: "Jobs: {count} running", other: "Jobs: {count} running" },
  },
} as const;

export const words = { jobs };
