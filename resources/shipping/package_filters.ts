/** Filters of lists of packages, for staff and for sellers with their agents. */
import type { Rule } from "../../api/access.ts";
import { CARRIERS } from "../../api/carrier_names.ts";
import { LABEL_KINDS, TROUBLE_KINDS, WEIGHT_KINDS } from "../../api/shipping/packages.ts";
import { PACKAGE_STATUSES } from "../../api/statuses.ts";
import { choices, days, ids, options, search, statuses } from "../define.ts";
import { policyRights } from "./policy_rights.ts";
import { statusAlias } from "../status_filter.ts";

/** @param several people who see packages of several sellers @param methods people who see shipping methods */
export const packageFilters = ({ several, methods }: { readonly several: Rule; readonly methods: Rule }) =>
  [
    search(),
    statuses("shipment_status", PACKAGE_STATUSES),
    statusAlias("shipment_status", PACKAGE_STATUSES),
    days(),
    options("seller", "sellers", several),
    options("country", "countries"),
    choices("carrier", CARRIERS),
    options("method", "shippingMethods", methods),
    choices("label", LABEL_KINDS),
    choices("trouble", TROUBLE_KINDS),
    choices("weight", WEIGHT_KINDS),
    // Only people who see policies get their filter.
    options("policy", "shippingPolicies", policyRights.view),
    { key: "order", kind: "ids" },
    ids(),
  ] as const;
