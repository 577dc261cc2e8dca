import { shippingMethodInput } from "../../../../api/inputs/shipping/shipping_method.ts";
import { INCOTERMS } from "../../../../api/shipping/customs.ts";
import { says } from "../../../../api/inputs/read.ts";
import {
  ACCOUNTS,
  CN22_CURRENCIES,
  CN22_MAX_MINOR,
  PROVIDERS,
  SHIPPING_STATUSES,
} from "../../../../api/shipping/methods.ts";
import { flag, number, reference, set, text } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { requestMethodRecheck } from "../../catalogue/items/recheck_store.ts";
import { providersOf } from "./providers.ts";
import { areMethodsUsed, isGateway, isIntegration, lastPosition, methodsList, methodView } from "./store.ts";

export const method = defineEntity({
  noun: "ShippingMethod",
  entity: "logistics",
  called: "shipping method",
  source: methodsList,
  view: methodView,
  seller: () => null,
  name: "name",
  input: shippingMethodInput,
  columns: {
    code: text(),
    name: text(),
    carrier: text(),
    service: text(),
    provider: text(PROVIDERS[0]),
    integration_id: reference(),
    account: text(ACCOUNTS[0]),
    countries: set(),
    limit_g: number(),
    limit_mm: number(),
    tracked: flag(),
    incoterm: text(INCOTERMS[0]),
    cn22_max_minor: number(CN22_MAX_MINOR),
    cn22_currency: text(CN22_CURRENCIES[0]),
    cutoff: text(),
    location_ids: set(),
    gateway_id: reference(),
    min_days: number(),
    max_days: number(),
    position: number(),
    status: text(SHIPPING_STATUSES[0]),
  },
  search: ["code", "name", "carrier", "service"],
  required: ["code", "name", "carrier"],
  unique: { column: "code", within: [], alike: false },
  async follow({ provider, position }, { tx, before }) {
    return {
      ...provider !== "easypost" && { integration_id: null },
      ...!before && position === 0 && { position: await lastPosition(tx) + 1 },
    };
  },
  async problems(
    { code, min_days, max_days, provider, integration_id, gateway_id, status },
    { tx, before, context },
  ) {
    const isKeyless = provider === "easypost" && status === "Active" && integration_id === null;
    const isStrange = integration_id !== null && before?.integration_id !== integration_id &&
      !await isIntegration(tx, integration_id, "easypost");
    return [
      ...before && before.code !== code ? [{ path: "code", code: says("fixed") }] : [],
      ...max_days < min_days ? [{ path: "max_days", code: says("upperLow") }] : [],
      ...isKeyless ? [{ path: "integration_id", code: says("needsKey") }] : [],
      // A method from demo data may keep its provider, but no other method may choose that provider.
      ...before?.provider !== provider && !providersOf(context.settings).includes(provider)
        ? [{ path: "provider", code: says("unknown") }]
        : [],
      ...gateway_id !== null && before?.gateway_id !== gateway_id && !await isGateway(tx, gateway_id)
        ? [{ path: "gateway_id", code: says("unknown") }]
        : [],
      ...isStrange ? [{ path: "integration_id", code: says("unknown") }] : [],
    ];
  },
  async mayTrash(rows, _context, tx) {
    if (await areMethodsUsed(tx, rows.map(({ code }) => code))) throw illegal("methodInUse");
  },
  afterwards: (_id, _next, { tx }) => requestMethodRecheck(tx),
  // A range that has issued numbers keeps its method: see areMethodsUsed.
  referrers: { "number_ranges.method_code": "deleted" },
  clear: (tx) => requestMethodRecheck(tx),
});
