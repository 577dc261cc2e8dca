/** Lists the kinds of delivery that modules register. Source: ADR 113. */
import { defineKinds } from "../../../kinds.ts";
import type { DeliveryKind } from "./kind.ts";

export const deliveryKinds = defineKinds<DeliveryKind>("a delivery");
