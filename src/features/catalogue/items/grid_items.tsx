import { MenuItem } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { items } from "../../../../resources/catalogue/items.ts";
import { catalogueRights } from "../../../../resources/catalogue/products.ts";
import type { BulkItems, BulkItemsProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";

export const bulkItems: BulkItems = { rules: { [items.id]: catalogueRights.update }, Items: GridItems };

function GridItems({ ids }: BulkItemsProps) {
  const [, navigate] = useLocation();
  return (
    <MenuItem
      disabled={ids === null || ids.length === 0}
      subText={ids === null ? t("catalogue.grid.some") : null}
      onClick={() => navigate(`/items/grid?_id=${(ids ?? []).map(encodeURIComponent).join(",")}`)}
    >
      {t("catalogue.grid.open")}
    </MenuItem>
  );
}
