import { t } from "../../../lib/i18n.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { statusWord } from "../../../parts/status_pill.tsx";
import { whyText } from "./unit_event.tsx";
import { PhotoStrip } from "./photos/photo_strip.tsx";
import type { UnitRecord } from "./unit.ts";
import { useUnitStyles } from "./unit.styles.ts";

export function UnitFaults({ unit: { _id, events, rejects } }: { readonly unit: UnitRecord }) {
  const { list } = useUnitStyles();
  const { quiet } = useRecordStyles();
  const faults = events.filter(({ event }) => event === "unit.reject");
  if (faults.length === 0) return null;
  return (
    <Section
      title={t("entity.units.faults")}
      action={<span className={quiet}>{t("entity.units.rejectedTimes", { count: rejects })}</span>}
    >
      <ul className={list}>
        {faults.map((fault) => (
          <li key={fault._id} dir="auto">
            {whyText(fault)}{" "}
            <span className={quiet}>
              <bdi>{statusWord(fault.from_state.split(".")[0] ?? "", "print_status")}</bdi>
              {fault.actor_name && <bdi>{` · ${t("record.by", { actor: fault.actor_name })}`}</bdi>} ·{" "}
              <Instant at={fault.at} />
            </span>
            <PhotoStrip unit={_id} event={fault} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
