/** Adds our costs of forwarders' bills and of flights, and each package's share of them. */
import { type Migration, render } from "../ddl.ts";

const TABLES = [
  `create table handover_costs (
  _id ID primary key,
  kind ID,
  record_id ID,
  code TEXT,
  provider TEXT,
  currency ID,
  amount_minor INT check (amount_minor >= 0),
  paid_minor INT check (paid_minor >= 0),
  created_at INT,
  updated_at INT
)`,
  "create unique index handover_costs_of_record on handover_costs (kind, record_id)",
  `create table cost_shares (
  cost_id ID references handover_costs (_id),
  package_id ID references packages (_id),
  amount_minor INT check (amount_minor >= 0),
  basis INT check (basis >= 0),
  estimated BOOL,
  primary key (cost_id, package_id)
)`,
  "create index cost_shares_of_package on cost_shares (package_id)",
];

export const costShares: Migration = {
  number: 110,
  name: "cost shares",
  statements: (engine) => TABLES.map((statement) => render(engine, statement)),
  notes: {
    "handover_costs":
      "A forwarder's or a customs office's charge for many packages; the shares of the packages add up to it.",
    "handover_costs.kind": "local for a bill, duty for a flight.",
    "handover_costs.record_id": "The bill or the flight.",
    "handover_costs.provider": "The account that it is owed to.",
    "handover_costs.amount_minor": "The amount in the ledger, with a difference that was agreed later.",
    "handover_costs.paid_minor": "The part that was paid.",
    "cost_shares.basis": "Grams, or the declared value in minor units.",
    "cost_shares.estimated": "0 or 1. Nobody weighed the package: the catalogue's weight counts.",
  },
};
