/** The filters of the Check List are in its address, as those of a list are. Without any, the period is this month. */
import { CARRIERS } from "../../api/carrier_names.ts";
import { CheckList } from "../../api/generated/operations/check_list.ts";
import { NO_CARRIER } from "../../api/handover/check_days.ts";
import { choices, days, type FilterValues, options, type Resource } from "../define.ts";
import { argsOf } from "../document.ts";
import type { FirstRequest } from "../first_request.ts";
import { variablesOf } from "../url.ts";
import { checkListRights } from "./check_list.ts";

export const CHECK_PATH = "/shipment-report";
const DEFAULTS: FilterValues = { range: "this-month" };

/** Has only those parts of a list that the filter bar reads. */
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

/** Ignores unknown parameters and NUL characters, so that a broken link still opens the list. */
export function readCheckFilters(search: string): FilterValues {
  const query = new URLSearchParams(search);
  const given = NAMES.flatMap((name): [string, string][] => {
    const value = query.get(name)?.replaceAll("\0", "").trim();
    return value ? [[name, value]] : [];
  });
  const filters = Object.fromEntries(given);
  return filters["range"] || filters["start"] || filters["end"] ? filters : { ...DEFAULTS, ...filters };
}

export function writeCheckFilters(filters: FilterValues): string {
  const query = new URLSearchParams();
  for (const name of NAMES) {
    const value = filters[name];
    if (value && value !== DEFAULTS[name]) query.set(name, value);
  }
  const text = query.toString();
  return `${CHECK_PATH}${text && `?${text}`}`;
}

export function checkRequest(filters: FilterValues): FirstRequest {
  const { sort: _, ...variables } = variablesOf(CHECK_FILTERS, { filters, sort: "" });
  return { text: CheckList.text, variables };
}
