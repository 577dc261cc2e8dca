import { object } from "valibot";
import { requiredLine } from "../text.ts";

const REASON = 500;

export const reopenInput = object({ reason: requiredLine(REASON) });
