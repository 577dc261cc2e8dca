/**
 * Lists that most days begin with: their pictures stand in the page, and they come with the app. All others come when one is
 * opened (ADR 53).
 */
import type { Resource } from "./define.ts";
import { orders } from "./orders/orders.ts";
import { packages } from "./shipping/packages.ts";

export const firstLists: readonly Resource[] = [packages, orders];
