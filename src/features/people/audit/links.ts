import { allows, type Person } from "../../../../api/access.ts";
import { DEFAULT_PAGE, DEFAULT_PAGE_SIZE } from "../../../../api/constants.ts";
import { audit } from "../../../../resources/people/audit.ts";
import { entityOf, type FilterValues } from "../../../../resources/define.ts";
import { resources } from "../../../../resources/generated/resources.ts";
import { recordPath } from "../../../../resources/record_path.ts";
import { writeUrl } from "../../../../resources/url.ts";

export const auditHref = (filters: FilterValues): string =>
  writeUrl(audit, { filters, sort: audit.sort, page: DEFAULT_PAGE, perPage: DEFAULT_PAGE_SIZE });

/** Returns the address of a record; null if its kind has no screen, or if several screens could show it. */
export function recordHref(entity: string, id: string, person: Person): string | null {
  const open = resources.filter((each) =>
    each.record && entityOf(each) === entity && allows(each.rule, person)
  );
  const resource = open.find((each) => each.id === entity) ?? (open.length === 1 ? open[0] : undefined);
  return resource ? recordPath(resource, id) : null;
}
