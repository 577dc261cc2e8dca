/** Rows of a permission matrix: what was said here, what comes from elsewhere, and what a tick makes of both. Pure. */
import {
  type Access,
  type AccessBit,
  accessOfBits,
  type Module,
  type ModulePermission,
} from "../../../../api/modules.ts";

/** What holds for a module where nothing was said here, and where it comes from, in words. */
export interface Inherited {
  readonly access: Access;
  readonly source: string;
}

export interface RightsRow {
  readonly module: Module;
  /** True when something was said here. */
  readonly isOwn: boolean;
  readonly access: Access;
}

export const rowsOf = (
  modules: readonly Module[],
  value: readonly ModulePermission[],
  inherited: (module: Module) => Inherited,
): readonly RightsRow[] =>
  modules.map((module) => {
    const own = value.find((entry) => entry.module === module.id);
    return { module, isOwn: own !== undefined, access: own?.access ?? inherited(module).access };
  });

/** Mixed where some have it and some have not. */
export type Tick = boolean | "mixed";

export function tickOf(bits: readonly boolean[]): Tick {
  if (bits.length === 0 || bits.every((bit) => !bit)) return false;
  return bits.every((bit) => bit) ? true : "mixed";
}

export const rowTick = ({ module, access }: RightsRow): Tick => tickOf(module.bits.map((bit) => access[bit]));

export const columnTick = (rows: readonly RightsRow[], bit: AccessBit): Tick =>
  tickOf(rows.filter(({ module }) => module.bits.includes(bit)).map(({ access }) => access[bit]));

/** The entries with one more said: those of other modules stay as they are, known to this build or not. */
function said(value: readonly ModulePermission[], { id, bits }: Module, access: Access): ModulePermission[] {
  const entry = { module: id, access: accessOfBits((bit) => access[bit] && bits.includes(bit)) };
  const isThere = value.some(({ module }) => module === id);
  return isThere ? value.map((each) => each.module === id ? entry : each) : [...value, entry];
}

/** Adding, changing or deleting gives View too; without View the other rights go. */
function withView(
  access: Access,
  bits: readonly AccessBit[],
  isOn: boolean,
  all: readonly AccessBit[],
): Access {
  if (!all.includes("view")) return access;
  if (isOn) return { ...access, view: true };
  return bits.includes("view") ? accessOfBits(() => false) : access;
}

/**
 * The entries after bits of a row were set to one value; the row's other bits stay as they were seen, but for View: it comes
 * with every other bit, and none stays without it.
 */
export function withBits(
  value: readonly ModulePermission[],
  { module, access }: RightsRow,
  bits: readonly AccessBit[],
  isOn: boolean,
): ModulePermission[] {
  const next = accessOfBits((bit) => bits.includes(bit) ? isOn : access[bit]);
  return said(value, module, withView(next, bits, isOn, module.bits));
}

/** The entries after a whole column was set: a row that says so already is left alone. */
export function withColumn(
  value: readonly ModulePermission[],
  rows: readonly RightsRow[],
  bit: AccessBit,
  isOn: boolean,
): readonly ModulePermission[] {
  return rows.filter(({ module, access }) => module.bits.includes(bit) && access[bit] !== isOn)
    .reduce<readonly ModulePermission[]>((list, row) => withBits(list, row, [bit], isOn), value);
}

/** Nothing is said of the module any more. */
export const without = (value: readonly ModulePermission[], { id }: Module): ModulePermission[] =>
  value.filter(({ module }) => module !== id);
