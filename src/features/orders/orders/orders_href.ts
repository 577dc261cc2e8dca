import { orders } from "../../../../resources/orders/orders.ts";
import { writeUrl } from "../../../../resources/url.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";

export const ordersHref = (filters: FilterValues, sort: string = orders.sort): string =>
  writeUrl(orders, { filters, sort, page: 1, perPage: DEFAULT_PAGE_SIZE });

export const dayHref = (day: string): string => ordersHref({ start: day, end: day });
