/** Policies: rules that choose the shipping method of a package. Source: docs/requirements.md S2.28, S6.14. */
import { CONTENT_TYPES, INCOTERMS } from "../../api/shipping/customs.ts";
import { SHIPPING_STATUSES } from "../../api/shipping/methods.ts";
import { PACKAGE_TYPE_CODES } from "../../api/shipping/packaging.ts";
import { LABEL_FORMATS } from "../../api/shipping/policies.ts";
import { column, defineResource, ids, search, statuses } from "../define.ts";
import { policyRights } from "./policy_rights.ts";

const may = policyRights;
const hidden = { hidden: true };

export const shippingPolicies = defineResource({
  id: "shipping_preset",
  path: "/shipping-preset",
  group: "market",
  rule: may.view,
  module: "shipping_preset",
  query: "shippingPolicies",
  count: "shippingPoliciesCount",
  roots: {
    getShippingPolicyById: may.view,
    makeShippingPolicy: may.make,
    trashShippingPolicy: may.delete,
    policyTest: may.view,
  },
  defaults: { status: "All" },
  segment: "status",
  filters: [search(), statuses("status", SHIPPING_STATUSES), ids()],
  columns: [
    column("code", "code", 116, { sortable: true }),
    column("priority", "number", 88, { sortable: true }),
    column("title", "text", 160, { sortable: true }),
    column("when", "policy", 200),
    column("then", "policy", 200),
    column("conflicts", "policy", 152),
    column("hits", "number", 88),
    column("status", "status", 112, { sortable: true }),
    column("created_at", "time", 168, { ...hidden, sortable: true }),
    column("updated_at", "time", 168, { ...hidden, sortable: true }),
  ],
  sort: "priority",
  record: true,
  note: may.view,
  shape: {
    noun: "ShippingPolicy",
    name: "title",
    first: ["title", "priority", "countries", "methods", "by_methods"],
    sections: [
      { key: "policy", columns: ["code", "priority", "hits", "created_at", "updated_at"] },
      { key: "rule", columns: ["when", "then", "conflicts"] },
    ],
    form: [
      {
        key: "policy",
        fields: [
          { key: "title", kind: "text", required: true },
          { key: "priority", kind: "number", required: true },
          // The record previews the policy's changes before anybody activates it.
          { key: "status", kind: "choice", values: SHIPPING_STATUSES, begins: "Paused" },
        ],
      },
      {
        key: "when",
        fields: [
          { key: "countries", kind: "lines" },
          { key: "regions", kind: "lines" },
          { key: "postal_prefixes", kind: "lines" },
          { key: "methods", kind: "checks", source: "shippingMethods" },
          { key: "sellers", kind: "checks", source: "sellers" },
          { key: "stores", kind: "checks", source: "stores" },
          { key: "tags", kind: "lines" },
          { key: "min_g", kind: "number" },
          { key: "max_g", kind: "number" },
        ],
      },
      {
        key: "then",
        fields: [
          {
            key: "by_methods",
            kind: "rows",
            rows: [{ key: "method", kind: "option", source: "shippingMethods", required: true }],
          },
          { key: "package_type", kind: "choice", values: PACKAGE_TYPE_CODES, optional: true },
          { key: "content_type", kind: "choice", values: CONTENT_TYPES, optional: true },
          { key: "incoterm", kind: "choice", values: INCOTERMS, optional: true },
          { key: "location_id", kind: "option", source: "places" },
          { key: "label_format", kind: "choice", values: LABEL_FORMATS, optional: true },
          { key: "tolerance_g", kind: "number" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/shipping/shipping_policy.ts").then(({ shippingPolicyInput }) =>
        shippingPolicyInput
      ),
  },
});
