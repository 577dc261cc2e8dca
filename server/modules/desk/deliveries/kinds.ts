/** The kinds of deliveries by name, as the modules that send them bring them. Source: ADR 113. */
import { defineKinds } from "../../../kinds.ts";
import type { DeliveryKind } from "./kind.ts";

export const deliveryKinds = defineKinds<DeliveryKind>("a delivery");
