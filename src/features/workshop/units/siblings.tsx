/** The other garments of the same order, each a way to its own record. */
import { t } from "../../../lib/i18n.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import type { UnitRecord } from "./unit.ts";
import { UnitLink } from "./unit_link.tsx";

export function Siblings({ unit: { _id, siblings } }: { readonly unit: UnitRecord }) {
  const { row } = usePartStyles();
  const { plainList, quiet } = useRecordStyles();
  const others = siblings.filter((sibling) => sibling._id !== _id);
  return (
    <Section title={t("entity.units.others")}>
      {others.length === 0 && <span className={quiet}>{t("entity.units.alone")}</span>}
      <ul className={plainList}>
        {others.map((other) => (
          <li key={other._id} className={row}>
            <UnitLink id={other._id} ticket={other.ticket} />
            <bdi translate="no">{[other.title || other.sku, other.variant].filter(Boolean).join(" · ")}</bdi>
            <StatusPill axis="print_status" status={other.print_status} />
            {other.work_status !== "" && <StatusPill axis="work_status" status={other.work_status} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
