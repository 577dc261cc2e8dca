/** Reads the params of `reopenMonth`, for the form and for the API. */
import { object } from "valibot";
import { requiredLine } from "../text.ts";

const REASON = 500;

export const reopenInput = object({ reason: requiredLine(REASON) });
