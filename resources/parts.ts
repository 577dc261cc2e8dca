/** What stands in other records, as tabs of them: no screens, menu places or saved views of their own. One line each. */
import type { Resource } from "./define.ts";
import { printers } from "./printers.ts";
import { numberRanges } from "./shipping_methods.ts";
import { bins, stations } from "./stations.ts";
import { stock } from "./stock.ts";

export const parts: readonly Resource[] = [stations, bins, printers, stock, numberRanges];
