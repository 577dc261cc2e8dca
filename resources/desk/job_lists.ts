/** Which lists a kind of job steps the records of, and what takes back what it did. */
import type { JobKindName } from "../../api/statuses.ts";
import type { Resource } from "../define.ts";
import { resources } from "../generated/resources.ts";

/** The list of an id, where the kind steps its records; undefined for another kind of work. */
export const listMovedBy = (kind: string, id: string): Resource | undefined =>
  resources.find((each) => each.id === id && each.lifecycle?.job === kind);

/** What takes back the work of a job: the list's own kind, else that of orders, which have work of other kinds too. */
export const undoKindOf = (kind: string, id: string): JobKindName =>
  listMovedBy(kind, id)?.lifecycle?.undo ?? (isUndoneByList(kind) ? "list.undo" : "orders.undo");

/** Work that writes fields of records, as their form does. */
export const isEdit = (kind: string): boolean => kind === "items.edit" || kind === "items.import";

/** Work beside the steps of a list that is not of orders. */
export const isUndoneByList = (kind: string): boolean =>
  isEdit(kind) || kind === "units.batch" || kind === "stock.import";
