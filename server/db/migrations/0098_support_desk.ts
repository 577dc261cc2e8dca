/** Adds the hours in which a location is open, and the one location whose hours count for cases. */
import { type Migration, render } from "../ddl.ts";

export const supportDesk: Migration = {
  number: 98,
  name: "opening hours and support desk",
  statements: (engine) => [
    render(engine, "alter table locations add column opens_min INT default 540"),
    render(engine, "alter table locations add column closes_min INT default 1080"),
    render(engine, "alter table locations add column support_desk INT default 0"),
    "create unique index locations_support_desk on locations (support_desk) where support_desk = 1",
  ],
  notes: {
    "locations.opens_min": "Minutes after midnight, on each workday.",
    "locations.closes_min": "Minutes after midnight, at least an hour after it opens.",
    "locations.support_desk": "1 for the one whose hours count for cases.",
  },
};
