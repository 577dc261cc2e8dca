/** Reads the input of records that cannot be made by hand. */
import { object } from "valibot";

export const none = object({});
