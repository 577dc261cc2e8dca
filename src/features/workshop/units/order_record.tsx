/** Shows an order with its garments by item. One file has both, so that they load with one request. */
import { t } from "../../../lib/i18n.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { FirstOnly } from "./first_only.tsx";
import { UnitCounts } from "./unit_counts.tsx";
import { UnitsByItem } from "./units_by_item.tsx";
import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import type { UnitsProps } from "../../orders/orders/order.ts";
import { OrderView } from "../../orders/orders/order_view.tsx";

function Units({ order, onDone }: UnitsProps) {
  const { quiet } = useRecordStyles();
  const { units, facts: { unitsLive, unitsOpen } } = order;
  // If all garments are in one package, the list of packages shows it, and the garments do not.
  const [pkg, ...others] = new Set(units.map(({ package_id }) => package_id));
  const only = pkg && others.length === 0 ? { inPackage: pkg } : {};
  const words = t("entity.units.done", { done: unitsLive - unitsOpen, all: unitsLive });
  return (
    <EntityWords value="units">
      <Section
        title={t("entity.units.title")}
        action={unitsLive > 0 && <span className={quiet}>{words}</span>}
      >
        {units.length === 0 && <span className={quiet}>{t("entity.units.none")}</span>}
        <UnitCounts units={units} />
        <UnitsByItem {...only} units={units} onDone={onDone} />
        <FirstOnly units={units} all={unitsLive} />
      </Section>
    </EntityWords>
  );
}

export default function OrderRecord(props: RecordViewProps) {
  return <OrderView {...props} Units={Units} />;
}
