/** A rule is data that menu, route guard, form and API evaluate alike. Source: docs/requirements.md S6.1–S6.18. */
import { type AccessBit, accessOf, FLOOR_ROLES, type ModulePermission } from "./modules.ts";

export type { AccessBit, ModulePermission };

/** The eight roles of docs/requirements.md S1.6; any other name is denied. */
export const ROLES = [
  "root",
  "super_root",
  "order_qc",
  "sale",
  ...FLOOR_ROLES,
] as const;
export type Role = (typeof ROLES)[number];

/** `scope` is null for people who see every seller; `permission` is the merged rights (`mergedRights`). */
export interface Person {
  readonly _id: string;
  readonly role: string;
  readonly groups: readonly string[];
  readonly permission: readonly ModulePermission[];
  readonly scope: readonly string[] | null;
  readonly actor?: Person | null;
  readonly isToken?: boolean;
}

export type Rule =
  | { readonly kind: "signedIn" }
  | { readonly kind: "role"; readonly role: Role }
  | { readonly kind: "group"; readonly group: string }
  | { readonly kind: "notGroup"; readonly group: string }
  | { readonly kind: "module"; readonly module: string; readonly bit: AccessBit }
  | { readonly kind: "seller" }
  | { readonly kind: "staff" }
  | { readonly kind: "inPerson" }
  | { readonly kind: "self"; readonly _id: string }
  | { readonly kind: "actor"; readonly of: Rule }
  | { readonly kind: "make"; readonly add: Rule; readonly update: Rule }
  | { readonly kind: "any"; readonly of: readonly Rule[] }
  | { readonly kind: "all"; readonly of: readonly Rule[] };

export const isSignedIn: Rule = { kind: "signedIn" };

/** A `sale` person whose scope holds its own id: a seller, not an in-house agent. */
export const seller: Rule = { kind: "seller" };

export const staff: Rule = { kind: "staff" };

/** A person who signed in here: nobody acts as them, and no API token is used. */
export const inPerson: Rule = { kind: "inPerson" };

export const self = (_id: string): Rule => ({ kind: "self", _id });

export const byActor = (of: Rule): Rule => ({ kind: "actor", of });

export const role = (name: Role): Rule => ({ kind: "role", role: name });

/** Membership of a group; a name that begins with `!` excludes the group. Source: docs/requirements.md S6.1. */
export const group = (name: string): Rule =>
  name.startsWith("!") ? { kind: "notGroup", group: name.slice(1) } : { kind: "group", group: name };

export const module = (name: string, bit: AccessBit): Rule => ({ kind: "module", module: name, bit });

/** Combines the rules of a mutation that makes a record if it gets no `id`, and else changes the one with the `id`. */
export const addOrUpdate = (add: Rule, update: Rule): Rule => ({ kind: "make", add, update });

export const ruleFor = (rule: Rule, id: unknown): Rule =>
  rule.kind !== "make" ? rule : id === null || id === undefined ? rule.add : rule.update;

/** @throws {RangeError} An empty list would allow nobody, so it stops the start of the app or server. */
export function anyOf(...of: Rule[]): Rule {
  if (of.length === 0) throw new RangeError("Cannot make a rule: anyOf() needs at least one rule");
  return { kind: "any", of };
}

/** @throws {RangeError} An empty list looks like a rule for everybody, so it stops the start too. */
export function allOf(...of: Rule[]): Rule {
  if (of.length === 0) throw new RangeError("Cannot make a rule: allOf() needs at least one rule");
  return { kind: "all", of };
}

export const isRole = (name: string): name is Role => (ROLES as readonly string[]).includes(name);

/** Without a person, and for an unknown role, no rule passes. Source: docs/requirements.md S6.1–S6.4. */
export function allows(rule: Rule, person: Person | null): boolean {
  if (!person || !isRole(person.role)) return false;
  if (rule.kind === "seller") return isSeller(person);
  if (rule.kind === "staff") return !isSeller(person);
  if (rule.kind === "inPerson") return !person.actor && !person.isToken;
  if (rule.kind === "self") return person._id === rule._id;
  if (rule.kind === "actor") return allows(rule.of, person.actor ?? person);
  if (rule.kind === "make") return allows(rule.add, person) || allows(rule.update, person);
  if (rule.kind === "any") return rule.of.some((each) => allows(each, person));
  if (rule.kind === "all") return rule.of.length > 0 && rule.of.every((each) => allows(each, person));
  if (person.role === "super_root") return true;
  switch (rule.kind) {
    case "signedIn":
      return true;
    case "role":
      return person.role === rule.role;
    case "group":
      return person.groups.includes(rule.group);
    case "notGroup":
      return !person.groups.includes(rule.group);
    case "module":
      return accessOf(person, rule.module)[rule.bit] === true;
  }
}

/** Source: docs/requirements.md S1.6. */
export function isSeller(person: Person): boolean {
  return person.role === "sale" && person.scope !== null && person.scope.includes(person._id);
}

export const seesOurCosts = ({ role }: Person): boolean =>
  role === "root" || role === "super_root" || role === "order_qc";

export function isFloor(person: Person): boolean {
  return (FLOOR_ROLES as readonly string[]).includes(person.role);
}

const roles = (...names: Role[]): Rule => anyOf(...names.map(role));

/** The rows of the spec's table of menu visibility. Source: docs/requirements.md S6.10–S6.17. */
export const rules = {
  operations: roles("root", "order_qc", "sale"),
  finance: roles("root", "super_root"),
  fulfilment: roles(...FLOOR_ROLES, "order_qc", "root", "super_root"),
  sales: roles("sale", "root"),
  products: allOf(roles("sale", "root"), module("item_info", "view")),
  rootOnly: role("root"),
  saleOnly: role("sale"),
  accounting: allOf(staff, roles("root", "order_qc", "sale"), group("accounting")),
  postal: roles("root", "super_root"),
  support: anyOf(roles("root", "super_root"), allOf(role("sale"), staff)),
  superRootOnly: role("super_root"),
  /** Staff who can step production and shipment by hand, without a station. */
  workshop: roles("root", "order_qc"),
} as const satisfies Record<string, Rule>;

const administrators = roles("root", "super_root");

/** Rules for sharing a view, by audience. A `sale` person's view stays private. */
export const VIEW_AUDIENCES = {
  mine: isSignedIn,
  group: roles(...ROLES.filter((name) => name !== "sale")),
  role: administrators,
  everyone: administrators,
} as const satisfies Record<string, Rule>;
export type ViewAudience = keyof typeof VIEW_AUDIENCES;
