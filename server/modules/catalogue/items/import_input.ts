import { allOf } from "../../../../api/access.ts";
import type { ItemPlan } from "../../../../api/csv/item_table.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const ITEM_IMPORT = "items.import" as const;

export const itemImportRule = allOf(catalogueRights.add, catalogueRights.update);

export interface ItemImportInput extends JobPrincipal {
  readonly plan: ItemPlan;
}

export interface ItemImportCursor {
  readonly rows: number;
}
