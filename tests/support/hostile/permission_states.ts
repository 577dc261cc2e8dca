/** Models a person who tries to gain rights: the states of a few accounts, and every step between them. */
import { allows, type Person, type Role, ROLES, type Rule } from "../../../api/access.ts";
import { mayActAs } from "../../../api/people/act_as.ts";
import { accessOf, BITS, type ModulePermission, MODULES } from "../../../api/modules.ts";
import { type Grant, type Holder, mayGrant } from "../../../api/people/grants.ts";
import { linkProblems } from "../../../server/modules/people/sign_in_links/module.ts";

/** Accounts with their rights, and the accounts that the attacker controls. */
export interface State {
  readonly people: ReadonlyMap<string, Holder>;
  readonly held: ReadonlySet<string>;
}

const every = (module: string): ModulePermission => ({
  module,
  access: { view: true, add: true, update: true, delete: true },
});

/** Classes of changes that a call may request. */
const ARGUMENTS: readonly Partial<Holder>[] = [
  ...ROLES.map((role) => ({ role })),
  { role: "boss" },
  ...["root", "super_root", "accounting", "night"].map((name) => ({ groups: [name] })),
  { groups: [] },
  { permission: [] },
  { permission: [every("stores")] },
  { permission: [every("users"), every("item_info")] },
  { permission: [every("__proto__")] },
  { scope: null },
  { scope: [] },
  { scope: ["anna"] },
  { scope: ["anna", "ben"] },
  { status: "Locked" },
  { status: "Available" },
  { role: "root", permission: [every("stores")], groups: ["root"] },
  { role: "sale", scope: ["me"] },
];

const IN_HOUSE: readonly Holder[] = [
  {
    _id: "head",
    role: "super_root",
    groups: ["super_root"],
    permission: [],
    scope: null,
    status: "Available",
  },
  { _id: "chief", role: "root", groups: ["root"], permission: [], scope: null, status: "Available" },
  { _id: "anna", role: "sale", groups: [], permission: [], scope: ["anna"], status: "Available" },
];
const NEW: Holder = {
  _id: "made",
  role: "packager",
  groups: [],
  permission: [],
  scope: null,
  status: "Available",
};

export const initialState = (attacker: Grant): State => ({
  people: new Map(
    [...IN_HOUSE, { ...attacker, _id: "me", status: "Available" }].map((one) => [one._id, one]),
  ),
  held: new Set(["me"]),
});

/** Returns the rule of a call's root field; null allows all calls. */
export type DoorOf = (call: string) => Rule | null;

/**
 * Returns every state that one call leads to.
 * @param give the check of a written row; a test may replace it by a broken one
 */
export function* stepsOf({ people, held }: State, doorOf: DoorOf, give = mayGrant): Generator<State> {
  const passes = (call: string, actor: Person) => {
    const rule = doorOf(call);
    return rule === null || allows(rule, actor);
  };
  for (const id of held) {
    const actor = people.get(id);
    if (!actor || actor.status === "Locked") continue;
    for (const target of [...people.values(), ...people.has(NEW._id) ? [] : [null]]) {
      const heads = otherSuperRoots(people, target?._id ?? NEW._id);
      if (passes("makeUser", actor)) {
        for (const argument of ARGUMENTS) {
          const after = { ...target ?? NEW, ...argument };
          if (give(actor, target, after, heads).length > 0) continue;
          yield { people: new Map(people).set(after._id, after), held };
        }
      }
      if (!target) continue;
      if (passes("deleteById", actor) && give(actor, target, null, heads).length === 0) {
        const rest = new Map(people);
        rest.delete(target._id);
        yield { people: rest, held };
      }
      const isThere = target.status !== "Locked" && !held.has(target._id);
      if (isThere && passes("makeEntryLink", actor) && linkProblems(actor, target).length === 0) {
        yield { people, held: new Set(held).add(target._id) };
      }
    }
  }
}

const otherSuperRoots = (people: State["people"], id: string): number =>
  [...people.values()].filter((one) => one._id !== id && isHead(one)).length;
export const isHead = ({ role, status }: Holder): boolean => role === "super_root" && status !== "Locked";

/** Returns everybody as whom the attacker may act, as the server sees them. */
export const reachableActors = ({ people, held }: State): Person[] =>
  [...held].flatMap((id) => {
    const actor = people.get(id);
    return actor && actor.status !== "Locked"
      ? [...people.values()].filter((one) => mayActAs(actor, one)).map((one) => ({ ...one, actor }))
      : [];
  });

/** Returns a key of the accounts' rights that ignores their names. */
export function keyOf({ people, held }: State): string {
  const texts = [...people.values()].map((one) =>
    JSON.stringify([held.has(one._id), one._id, one.role, one.groups, one.permission, one.scope, one.status])
  );
  return texts.sort().join("\n");
}

/** Returns true if one power includes a right that the other lacks, written independently of the rules under test. */
export function isMore(than: Grant, power: Grant): boolean {
  const isWithin = (some: readonly string[], all: readonly string[]) =>
    some.every((each) => all.includes(each));
  if (than.scope !== null && (power.scope === null || !isWithin(power.scope, than.scope))) return true;
  if (than.role === "super_root") return false;
  const roles: readonly string[] = than.role === "root"
    ? ROLES.filter((name) => name !== "super_root")
    : [than.role];
  const bitsOf = (of: Grant) =>
    MODULES.flatMap(({ id }) => BITS.filter((bit) => accessOf(of, id)[bit]).map((bit) => `${id}.${bit}`));
  return !roles.includes(power.role) || !isWithin(power.groups, than.groups) ||
    !isWithin(bitsOf(power), bitsOf(than));
}

const power = (role: Role, more: Partial<Grant> = {}): Grant => ({
  role,
  groups: [],
  permission: [],
  scope: null,
  ...more,
});

export const ATTACKERS: Readonly<Record<string, Grant>> = {
  super_root: power("super_root"),
  root: power("root", { groups: ["root"] }),
  "root without the right to delete stores": power("root", {
    permission: [{ module: "stores", access: { view: true, add: true, update: true, delete: false } }],
  }),
  order_qc: power("order_qc"),
  accounting: power("order_qc", { groups: ["accounting"] }),
  packager: power("packager"),
  seller: power("sale", { scope: ["me"] }),
  agent: power("sale", { scope: ["anna"] }),
};
