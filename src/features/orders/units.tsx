/** The garments of the order, by the item that they are of. */
import { t } from "../../lib/i18n.ts";
import { EntityWords } from "../../engine/field_words.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { FirstOnly } from "../units/first_only.tsx";
import { UnitList } from "../units/unit_list.tsx";
import { useUnitStyles } from "../units/unit.styles.ts";
import type { Order } from "./order.ts";

export function Units({ order, onDone }: { readonly order: Order; readonly onDone: () => void }) {
  const { quiet } = useRecordStyles();
  const styles = useUnitStyles();
  const { units, lines, facts: { unitsLive, unitsOpen } } = order;
  const words = t("entity.units.done", { done: unitsLive - unitsOpen, all: unitsLive });
  return (
    <EntityWords value="units">
      <Section
        title={t("entity.units.title")}
        action={unitsLive > 0 && <span className={quiet}>{words}</span>}
      >
        {units.length === 0 && <span className={quiet}>{t("entity.units.none")}</span>}
        {lines.map((line) => {
          const its = units.filter(({ order_line_id }) => order_line_id === line._id);
          if (its.length === 0) return null;
          return (
            <div key={line._id} className={styles.line}>
              <h4 className={styles.lineTitle}>
                <bdi>{line.title || line.sku}</bdi>{" "}
                <span className={quiet}>
                  <bdi>{[line.variant, line.sku].filter(Boolean).join(" · ")}</bdi>
                </span>
              </h4>
              <UnitList units={its} onDone={onDone} />
            </div>
          );
        })}
        <FirstOnly units={units} all={unitsLive} />
      </Section>
    </EntityWords>
  );
}
