/** One history of a package: steps of people, and tracking events. */
import { t } from "../../../lib/i18n.ts";
import { Timeline } from "../../../engine/record/timeline.tsx";
import { whyText } from "../../../engine/record/timeline_entry.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { StatusPill } from "../../../parts/status_pill.tsx";
import type { Package, TrackEvent } from "./package.ts";

export function PackageTimeline({ pkg }: { readonly pkg: Package }) {
  const remarks = pkg.events.map((event) => ({
    _id: event._id,
    at: event.at,
    node: <Tracked event={event} />,
  })).reverse();
  return (
    <Timeline
      entity="packages"
      entries={pkg.timeline}
      record={pkg}
      remarks={remarks}
    />
  );
}

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
      {raw && <div className={quiet} dir="auto">{whyText(raw)}</div>}
      {label_status === "Voided" && <div className={quiet}>{t("entity.packages.isOld", { number })}</div>}
    </>
  );
}
