/** An order as the API answers it, for tests of the record screens. */
import type { Order } from "../../../src/record/order.ts";

const TIME = 1_790_000_000;

/** A paid order in production unless told otherwise. */
export function order(change: Partial<Order> = {}): Order {
  return {
    _id: "o1",
    code: "PD-000123",
    external_number: "SHOP-9",
    seller_id: "s1",
    seller_name: "Nordlicht Studio",
    store_id: "st1",
    store_name: "Nordlicht",
    status: "Pending",
    print_status: "Waiting",
    shipment_status: "Processing",
    recipient_name: "Jörg Müller",
    company: "",
    address_line1: "Hauptstraße 5",
    address_line2: "Hinterhaus",
    city: "Ulm",
    region: "",
    postal_code: "89073",
    country: "DE",
    email: "joerg@example.test",
    phone: "+49 731 1",
    shipping_method: "Standard",
    items_count: 3,
    currency: "USD",
    total_minor: 2400,
    paid: false,
    carrier: "",
    tracking_number: "",
    note: "",
    tags: [],
    problems: [],
    hold_reason: "",
    hold_until: null,
    due_at: TIME + 3 * 86_400,
    ordered_at: null,
    created_at: TIME,
    updated_at: TIME,
    version: 3,
    facts: { paid: false, unitsOpen: 0, labelReady: false, heldFrom: "", problems: 0 },
    lines: [
      {
        _id: "l1",
        position: 1,
        sku: "TEE-M",
        title: "T-shirt",
        variant: "Black, M",
        quantity: 3,
        total_minor: 2400,
        raw_total: "",
        known: true,
      },
    ],
    charges: [],
    packages: [],
    timeline: [
      { _id: "e2", at: TIME + 60, actor: "Ada", action: "order.submit", reason: "", changes: [] },
      {
        _id: "e1",
        at: TIME,
        actor: "Import",
        action: "makeOrder",
        reason: "typo",
        changes: [{ field: "city", before: "Um", after: "Ulm" }, {
          field: "status",
          before: "Draft",
          after: "Pending",
        }],
      },
    ],
    ...change,
  };
}
