/** The way from picked items to their grid. */
import { MenuItem } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { allows } from "../../../api/access.ts";
import { items } from "../../../resources/items.ts";
import { catalogueRights } from "../../../resources/products.ts";
import type { BulkItemsProps } from "../../engine/features.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";

export default function GridItems({ list, ids }: BulkItemsProps) {
  const [, navigate] = useLocation();
  const person = usePerson();
  if (list !== items.id || !allows(catalogueRights.update, person)) return null;
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
