/** Reads the input of records that nobody makes by hand. */
import { object } from "valibot";

export const none = object({});
