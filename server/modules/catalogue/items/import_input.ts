/** What an import of items carries from the upload to the worker. */
import { allOf } from "../../../../api/access.ts";
import type { ItemPlan } from "../../../../api/csv/item_table.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import type { JobPrincipal } from "../../desk/jobs/principal.ts";

export const ITEM_IMPORT = "items.import" as const;

/** An import makes items and changes them. */
export const itemImportRule = allOf(catalogueRights.add, catalogueRights.update);

export interface ItemImportInput extends JobPrincipal {
  readonly plan: ItemPlan;
}

/** Where the worker is. */
export interface ItemImportCursor {
  /** Rows of the file that are behind us. */
  readonly rows: number;
}
