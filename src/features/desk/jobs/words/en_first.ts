/** Words of jobs: what each is about, how far it is, what became of its rows. */
const jobs = {
  bar: {
    open: "Jobs",
    running: { one: "Jobs: {count} running", other: "Jobs: {count} running" },
  },
} as const;

export const words = { jobs };
