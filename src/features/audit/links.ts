/** Addresses of the audit, narrowed to what somebody comes from. */
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE } from "../../../api/constants.ts";
import { audit } from "../../../resources/audit.ts";
import type { FilterValues } from "../../../resources/define.ts";
import { resources } from "../../../resources/mod.ts";
import { recordPath } from "../../../resources/record_path.ts";
import { writeUrl } from "../../../resources/url.ts";

export const auditHref = (filters: FilterValues): string =>
  writeUrl(audit, { filters, sort: audit.sort, page: DEFAULT_PAGE, perPage: DEFAULT_PAGE_SIZE });

/** Where a record of the audit opens; null for a kind that has no screen. */
export function recordHref(entity: string, id: string): string | null {
  const resource = resources.find((each) => each.id === entity);
  return resource?.record ? recordPath(resource, id) : null;
}
