/** A person's entry replaces those of the groups, and these replace the role's default. Source: docs/requirements.md S7.4. */

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
  /** True where a role is not enough: the module must be given. */
  readonly isGiven?: boolean;
}

const OFFICE = ["root", "order_qc", "sale"];
/** Roles of the floor, which work without prices, wallets, buyer e-mail and phone. */
export const FLOOR_ROLES = ["cutting", "printer", "sewer", "packager"] as const;
const EVERYBODY = [...OFFICE, ...FLOOR_ROLES];
const FULFILMENT = ["root", "order_qc", ...FLOOR_ROLES];
const PACKING = ["root", "order_qc", "packager"];
const AT_STATION = ["view", "update"] as const;
/** Records that nobody deletes. */
const KEPT = ["view", "add", "update"] as const;

const defined = [
  { id: "orders", roles: OFFICE, bits: KEPT },
  { id: "packages", roles: FULFILMENT, bits: AT_STATION },
  { id: "local_bill", roles: FULFILMENT, bits: KEPT },
  { id: "units", roles: EVERYBODY, bits: AT_STATION },
  {
    id: "print_batches",
    roles: ["root", "order_qc"],
    bits: KEPT,
  },
  { id: "station_qc", roles: ["order_qc", "root"], bits: AT_STATION },
  { id: "station_cutting", roles: ["cutting", "root"], bits: AT_STATION },
  { id: "station_print", roles: ["printer", "root"], bits: AT_STATION },
  { id: "station_sewing", roles: ["sewer", "root"], bits: AT_STATION },
  { id: "station_final_qc", roles: ["order_qc", "root"], bits: AT_STATION },
  { id: "station_pack", roles: PACKING, bits: AT_STATION },
  { id: "station_box", roles: PACKING, bits: AT_STATION },
  { id: "station_returns", roles: PACKING, bits: AT_STATION },
  { id: "stores", roles: OFFICE, bits: BITS },
  { id: "jobs", roles: OFFICE, bits: KEPT },
  // Source: docs/requirements.md S6.13.
  { id: "item_info", roles: ["root", "sale"], bits: BITS, isGiven: true },
  // Sections that `users` can be narrowed to. Source: docs/requirements.md S7.8.
  { id: "production", roles: EVERYBODY, bits: ["view"], isGiven: true },
  { id: "order_fulfillment", roles: EVERYBODY, bits: ["view"], isGiven: true },
  { id: "finance", roles: EVERYBODY, bits: ["view"], isGiven: true },
  { id: "topup", roles: ["sale"], bits: KEPT },
  { id: "billing_history", roles: ["root", "sale"], bits: ["view"] },
  { id: "approvals", roles: OFFICE, bits: KEPT },
  // Finance of docs/requirements.md S6.11.
  { id: "shipment_report", roles: ["root"], bits: ["view", "add", "delete"] },
  { id: "refund_requests", roles: OFFICE, bits: KEPT },
  { id: "locations", roles: ["root"], bits: BITS },
  { id: "logistics", roles: ["root"], bits: BITS },
  { id: "shipping_preset", roles: ["root"], bits: BITS },
  { id: "vn_post_manifests", roles: ["root"], bits: ["view", "add", "update"] },
  { id: "vn_post_barcode", roles: ["root"], bits: BITS },
  { id: "tiktok_orders", roles: ["root"], bits: ["view", "add", "update"] },
  { id: "express_price_list", roles: OFFICE, bits: ["view"] },
  { id: "ship_by_tiktok", roles: OFFICE, bits: KEPT },
  { id: "shipping_costs", roles: ["root"], bits: BITS },
  { id: "local_cost_table", roles: ["root"], bits: BITS },
  { id: "call_to_action", roles: ["root"], bits: BITS },
  { id: "canned_replies", roles: OFFICE, bits: BITS },
  { id: "cases", roles: ["root", "sale"], bits: KEPT },
  { id: "containers", roles: FULFILMENT, bits: KEPT },
  { id: "ibic", roles: FULFILMENT, bits: KEPT },
  // Only super_root has these, whatever is ticked. Source: docs/requirements.md S6.17.
  { id: "app_config", roles: [], bits: BITS },
  { id: "users", roles: [], bits: BITS },
  { id: "user_groups", roles: [], bits: BITS },
  { id: "extensions", roles: [], bits: BITS },
  { id: "audit", roles: [], bits: ["view"] },
] as const satisfies readonly Module[];

export type ModuleId = (typeof defined)[number]["id"];
export const MODULES: readonly Module[] = defined;

const BY_ID = new Map<string, Module>(MODULES.map((each) => [each.id, each]));
export const moduleOf = (id: string): Module | null => BY_ID.get(id) ?? null;

/** Modules that can be given or withdrawn: for the others the role alone decides. */
export const GIVEABLE: readonly Module[] = MODULES.filter(({ roles }) => roles.length > 0);

export const accessOfBits = (has: (bit: AccessBit) => boolean): Access => ({
  view: has("view"),
  add: has("add"),
  update: has("update"),
  delete: has("delete"),
});

const NOTHING = accessOfBits(() => false);

const DEFAULTS = new Map<string, ReadonlyMap<string, Access>>();
for (const { id, roles, bits, isGiven } of MODULES) {
  const everything = accessOfBits((bit) => bits.includes(bit));
  for (const role of isGiven ? [] : roles) {
    DEFAULTS.set(role, new Map([...DEFAULTS.get(role) ?? [], [id, everything]]));
  }
  DEFAULTS.set("super_root", new Map([...DEFAULTS.get("super_root") ?? [], [id, everything]]));
}

export const defaultAccess = (role: string, module: string): Access =>
  DEFAULTS.get(role)?.get(module) ?? NOTHING;

function mergeAccess(entries: readonly ModulePermission[]): Access {
  return accessOfBits((bit) => entries.some(({ access }) => access[bit] === true));
}

/** Returns at most one entry for each module, and none that is unknown: it must not become active later. */
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

/** Adds the parent's entries for other modules. */
export function groupRights(
  own: readonly ModulePermission[],
  parent: readonly ModulePermission[],
): ModulePermission[] {
  return mergedRights(own, [parent]);
}

export const givenAccess = (access: Access): Access => access.view ? access : NOTHING;

/** Returns a person's rights in a module. An entry of an older build may add without View; it gives nothing. */
export function accessOf(
  { role, permission }: { readonly role: string; readonly permission: readonly ModulePermission[] },
  module: string,
): Access {
  return givenAccess(
    permission.find((entry) => entry.module === module)?.access ?? defaultAccess(role, module),
  );
}

export const wholeRights = (of: Parameters<typeof accessOf>[0]): ModulePermission[] =>
  MODULES.map(({ id }) => ({ module: id, access: accessOf(of, id) }));
