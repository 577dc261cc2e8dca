import type { OpenBox } from "../../../machines/handover/box_station_context.ts";
import type { Answer } from "../../../machines/workshop/station_context.ts";
import { plainAnswer } from "./station.ts";

export const openBox = (more: Partial<OpenBox> = {}): OpenBox => ({
  _id: "b1",
  code: "BX-000001",
  sscc: "",
  status: "Processing",
  location_id: "l1",
  location_name: "Newark",
  method_code: "standard",
  method_name: "Standard",
  gateway_name: "",
  packages_count: 0,
  net_g: 0,
  estimated_count: 0,
  gross_g: null,
  ...more,
});

export const boxedPackage = (
  more: Partial<NonNullable<Answer["boxed"]>> = {},
): NonNullable<Answer["boxed"]> => ({
  _id: "p1",
  code: "PK-000001",
  order_code: "PD-000001",
  shipment_status: "Packed",
  location_name: "Newark",
  method_name: "Standard",
  gateway_name: "",
  box_code: "",
  fits_box_code: "",
  held_reason: "",
  bins: [],
  packed: 1,
  of: 1,
  ...more,
});

export const boxAnswer = (event: string, box: OpenBox | null, more: Partial<Answer> = {}): Answer =>
  plainAnswer(event, { box, ...more });
