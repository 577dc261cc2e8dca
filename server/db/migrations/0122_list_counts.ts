/** Marks ticks of the Check List that count postal manifests: earlier ones do not. */
import { type Migration, render } from "../ddl.ts";

export const listCounts: Migration = {
  number: 122,
  name: "list counts",
  statements: (engine) => [render(engine, "alter table day_checks add column has_lists BOOL default 0")],
  notes: { "day_checks.has_lists": "1 where its marks and its digest count postal manifests." },
};
