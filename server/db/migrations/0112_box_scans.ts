/** Adds the package and the box that a scan at a box station was about. */
import { type Migration, render } from "../ddl.ts";

export const boxScans: Migration = {
  number: 112,
  name: "scans of boxes",
  statements: (engine) =>
    [
      "alter table scans add column package_id TEXT?",
      "alter table scans add column box_id TEXT?",
    ].map((statement) => render(engine, statement)),
  notes: {
    "scans.package_id": "At a box station: the package that it was about.",
    "scans.box_id": "At a box station: the box that was open.",
  },
};
