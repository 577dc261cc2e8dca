/** Lists in the first bundle: most people begin with them. All others load when they are opened (docs/adr/0053). */
import type { Resource } from "./define.ts";
import { orders } from "./orders/orders.ts";
import { packages } from "./shipping/packages.ts";

export const firstLists: readonly Resource[] = [packages, orders];
