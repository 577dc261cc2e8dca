import { allows } from "../../../../api/access.ts";
import { stock } from "../../../../resources/catalogue/stock.ts";
import { PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { MoveStock } from "./move_stock.tsx";

export default function StockTab({ record: { _id } }: PartProps) {
  const mayImport = allows(stock.roots.makeStockMove ?? stock.rule, usePerson());
  return (
    <>
      {mayImport && (
        <LinkButton isSmall href={`/locations/stock?location=${encodeURIComponent(_id)}`}>
          {t("stockImport.title")}
        </LinkButton>
      )}
      <PartList part={stock} record={_id} Add={MoveStock} />
    </>
  );
}
