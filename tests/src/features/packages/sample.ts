/** A package as the API answers it, with two garments of one order. */
import type { Package } from "../../../../src/features/packages/package.ts";

const unit = (_id: string, print_status: string, over: object = {}) => ({
  _id,
  ticket: _id.toUpperCase(),
  order_line_id: "l1",
  sku: "TEE-M",
  title: "T-shirt",
  variant: "Black / M",
  print_status,
  work_status: "Waiting",
  station_code: "",
  package_id: "p1",
  package_code: "PK-000001",
  rejects: 0,
  returned: null,
  ...over,
});

const LABEL = {
  _id: "la1",
  carrier: "DHL",
  number: "JD0146000031",
  status: "Live",
  file: { _id: "f1", kind: "png", width_mm: 102, height_mm: 152 },
  reason: "",
  scanned: false,
  url: "",
  bought_at: 1_790_000_000,
  voided_at: null,
};

/** At rest before its label; `facts` are laid over those of that. */
export function parcel(
  over: Omit<Partial<Package>, "facts"> = {},
  facts: Partial<Package["facts"]> = {},
): Package {
  return {
    _id: "p1",
    code: "PK-000001",
    order_id: "o1",
    order_code: "PD-000123",
    seller_id: "anna",
    seller_name: "Anna's shop",
    shipment_status: "Processing",
    recipient_name: "Ada Byte",
    city: "Ulm",
    country: "DE",
    carrier: "",
    service: "express",
    tracking_number: "",
    weight_g: 400,
    items_count: 2,
    price_minor: 0,
    currency: "USD",
    due_at: 1_790_000_000,
    handed_at: null,
    returned_at: null,
    trouble: "",
    created_at: 1_790_000_000,
    updated_at: 1_790_000_000,
    version: 3,
    units: [
      unit("un-1", "Printing"),
      unit("un-2", "Packing", { order_line_id: "l2", title: "Mug", rejects: 1 }),
    ],
    orders: [{ _id: "o1", code: "PD-000123", status: "In Production" }],
    labels: [],
    events: [],
    timeline: [],
    ...over,
    facts: {
      orderOpen: true,
      paid: true,
      labelled: false,
      unscanned: true,
      untracked: true,
      units: 2,
      unitsMade: 1,
      unitsPacked: 0,
      tracked: "",
      undoable: false,
      ...facts,
    },
  };
}

export const labelled = (
  over: Parameters<typeof parcel>[0] = {},
  facts: Partial<Package["facts"]> = {},
): Package =>
  parcel(
    { shipment_status: "Ready", carrier: "DHL", tracking_number: LABEL.number, labels: [LABEL], ...over },
    { labelled: true, ...facts },
  );

export const voided = {
  ...LABEL,
  _id: "la0",
  number: "JD0146000030",
  status: "Voided",
  reason: "Wrong weight",
  file: null,
};
