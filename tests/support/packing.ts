/** A package as the pack bench has it, for tests. */
import type { Parcel } from "../../machines/pack_facts.ts";

export const packedParcel = (more: Partial<Parcel> = {}): Parcel => ({
  _id: "p1",
  code: "PK-000001",
  shipment_status: "Processing",
  order_codes: ["PD-000001"],
  recipient_name: "",
  city: "",
  country: "DE",
  method_code: "standard",
  method_name: "Standard",
  package_type: "",
  carrier: "",
  tracking_number: "",
  label_status: "",
  failed_reason: "",
  weight_g: 400,
  weighed_g: null,
  due_at: 0,
  rush: false,
  packed: 1,
  of: 2,
  bins: [],
  units: [],
  methods: [],
  ...more,
});
