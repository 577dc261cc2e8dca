/** The catalogue: what can be ordered. */
import { ApiError } from "../../../api/errors.ts";
import type { Module } from "../../fields.ts";
import { activeItems } from "./store.ts";

/** More than a person or a form asks for at once. */
const MAX_VALUES = 200;

function checkMany(path: string, values: readonly string[] | null | undefined): void {
  if (!values || values.length <= MAX_VALUES) return;
  throw new ApiError("BAD_INPUT", "Cannot list items: an argument has too many values", {
    problems: [{ path, code: "tooMany" }],
  });
}

export const items: Module = {
  queries: {
    items({ _id, search, sku }, { db, page }) {
      checkMany("_id", _id);
      checkMany("sku", sku);
      return activeItems(db.read, { ids: _id ?? null, skus: sku ?? null, search: search ?? "" }, page);
    },
  },
};
