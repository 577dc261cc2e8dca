/** The catalogue: what can be ordered. */
import { ApiError } from "../../../api/errors.ts";
import { type Module } from "../../fields.ts";

const later = (): never => {
  throw new ApiError("INTERNAL", "This is not built yet.");
};

export const items: Module = {
  queries: { items: later },
};
