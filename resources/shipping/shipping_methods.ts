/** Shipping methods. Source: docs/requirements.md S2.27, S6.14. */
import { rules } from "../../api/access.ts";
import { INCOTERMS } from "../../api/shipping/customs.ts";
import { ACCOUNTS, CN22_CURRENCIES, PROVIDERS, SHIPPING_STATUSES } from "../../api/shipping/methods.ts";
import { choices, column, compound, defineResource, ids, search, statuses } from "../define.ts";
import { rightsIn } from "../rights.ts";

const may = rightsIn("logistics", rules.rootOnly);
const hidden = { hidden: true };

export const shippingMethods = defineResource({
  id: "logistics",
  path: "/logistics",
  group: "market",
  rule: may.view,
  module: "logistics",
  query: "logistics",
  count: "logisticsCount",
  roots: {
    getShippingMethodById: may.view,
    makeShippingMethod: may.make,
    trashShippingMethod: may.delete,
    methodTest: may.view,
    carrierKeys: may.view,
    methodProviders: may.view,
  },
  defaults: { status: "All" },
  segment: "status",
  filters: [search(), statuses("status", SHIPPING_STATUSES), choices("provider", PROVIDERS), ids()],
  columns: [
    column("code", "code", 176, { sortable: true }),
    column("name", "text", 168, { sortable: true }),
    column("carrier", "text", 120, { sortable: true }),
    column("provider", "word", 120, { sortable: true }),
    column("countries", "tags", 128),
    column("days", "text", 96),
    column("card", "mono", 120),
    column("status", "status", 112, { sortable: true }),
    column("service", "text", 144, hidden),
    column("account", "word", 120, hidden),
    column("limit_g", "weight", 112, hidden),
    column("limit_mm", "number", 112, hidden),
    column("tracked", "word", 96, hidden),
    column("incoterm", "mono", 96, hidden),
    compound("cn22_max_minor", "money", 128, ["cn22_currency"], hidden),
    column("cutoff", "mono", 96, hidden),
    column("position", "number", 96, { hidden: true, sortable: true }),
    column("created_at", "time", 168, { hidden: true, sortable: true }),
    column("updated_at", "time", 168, { hidden: true, sortable: true }),
  ],
  sort: "position",
  record: true,
  note: may.view,
  shape: {
    noun: "ShippingMethod",
    name: "name",
    first: ["code", "name", "carrier", "provider", "countries", "min_days", "max_days"],
    sections: [
      {
        key: "method",
        columns: [
          ...["code", "carrier", "service", "provider", "account", "card"] as const,
          ...["created_at", "updated_at"] as const,
        ],
      },
      {
        key: "parcels",
        columns: ["countries", "days", "limit_g", "limit_mm", "tracked", "cutoff"],
      },
      { key: "customs", columns: ["incoterm", "cn22_max_minor"] },
    ],
    form: [
      {
        key: "method",
        fields: [
          { key: "code", kind: "text", required: true, onlyNew: true },
          { key: "name", kind: "text", required: true },
          { key: "carrier", kind: "text", required: true },
          { key: "service", kind: "text" },
          {
            key: "provider",
            kind: "option",
            source: "methodProviders",
            required: true,
            begins: PROVIDERS[0],
          },
          {
            key: "integration_id",
            kind: "option",
            source: "carrierKeys",
            when: { provider: "easypost" },
          },
          { key: "account", kind: "choice", values: ACCOUNTS },
          { key: "status", kind: "choice", values: SHIPPING_STATUSES },
          { key: "position", kind: "number" },
        ],
      },
      {
        key: "parcels",
        fields: [
          { key: "countries", kind: "lines" },
          { key: "min_days", kind: "number" },
          { key: "max_days", kind: "number" },
          { key: "limit_g", kind: "number" },
          { key: "limit_mm", kind: "number" },
          { key: "tracked", kind: "switch" },
          { key: "cutoff", kind: "text" },
          { key: "location_ids", kind: "checks", source: "places" },
          { key: "gateway_id", kind: "option", source: "gateways" },
        ],
      },
      {
        key: "customs",
        fields: [
          { key: "incoterm", kind: "choice", values: INCOTERMS },
          { key: "cn22_currency", kind: "choice", values: CN22_CURRENCIES },
          { key: "cn22_max_minor", kind: "money", currencyFrom: "cn22_currency", begins: "400" },
        ],
      },
    ],
    input: () =>
      import("../../api/inputs/shipping/shipping_method.ts").then(({ shippingMethodInput }) =>
        shippingMethodInput
      ),
  },
});
