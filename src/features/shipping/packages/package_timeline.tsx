import { t } from "../../../lib/i18n.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import type { ListHead } from "../../../../resources/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { type Remark, Timeline } from "../../../engine/record/timeline.tsx";
import { ActionEntry, whyText } from "../../../engine/record/timeline_entry.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import type { HandoverStep, Package, TrackEvent } from "./package.ts";

export function PackageTimeline({ pkg }: { readonly pkg: Package }) {
  const tracked = pkg.events.map((event): Remark => ({
    _id: event._id,
    at: event.at,
    node: <Tracked event={event} />,
  })).reverse();
  const remarks = [...tracked, ...pkg.handover_steps.map(stepRemark)].sort((one, other) => one.at - other.at);
  return (
    <Timeline
      entity="packages"
      entries={pkg.timeline}
      record={pkg}
      remarks={remarks}
    />
  );
}

/** Returns the entry for a step of another record: the order's payment, the box, the bill or the flight. */
const stepRemark = ({ list, record_id, code, entry }: HandoverStep): Remark => ({
  _id: entry._id,
  at: entry.at,
  node: (
    <>
      <RecordLink lists={headOf(list)} id={record_id} code={code} />
      <ActionEntry entity={list} entry={entry} record={{}} isFirst={false} />
    </>
  ),
});

const headOf = (list: string): readonly ListHead[] => {
  const all: Readonly<Record<string, ListHead>> = heads;
  const head = all[list];
  return head ? [head] : [];
};

function Tracked({ event }: { readonly event: TrackEvent }) {
  const { quiet, line } = useRecordStyles();
  const { status, raw, place, source, number, label_status, at } = event;
  return (
    <>
      <div className={line}>
        <StatusPill kind="package" axis="shipment_status" status={status} />
        <span className={quiet}>
          {place && <bdi dir="auto">{`${place} · `}</bdi>}
          {t("entity.packages.said", { source: t(`entity.packages.source.${source as "hand"}`) })} ·{" "}
          <Instant at={at} />
        </span>
      </div>
      {raw && (
        <div className={quiet} dir="auto">
          {source === "flight" ? t(`entity.packages.flightStep.${raw as "Arrived"}`) : whyText(raw)}
        </div>
      )}
      {label_status === "Voided" && <div className={quiet}>{t("entity.packages.isOld", { number })}</div>}
    </>
  );
}
