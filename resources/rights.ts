/**
 * The rules of a module's screen: the roles of the spec, and the module's bit of whoever asks.
 * Source: docs/requirements.md S6.18.
 */
import { allOf, making, module, type Rule } from "../api/access.ts";
import { type AccessBit, BITS, type ModuleId } from "../api/modules.ts";

/** `make` is of what makes a record, and with an id changes one. */
export type Rights = Readonly<Record<AccessBit | "make", Rule>>;

/** `base` says whose work it is at all; each bit can be taken from, and given back to, some of them. */
export function rightsIn(id: ModuleId, base: Rule): Rights {
  const [view, add, update, trash] = BITS.map((bit) => allOf(base, module(id, bit))) as [
    Rule,
    Rule,
    Rule,
    Rule,
  ];
  return { view, add, update, delete: trash, make: making(add, update) };
}
