/** Features of the first lists (resources/first.ts). All others load with the first other list, page or part. */
import type { Feature } from "../engine/features.ts";
import { feature as orders } from "../features/orders/orders/feature.ts";
import { feature as packages } from "../features/shipping/packages/feature.ts";
import { feature as units } from "../features/workshop/units/feature.ts";

export const firstFeatures: readonly Feature[] = [orders, packages, units];
