import type { JobKindName } from "../../api/statuses.ts";
import type { Resource } from "../define.ts";
import { resources } from "../generated/resources.ts";

/** Returns the list with this id if jobs of this kind send the steps of its records. */
export const listMovedBy = (kind: string, id: string): Resource | undefined =>
  resources.find((each) => each.id === id && each.lifecycle?.job === kind);

/** Returns the kind of job that undoes another job: the list's own, else `list.undo` or `orders.undo`. */
export const undoKindOf = (kind: string, id: string): JobKindName =>
  listMovedBy(kind, id)?.lifecycle?.undo ?? (isUndoneByList(kind) ? "list.undo" : "orders.undo");

/** Returns true for jobs that write fields of records as the form does. */
const writesFields = (kind: string): boolean => kind === "items.edit" || kind === "items.import";

/** Returns true for jobs that `list.undo` undoes although no list moves its records by them. */
const isUndoneByList = (kind: string): boolean =>
  writesFields(kind) || kind === "units.batch" || kind === "stock.import";
