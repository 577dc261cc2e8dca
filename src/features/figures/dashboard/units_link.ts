/** Where a figure of the workshop leads: the garments that it counts. */
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { writeUrl } from "../../../../resources/url.ts";

export const unitsHref = (filters: FilterValues): string =>
  writeUrl(units, { filters, sort: units.sort, page: 1, perPage: DEFAULT_PAGE_SIZE });
