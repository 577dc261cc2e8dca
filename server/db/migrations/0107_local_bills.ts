/** Adds bills for boxes that a forwarder takes, and photos of the signed papers. */
import { type Migration, render, searchable } from "../ddl.ts";

const TABLES = [
  `create table bill_papers (
  _id ID primary key,
  maker ID references users (_id),
  type ID,
  bytes INT check (bytes > 0),
  digest TEXT,
  created_at INT
)`,
  `create table local_bills (
  seq SEQ,
  _id ID unique,
  code ID unique,
  location_id ID references locations (_id),
  forwarder TEXT,
  bill_day INT,
  vehicle TEXT,
  driver TEXT,
  boxes_count INT check (boxes_count >= 0),
  packages_count INT check (packages_count >= 0),
  gross_g INT check (gross_g >= 0),
  chargeable_g INT?,
  quote JSON,
  amount_minor INT?,
  currency TEXT,
  invoiced_minor INT?,
  forwarder_no TEXT,
  note TEXT,
  signed_by TEXT,
  signed_at INT?,
  photo_id TEXT? references bill_papers (_id),
  paid_on INT?,
  payment_ref TEXT,
  status ID,
  confirmed_at INT?,
  invoiced_at INT?,
  invoiced_by TEXT? references users (_id),
  invoiced_for TEXT? references users (_id),
  paid_at INT?,
  paid_by TEXT? references users (_id),
  paid_for TEXT? references users (_id),
  maker ID references users (_id),
  search_text TEXT,
  created_at INT,
  updated_at INT,
  version INT check (version > 0)
)`,
  "create index local_bills_by_status on local_bills (status, created_at, seq)",
  "create index local_bills_by_created on local_bills (created_at, seq, status)",
  "create index local_bills_by_day on local_bills (bill_day, seq)",
  "create index local_bills_of_photo on local_bills (photo_id)",
];

export const localBills: Migration = {
  number: 107,
  name: "local bills",
  statements: (engine) => [
    ...TABLES.map((statement) => render(engine, statement)),
    ...engine === "postgres" ? ["create sequence local_bill_codes owned by counters.next"] : [],
    ...searchable(engine, "local_bills"),
  ],
  notes: {
    "bill_papers": "Photos of signed delivery notes. One without a bill is removed after a day.",
    "local_bills": "Bills for the boxes that a forwarder takes: signed, rated, invoiced and paid.",
    "local_bills.bill_day": "The first instant of the day on which the boxes leave.",
    "local_bills.boxes_count":
      "The number of its boxes. It is counted again when one of them changes, as are packages and weight.",
    "local_bills.chargeable_g": "The weight that the forwarder charges; null for the gross weight.",
    "local_bills.quote": "The answer of the cost table in JSON; {} until it is rated.",
    "local_bills.amount_minor": "The amount that the cost table gives; null until it is rated.",
    "local_bills.currency": "The currency of both amounts; empty while there is none.",
    "local_bills.invoiced_minor":
      "The forwarder's amount, or the amount that was agreed; null before the invoice.",
    "local_bills.note": "The reason of the last dispute, or of the amount that was agreed.",
    "local_bills.signed_by": "The typed name; empty until it is signed.",
    "local_bills.invoiced_by": "The person who entered the amount: another one pays above the limit.",
    "local_bills.paid_on": "The first instant of the day of the payment; null before.",
  },
};
