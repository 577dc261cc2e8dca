import { useMemo } from "react";
import { useLocation, useSearch } from "wouter";
import { DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { type CheckedPackages, checkFilter } from "../../../../api/shipping/check_counts.ts";
import type { FilterValues } from "../../../../resources/define.ts";
import {
  CHECK_PATH,
  readCheckFilters,
  writeCheckFilters,
} from "../../../../resources/handover/check_filters.ts";
import { packages } from "../../../../resources/shipping/packages.ts";
import { writeUrl } from "../../../../resources/url.ts";

export function useCheckFilters() {
  const [, navigate] = useLocation();
  const search = useSearch();
  const filters = useMemo(() => readCheckFilters(search), [search]);
  return {
    filters,
    change: (patch: FilterValues) => navigate(writeCheckFilters({ ...filters, ...patch })),
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
