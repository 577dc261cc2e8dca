/**
 * Rules of a module: each combines a common rule with the person's right to view, add, update or delete. Source:
 * docs/requirements.md S6.18.
 */
import { addOrUpdate, allOf, module, type Rule } from "../api/access.ts";
import { type AccessBit, BITS, type ModuleId } from "../api/modules.ts";

/** `make` allows making a record, and changing one by its id. */
export type Rights = Readonly<Record<AccessBit | "make", Rule>>;

/** Returns the rules of a module: `base` limits the people, and their rights in the module decide each bit. */
export function rightsIn(id: ModuleId, base: Rule): Rights {
  const [view, add, update, trash] = BITS.map((bit) => allOf(base, module(id, bit))) as [
    Rule,
    Rule,
    Rule,
    Rule,
  ];
  return { view, add, update, delete: trash, make: addOrUpdate(add, update) };
}
