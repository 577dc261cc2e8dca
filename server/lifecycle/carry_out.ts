/** Carries out what a machine named: effects in its order, then one write of the record. */
import type { StateValue } from "xstate";
import type { MovedRow, OtherChange, ServerLifecycle, Step } from "./lifecycle.ts";

interface Taken {
  readonly value: StateValue;
  readonly effects: readonly string[];
}

interface CarriedOut<Patch> {
  readonly change: Patch;
  readonly version: number;
  readonly others: readonly OtherChange[];
}

export async function carryOut<Row extends MovedRow, Facts extends object, Patch extends object, Params>(
  { effects, called, columns, write }: ServerLifecycle<Row, Facts, Patch, Params>,
  step: Step<Params>,
  row: Row,
  { value, effects: names }: Taken,
): Promise<CarriedOut<Patch>> {
  // Columns of the state are columns of the record.
  let change = columns.columnsOf(value) as unknown as Patch;
  // An effect sees what those before it changed, and the state that the record comes from.
  let patched = row;
  const others: OtherChange[] = [];
  for (const name of names) {
    const effect = effects[name];
    if (!effect) throw new Error(`Cannot move the ${called} ${row._id}: the effect "${name}" is not built`);
    const done = await effect({ ...step, row: patched });
    change = { ...change, ...done.patch };
    patched = { ...patched, ...done.patch };
    others.push(...done.others ?? []);
  }
  return { change, version: await write(step.tx, row, change, step.stamp.at), others };
}
