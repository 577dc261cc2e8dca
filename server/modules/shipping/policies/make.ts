import type { InputProblem } from "../../../../api/errors.ts";
import { shippingPolicyInput } from "../../../../api/inputs/shipping/shipping_policy.ts";
import { says } from "../../../../api/inputs/read.ts";
import { SHIPPING_STATUSES } from "../../../../api/shipping/methods.ts";
import { nextCodes } from "../../../entity/codes.ts";
import type { Writer } from "../../../db/database.ts";
import { type Column, derivedColumn, number, set, text, textOf } from "../../../entity/columns.ts";
import { defineEntity } from "../../../entity/entity.ts";
import { illegal } from "../../../entity/refusals.ts";
import { requestMethodRecheck } from "../../catalogue/items/recheck_store.ts";
import { makePlace, noteConflicts } from "./sequence_store.ts";
import { areUsed, findExisting, policiesList, type PolicyRow, policyView } from "./store.ts";

type Named = readonly { readonly method: string }[];

const methods: Column<Named | null | undefined, string> = {
  blank: "[]",
  read: (given, before) => given ? JSON.stringify([...new Set(given.map(({ method }) => method))]) : before,
  auditText: textOf,
};

const idsIn = (json: string): string[] => JSON.parse(json) as string[];

type PolicyParts = Pick<PolicyRow, "by_methods" | "methods" | "stores" | "sellers" | "location_id">;

/** Finds references that do not exist, except in `methods`, which has texts from orders, not our codes. */
async function unknownIn(tx: Writer, next: PolicyParts, before: PolicyParts | null): Promise<InputProblem[]> {
  const named = [
    ["by_methods", "shipping_methods", "code", idsIn(next.by_methods)],
    ["sellers", "users", "_id", idsIn(next.sellers)],
    ["stores", "stores", "_id", idsIn(next.stores)],
    ["location_id", "locations", "_id", next.location_id === "" ? [] : [next.location_id]],
  ] as const;
  const problems: InputProblem[] = [];
  for (const [path, table, column, values] of named) {
    if (before?.[path] === next[path]) continue;
    const known = await findExisting(tx, table, column, values);
    if (values.some((value) => !known.has(value))) problems.push({ path, code: says("unknown") });
  }
  return problems;
}

const LISTS = {
  countries: set(),
  regions: set(),
  postal_prefixes: set(),
  sellers: set(),
  stores: set(),
  methods: set(),
  tags: set(),
};

export const policy = defineEntity({
  noun: "ShippingPolicy",
  entity: "shippingPolicies",
  called: "policy",
  source: policiesList,
  view: policyView,
  seller: () => null,
  name: "title",
  input: shippingPolicyInput,
  columns: {
    title: text(),
    priority: number(),
    ...LISTS,
    min_g: number(),
    max_g: number(),
    by_methods: methods,
    package_type: text(),
    content_type: text(),
    incoterm: text(),
    location_id: text(),
    label_format: text(),
    tolerance_g: number(),
    conflicts: derivedColumn<string>("[]"),
    status: text(SHIPPING_STATUSES[0]),
  },
  search: ["title"],
  once: ["code"],
  begin: async ({ tx }) => ({ code: (await nextCodes(tx, "policies", 1))[0] ?? "" }),
  required: ["title"],
  problems: async (next, { tx, before }) => [
    ...next.priority < 1 ? [{ path: "priority", code: says("required") }] : [],
    ...next.max_g > 0 && next.max_g < next.min_g ? [{ path: "max_g", code: says("upperLow") }] : [],
    ...await unknownIn(tx, next, before),
  ],
  async makeRoom({ priority }, { tx, before, context }) {
    if (before?.priority === priority) return [];
    const moved = await makePlace(tx, priority, before?._id ?? null, context.now());
    return moved.map(({ _id, before: from, after }) => ({
      entity: "shippingPolicies",
      entityId: _id,
      sellerId: null,
      action: "makeShippingPolicy",
      changes: [{ field: "priority", before: String(from), after: String(after) }],
    }));
  },
  async afterwards(_id, _next, { tx }) {
    await noteConflicts(tx);
    await requestMethodRecheck(tx);
  },
  async mayTrash(rows, _context, tx) {
    if (await areUsed(tx, rows.map(({ _id }) => _id))) throw illegal("policyInUse");
  },
  async clear(tx, rows) {
    await noteConflicts(tx, rows.map(({ _id }) => _id));
    await requestMethodRecheck(tx);
  },
});
