/** Tiles of cases on the dashboard and tabs of their list: a tile opens exactly the list that it counted. */
import { allOf, type Rule, seller, staff } from "../../api/access.ts";
import type { FilterValues } from "../define.ts";
import { caseRights } from "./cases.ts";

export interface CaseTile {
  /** Its words are `dashboard.cases.<key>`. */
  readonly key: "processing" | "overdue" | "mine" | "waiting";
  readonly filters: FilterValues;
  readonly rule: Rule;
}

const OPEN = "Processing,Waiting Seller,Inprocess";
const ofStaff = allOf(caseRights.view, staff);

export const CASE_TILES: readonly CaseTile[] = [
  { key: "processing", filters: { status: "Processing" }, rule: ofStaff },
  { key: "overdue", filters: { status: "Processing", clock: "overdue" }, rule: ofStaff },
  { key: "mine", filters: { status: OPEN, assignee: "me" }, rule: ofStaff },
  { key: "waiting", filters: { status: "Waiting Seller" }, rule: allOf(caseRights.view, seller) },
];
