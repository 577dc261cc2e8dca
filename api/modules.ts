/**
 * A person's rights in a module replace those of their groups, and these replace the role's default.
 * Source: docs/requirements.md S7.4.
 */

export const BITS = ["view", "add", "update", "delete"] as const;
export type AccessBit = (typeof BITS)[number];
export type Access = Readonly<Record<AccessBit, boolean>>;

export interface ModulePermission {
  readonly module: string;
  readonly access: Access;
}

export interface Module {
  readonly id: string;
  readonly roles: readonly string[];
  readonly bits: readonly AccessBit[];
  /** True if a role is not enough: the module must be granted. */
  readonly needsGrant?: boolean;
}

const OFFICE = ["root", "order_qc", "sale"];
/** Roles of the floor, which work without prices, wallets, buyer e-mail and phone. */
export const FLOOR_ROLES = ["cutting", "printer", "sewer", "packager"] as const;
const EVERYBODY = [...OFFICE, ...FLOOR_ROLES];
const FULFILMENT = ["root", "order_qc", ...FLOOR_ROLES];
const PACKING = ["root", "order_qc", "packager"];
const AT_STATION = ["view", "update"] as const;
/** Rights to records that nobody deletes. */
const KEPT = ["view", "add", "update"] as const;

/** Written as calls, which are shorter in the first bundle than objects. */
const withRights = <const Id extends string>(
  id: Id,
  roles: readonly string[],
  bits: readonly AccessBit[],
  needsGrant = false,
) => ({ id, roles, bits, needsGrant }) satisfies Module;

const defined = [
  withRights("orders", OFFICE, KEPT),
  withRights("packages", FULFILMENT, AT_STATION),
  withRights("local_bill", FULFILMENT, KEPT),
  withRights("units", EVERYBODY, AT_STATION),
  withRights("quality", ["root", "order_qc"], ["view"]),
  withRights("print_batches", ["root", "order_qc"], KEPT),
  withRights("station_qc", ["order_qc", "root"], AT_STATION),
  withRights("station_cutting", ["cutting", "root"], AT_STATION),
  withRights("station_print", ["printer", "root"], AT_STATION),
  withRights("station_sewing", ["sewer", "root"], AT_STATION),
  withRights("station_final_qc", ["order_qc", "root"], AT_STATION),
  withRights("station_pack", PACKING, AT_STATION),
  withRights("station_box", PACKING, AT_STATION),
  withRights("station_returns", PACKING, AT_STATION),
  withRights("stores", OFFICE, BITS),
  withRights("jobs", OFFICE, KEPT),
  // Source: docs/requirements.md S6.13.
  withRights("item_info", ["root", "sale"], BITS, true),
  // Sections by which the query `users` can be filtered. Source: docs/requirements.md S7.8.
  withRights("production", EVERYBODY, ["view"], true),
  withRights("order_fulfillment", EVERYBODY, ["view"], true),
  withRights("finance", EVERYBODY, ["view"], true),
  withRights("topup", ["sale"], KEPT),
  withRights("billing_history", ["root", "sale"], ["view"]),
  withRights("billing_invoice", OFFICE, AT_STATION),
  withRights("approvals", OFFICE, KEPT),
  // Finance of docs/requirements.md S6.11.
  withRights("shipment_report", ["root"], ["view", "add", "delete"]),
  withRights("report", ["root"], ["view"]),
  withRights("order_report", ["root"], ["view"]),
  withRights("statistics", ["root", "sale"], ["view"]),
  withRights("pb_invoices", ["root"], KEPT),
  withRights("pb_request", ["root"], KEPT),
  withRights("refund_requests", OFFICE, KEPT),
  withRights("locations", ["root"], BITS),
  withRights("logistics", ["root"], BITS),
  withRights("shipping_preset", ["root"], BITS),
  withRights("vn_post_manifests", ["root"], KEPT),
  withRights("vn_post_barcode", ["root"], BITS),
  withRights("tiktok_orders", ["root"], KEPT),
  withRights("express_price_list", OFFICE, ["view"]),
  withRights("ship_by_tiktok", OFFICE, KEPT),
  withRights("shipping_costs", ["root"], BITS),
  withRights("production_costs", ["root", "order_qc"], ["view", "add"]),
  withRights("local_cost_table", ["root"], BITS),
  withRights("call_to_action", ["root"], BITS),
  withRights("canned_replies", OFFICE, BITS),
  withRights("cases", ["root", "sale"], KEPT),
  withRights("containers", FULFILMENT, KEPT),
  withRights("ibic", FULFILMENT, KEPT),
  // Only super_root has these rights, whatever is granted. Source: docs/requirements.md S6.17.
  withRights("app_config", [], BITS),
  withRights("users", [], BITS),
  withRights("user_groups", [], BITS),
  withRights("extensions", [], BITS),
  withRights("audit", [], ["view"]),
] as const satisfies readonly Module[];

