/** Policies as options of a filter. Paused ones are included, since their packages are still on the way. */
import { PolicyNames } from "../../../../../api/generated/operations/packages.ts";
import { MAX_PAGE_SIZE } from "../../../../../api/constants.ts";
import { optionsFrom } from "../../../../engine/list/filters/options.ts";

export const policies = optionsFrom(
  PolicyNames,
  (data) =>
    data.shippingPolicies.map(({ _id, code, title }) => ({ value: _id, name: title || code, more: code })),
  { entity: "shippingPolicies", perPage: MAX_PAGE_SIZE },
);
