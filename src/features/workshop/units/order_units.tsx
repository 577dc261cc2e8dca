/** The garments of the order, by the item that they are of. */
import { t } from "../../../lib/i18n.ts";
import { EntityWords } from "../../../engine/field_words.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { FirstOnly } from "./first_only.tsx";
import { UnitCounts } from "./unit_counts.tsx";
import { UnitsByItem } from "./units_by_item.tsx";
import type { Order } from "../../orders/orders/order.ts";

export function Units({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { quiet } = useRecordStyles();
  const { units, facts: { unitsLive, unitsOpen } } = order;
  // One parcel for all of them is said among the packages.
  const [parcel, ...others] = new Set(units.map(({ package_id }) => package_id));
  const only = parcel && others.length === 0 ? { inPackage: parcel } : {};
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
