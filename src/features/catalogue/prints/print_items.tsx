import { MenuItem } from "@fluentui/react-components";
import { useLocation } from "wouter";
import { MAX_PRINTED } from "../../../../api/catalogue/prints.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { packagePrintRule, PRINT_RULES } from "../../../../resources/catalogue/prints.ts";
import type { BulkItems, BulkItemsProps } from "../../../engine/features.ts";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { numberText } from "../../../parts/format.ts";
import { printText } from "./print_text.ts";

const PrintDialog = lazyPart(() => import("./print_dialog.tsx"));

/** People without permission for bulk jobs may print too. */
export const bulkItems: BulkItems = {
  rules: {
    [heads.units.id]: PRINT_RULES.tickets,
    [heads.packages.id]: packagePrintRule,
    [heads.orders_ship.id]: packagePrintRule,
  },
  Items: PrintItems,
};

function PrintItems({ list, ids, onOpen }: BulkItemsProps) {
  const [, navigate] = useLocation();
  const isOfUnits = list === heads.units.id;
  const isTooMany = ids === null || ids.length > MAX_PRINTED;
  const picked = ids ?? [];
  const count = isTooMany ? MAX_PRINTED : picked.length;
  const max = numberText(MAX_PRINTED);
  return (
    <MenuItem
      disabled={isTooMany || picked.length === 0}
      subText={isTooMany ? t(isOfUnits ? "prints.most" : "prints.mostPackages", { max }) : null}
      onClick={() =>
        isOfUnits
          ? navigate(`/prints?_id=${picked.map(encodeURIComponent).join(",")}`)
          : onOpen((close) => <PrintDialog packageIds={picked} onClose={close} />)}
    >
      {isOfUnits ? printText("tickets", count) : t("bulk.ask", { step: t("prints.parcels", { count }) })}
    </MenuItem>
  );
}
