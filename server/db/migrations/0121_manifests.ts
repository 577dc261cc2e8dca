/** Adds postal manifests with their lines. A package is on at most one live manifest. */
import { type Migration, oneOf, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table manifests (
  seq SEQ,
  _id ID unique,
  code ID unique,
  carrier TEXT,
  office TEXT,
  location_id ID references locations (_id),
  method_code ID,
  ship_day ID,
  items_count INT check (items_count >= 0),
  weight_g INT check (weight_g >= 0),
  postage_minor INT?,
  rejected_count INT check (rejected_count >= 0),
  digest TEXT,
  status ID,
  generated_at INT?,
  submitted_at INT?,
  accepted_at INT?,
  closed_at INT?,
  remade_from TEXT? references manifests (_id),
  maker ID references users (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index manifests_by_status on manifests (status, created_at, seq)",
  "create index manifests_by_created on manifests (created_at, seq, status)",
  "create index manifests_by_day on manifests (ship_day, seq)",
  "create index manifests_of_remade on manifests (remade_from) where remade_from is not null",
  `create table manifest_lines (
  seq SEQ,
  manifest_id ID references manifests (_id),
  package_id ID references packages (_id),
  code TEXT,
  country TEXT,
  weight_g INT check (weight_g >= 0),
  postage_minor INT?,
  state ID ${oneOf("state", ["Listed", "Accepted", "Rejected"])},
  reason TEXT,
  live BOOL,
  sent BOOL
)`,
  "create index manifest_lines_of on manifest_lines (manifest_id, seq)",
  "create unique index manifest_lines_live on manifest_lines (package_id) where live = 1",
  "create index manifest_lines_by_package on manifest_lines (package_id, seq)",
  "create index manifest_lines_by_code on manifest_lines (code)",
];

export const manifests: Migration = {
  number: 121,
  name: "manifests",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...engine === "postgres" ? ["create sequence manifest_codes owned by counters.next"] : [],
    ...searchable(engine, "manifests"),
  ],
  notes: {
    "manifests": "Lists of packages that one location hands to the postal service on one day by one method.",
    "manifests.ship_day": "YYYY-MM-DD at the location.",
    "manifests.items_count":
      "The number of its lines. From Generated on it is fixed, as are weight and postage.",
    "manifests.postage_minor": "Dong; null where the postage of a line is not known.",
    "manifests.digest": "SHA-256 of its sorted postal numbers; empty until it is generated.",
    "manifests.remade_from": "The cancelled manifest in whose place it was made.",
    "manifest_lines.code": "The postal number as the manifest was generated.",
    "manifest_lines.live":
      "1 while the package is on this manifest: neither rejected, nor the manifest cancelled.",
    "manifest_lines.sent": "1 from Submitted on, while it is live: the package counts as out.",
  },
};