export type ModuleId = (typeof defined)[number]["id"];
export const MODULES: readonly Module[] = defined;

const BY_ID = new Map<string, Module>(MODULES.map((each) => [each.id, each]));
export const moduleOf = (id: string): Module | null => BY_ID.get(id) ?? null;

/** Modules that can be granted or withdrawn: for the others only the role decides. */
export const GRANTABLE: readonly Module[] = MODULES.filter(({ roles }) => roles.length > 0);

export const accessOfBits = (has: (bit: AccessBit) => boolean): Access => ({
  view: has("view"),
  add: has("add"),
  update: has("update"),
  delete: has("delete"),
});

const NOTHING = accessOfBits(() => false);

const DEFAULTS = new Map<string, ReadonlyMap<string, Access>>();
for (const { id, roles, bits, needsGrant } of MODULES) {
  const everything = accessOfBits((bit) => bits.includes(bit));
  for (const role of needsGrant ? [] : roles) {
    DEFAULTS.set(role, new Map([...DEFAULTS.get(role) ?? [], [id, everything]]));
  }
  DEFAULTS.set("super_root", new Map([...DEFAULTS.get("super_root") ?? [], [id, everything]]));
}

export const defaultAccess = (role: string, module: string): Access =>
  DEFAULTS.get(role)?.get(module) ?? NOTHING;

function mergeAccess(entries: readonly ModulePermission[]): Access {
  return accessOfBits((bit) => entries.some(({ access }) => access[bit] === true));
}

/** Returns one entry at most for each module, and none for an unknown one, which must not become active later. */
export function mergedRights(
  own: readonly ModulePermission[],
  groups: readonly (readonly ModulePermission[])[],
): ModulePermission[] {
  if (own.length === 0 && groups.every((each) => each.length === 0)) return [];
  const ofGroups = groups.flat();
  return MODULES.flatMap(({ id }) => {
    const isFor = ({ module }: ModulePermission) => module === id;
    const mine = own.filter(isFor);
    const entries = mine.length > 0 ? mine : ofGroups.filter(isFor);
    return entries.length > 0 ? [{ module: id, access: mergeAccess(entries) }] : [];
  });
}

/** Adds the parent group's entries for modules that the group has no entry for. */
export function groupRights(
  own: readonly ModulePermission[],
  parent: readonly ModulePermission[],
): ModulePermission[] {
  return mergedRights(own, [parent]);
}

export const usableAccess = (access: Access): Access => access.view ? access : NOTHING;

/** Returns a person's rights in a module. An entry of an older build may have Add without View; it gives no rights. */
export function accessOf(
  { role, permission }: { readonly role: string; readonly permission: readonly ModulePermission[] },
  module: string,
): Access {
  return usableAccess(
    permission.find((entry) => entry.module === module)?.access ?? defaultAccess(role, module),
  );
}

export const wholeRights = (of: Parameters<typeof accessOf>[0]): ModulePermission[] =>
  MODULES.map(({ id }) => ({ module: id, access: accessOf(of, id) }));
