/** Filters of the Check List are in its address, like those of any list. The default is this month. */
import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { CARRIERS } from "../../../../api/carrier_names.ts";
import { NO_CARRIER } from "../../../../api/handover/check_days.ts";
import { type CheckedPackages, checkFilter } from "../../../../api/shipping/check_counts.ts";
import { checkListRights } from "../../../../resources/handover/check_list.ts";
import { choices, days, type FilterValues, options, type Resource } from "../../../../resources/define.ts";
import { argsOf } from "../../../../resources/document.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { writeUrl } from "../../../../resources/url.ts";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";

export const CHECK_PATH = "/shipment-report";
const DEFAULTS: FilterValues = { range: "this-month" };

/** A resource with only the parts that the filter bar reads. */
export const CHECK_FILTERS: Resource = {
  id: "shipment_report",
  path: CHECK_PATH,
  group: "report",
  rule: checkListRights.view,
  module: "shipment_report",
  query: "checkList",
  count: "packagesCount",
  roots: {},
  defaults: DEFAULTS,
  segment: "carrier",
  filters: [days("days"), options("location", "places"), choices("carrier", [...CARRIERS, NO_CARRIER])],
  columns: [],
  sort: "",
  record: false,
};
const NAMES = CHECK_FILTERS.filters.flatMap(argsOf);

/** Reads the filters, ignoring unknown parameters, so that a broken link still opens the list. */
export function readFilters(search: string): FilterValues {
  const query = new URLSearchParams(search);
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name)?.replaceAll("\0", "").trim();
    return value ? [[name, value]] : [];
  });
  const filters = Object.fromEntries(given);
  return filters["range"] || filters["start"] || filters["end"] ? filters : { ...DEFAULTS, ...filters };
}

export function writeFilters(filters: FilterValues): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value && value !== DEFAULTS[name]) query.set(name, value);
  }
  const text = query.toString();
  return `${CHECK_PATH}${text && `?${text}`}`;
}

export function useCheckFilters() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const filters = useMemo(() => readFilters(search), [search]);
  return {
    filters,
    change: (patch: FilterValues) => navigate(writeFilters({ ...filters, ...patch })),
    clear: () => navigate(CHECK_PATH),
  };
}

/** Returns the address of a list of exactly the packages in a count. */
export const packagesHref = (checked: CheckedPackages): string =>
  writeUrl(packages, {
    filters: { check: checkFilter(checked) },
    sort: packages.sort,
    page: 1,
    perPage: DEFAULT_PAGE_SIZE,
  });
