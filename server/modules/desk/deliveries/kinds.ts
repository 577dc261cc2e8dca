/** The kinds of deliveries by name. Each is added by the module.ts of the module that sends it. Source: ADR 113. */
import type { DeliveryKind } from "./kind.ts";

const kinds = new Map<string, DeliveryKind>();

export const addDeliveryKind = (kind: DeliveryKind): void => void kinds.set(kind.kind, kind);

export const allDeliveryKinds = (): readonly DeliveryKind[] => [...kinds.values()];
