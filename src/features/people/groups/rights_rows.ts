import {
  type Access,
  type AccessBit,
  accessOfBits,
  type Module,
  type ModulePermission,
} from "../../../../api/modules.ts";

/** The inherited access of a module, and a text that names its source. */
export interface InheritedAccess {
  readonly access: Access;
  readonly source: string;
}

export interface RightsRow {
  readonly module: Module;
  readonly isOwn: boolean;
  readonly access: Access;
}

export const rowsOf = (
  modules: readonly Module[],
  value: readonly ModulePermission[],
  inherited: (module: Module) => InheritedAccess,
): readonly RightsRow[] =>
  modules.map((module) => {
    const own = value.find((entry) => entry.module === module.id);
    return { module, isOwn: own !== undefined, access: own?.access ?? inherited(module).access };
  });

export type Tick = boolean | "mixed";

export function tickOf(bits: readonly boolean[]): Tick {
  if (bits.length === 0 || bits.every((bit) => !bit)) return false;
  return bits.every((bit) => bit) ? true : "mixed";
}

export const rowTick = ({ module, access }: RightsRow): Tick => tickOf(module.bits.map((bit) => access[bit]));

export const columnTick = (rows: readonly RightsRow[], bit: AccessBit): Tick =>
  tickOf(rows.filter(({ module }) => module.bits.includes(bit)).map(({ access }) => access[bit]));

/** Sets the entry of one module. All other entries stay, even those of modules that this build does not know. */
function withAccess(
  value: readonly ModulePermission[],
  { id, bits }: Module,
  access: Access,
): ModulePermission[] {
  const entry = { module: id, access: accessOfBits((bit) => access[bit] && bits.includes(bit)) };
  const isThere = value.some(({ module }) => module === id);
  return isThere ? value.map((each) => each.module === id ? entry : each) : [...value, entry];
}

/** Grants View with any other bit. If View is removed, all other bits are removed too. */
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

/** Sets bits of a row. Its other bits become explicit as shown, and View follows the rule of `withView`. */
export function withBits(
  value: readonly ModulePermission[],
  { module, access }: RightsRow,
  bits: readonly AccessBit[],
  isOn: boolean,
): ModulePermission[] {
  const next = accessOfBits((bit) => bits.includes(bit) ? isOn : access[bit]);
  return withAccess(value, module, withView(next, bits, isOn, module.bits));
}

/** Sets a whole column. Rows that already have the value keep their entries. */
export function withColumn(
  value: readonly ModulePermission[],
  rows: readonly RightsRow[],
  bit: AccessBit,
  isOn: boolean,
): readonly ModulePermission[] {
  return rows.filter(({ module, access }) => module.bits.includes(bit) && access[bit] !== isOn)
    .reduce<readonly ModulePermission[]>((list, row) => withBits(list, row, [bit], isOn), value);
}

export const withoutModule = (value: readonly ModulePermission[], { id }: Module): ModulePermission[] =>
  value.filter(({ module }) => module !== id);
