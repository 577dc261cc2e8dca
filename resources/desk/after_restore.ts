import { rules } from "../../api/access.ts";

export const restoreRule = rules.finance;
