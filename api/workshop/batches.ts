import { formatDay, formatTime } from "../time/instants.ts";

/** Units of a batch: the size of a printer's table. */
export const MAX_BATCH_UNITS = 40;
/** Maximum number of groups that are merged into another one, since each brings at least one unit. */
export const MAX_MERGED_GROUPS = MAX_BATCH_UNITS - 1;

/** States of units that have left the printer: the steps after printing, and the end. */
export const PAST_PRINTING: readonly string[] = ["Sewing", "Final QC", "Packing", "Packed"];
export const LIVE_BATCHES: readonly string[] = ["Open", "Released"];

/** Product and color are empty if the method prints on film. */
export interface BatchGroupKey {
  readonly location_id: string;
  readonly method: string;
  readonly product_id: string;
  readonly color: string;
}

/** Methods that print on the garment: their batches have one product and color. Film is pressed onto any garment. */
const ONTO_GARMENT: readonly string[] = ["dtg", "embroidery"];

export function groupKeyOf({ location_id, method, product_id, color }: BatchGroupKey): BatchGroupKey {
  const isOnGarment = ONTO_GARMENT.includes(method);
  return { location_id, method, product_id: isOnGarment ? product_id : "", color: isOnGarment ? color : "" };
}

export const keyText = ({ location_id, method, product_id, color }: BatchGroupKey): string =>
  JSON.stringify([location_id, method, product_id, color]);

export function readKey(text: string): BatchGroupKey | null {
  try {
    const parts: unknown = JSON.parse(text);
    if (!Array.isArray(parts) || parts.length !== 4) return null;
    const [location_id, method, product_id, color] = parts as readonly unknown[];
    const isText = (value: unknown): value is string => typeof value === "string";
    if (!isText(location_id) || !isText(method) || !isText(product_id) || !isText(color)) return null;
    return { location_id, method, product_id, color };
  } catch {
    return null;
  }
}

export const isSameMachine = (one: BatchGroupKey, other: BatchGroupKey): boolean =>
  one.location_id === other.location_id && one.method === other.method;

export const commonOf = (values: readonly string[]): string =>
  values.every((value) => value === values[0]) ? values[0] ?? "" : "";

export const mergedKey = (first: BatchGroupKey, more: readonly BatchGroupKey[]): BatchGroupKey => ({
  ...first,
  product_id: commonOf([first, ...more].map(({ product_id }) => product_id)),
  color: commonOf([first, ...more].map(({ color }) => color)),
});

/** Formats `BT-000012_28-11-2026_14-10.zip`; `at` is the release in unix seconds. */
export function batchFileName(code: string, at: number, timeZone: string): string {
  const time = formatTime(at, timeZone).replace(":", "-");
  return `${code}_${formatDay(at, timeZone)}_${time}.zip`;
}
