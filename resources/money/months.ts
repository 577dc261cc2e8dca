/** Months of the ledger: a tab of the approvals. */
import { rules } from "../../api/access.ts";
import { approvalRights } from "./approvals.ts";

export const monthRights = {
  view: approvalRights.view,
  close: approvalRights.update,
  reopen: rules.superRootOnly,
} as const;
