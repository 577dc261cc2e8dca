/** Words of jobs: what each is about, how far it is, what became of its rows. */
export const jobs = {
  bar: {
    open: "Jobs",
    running: { one: "Jobs: {count} under way", other: "Jobs: {count} under way" },
  },
} as const;
