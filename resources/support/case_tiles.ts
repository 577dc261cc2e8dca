/** Tiles of cases on the dashboard: a tile opens exactly the list that it counted. */
import { allOf, type Rule, seller, staff } from "../../api/access.ts";
import { CASE_TILE_KEYS, type CaseTileKey } from "../../api/support/case_tile_keys.ts";
import { OPEN_CASES } from "../../api/support/cases.ts";
import type { FilterValues } from "../define.ts";
import { caseRights } from "./cases.ts";

export interface CaseTile {
  /** The words of the tile are `dashboard.cases.<key>`. */
  readonly key: CaseTileKey;
  readonly filters: FilterValues;
  readonly rule: Rule;
}

const OPEN = OPEN_CASES.join(",");
const ofStaff = allOf(caseRights.view, staff);

const TILES: Readonly<Record<CaseTileKey, Omit<CaseTile, "key">>> = {
  processing: { filters: { status: "Processing" }, rule: ofStaff },
  overdue: { filters: { status: "Processing", clock: "overdue" }, rule: ofStaff },
  mine: { filters: { status: OPEN, assignee: "me" }, rule: ofStaff },
  waiting: { filters: { status: "Waiting Seller" }, rule: allOf(caseRights.view, seller) },
};

export const CASE_TILES: readonly CaseTile[] = CASE_TILE_KEYS.map((key) => ({ key, ...TILES[key] }));

export const filtersOfTile = (key: CaseTileKey): FilterValues => TILES[key].filters;
