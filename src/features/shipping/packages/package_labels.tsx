import { Fragment } from "react";
import { hasWords, type Key, t } from "../../../lib/i18n.ts";
import { Amount } from "../../../parts/amount.tsx";
import { CopyButton } from "../../../parts/copy_button.tsx";
import { Instant } from "../../../parts/instant.tsx";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { LabelFile } from "../labels/label_file.tsx";
import type { Label, Package } from "./package.ts";
import TrackingLink from "../../../parts/tracking_link.tsx";

/** Statuses of former labels, which show why they ended. */
const OVER: readonly string[] = ["Voided", "Failed"];

export function PackageLabels(
  { pkg: { labels, label_status, failed_reason } }: { readonly pkg: Package },
) {
  const { quiet, plainList, alarm } = useRecordStyles();
  const live = labels.filter(({ status }) => !OVER.includes(status));
  const ended = [
    { title: t("entity.packages.failedLabels"), rows: labels.filter(({ status }) => status === "Failed") },
    { title: t("entity.packages.voided"), rows: labels.filter(({ status }) => status === "Voided") },
  ].filter(({ rows }) => rows.length > 0);
  return (
    <Section title={t("entity.packages.section.label")}>
      {label_status === "Failed" && (
        <div className={alarm} role="note">
          {t("parcel.failed", { reason: labelReasonText(failed_reason) })}
        </div>
      )}
      {live.length === 0 && label_status !== "Failed" && (
        <span className={quiet}>{t("entity.packages.noLabel")}</span>
      )}
      <ul className={plainList}>{live.map((label) => <LabelRow key={label._id} label={label} />)}</ul>
      {ended.map(({ title, rows }) => (
        <Fragment key={title}>
          <span className={quiet}>{title}</span>
          <ul className={plainList}>{rows.map((label) => <LabelRow key={label._id} label={label} />)}</ul>
        </Fragment>
      ))}
    </Section>
  );
}

/** Returns the text of a reason code of ours; the text of a provider stays unchanged. */
export const labelReasonText = (reason: string): string =>
  hasWords(`parcel.${reason}`) ? t(`parcel.${reason}` as Key) : reason;

function LabelRow({ label }: { readonly label: Label }) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const { carrier, number, status, reason, bought_at, asked_at, file, price_minor, cost_minor, error } =
    label;
  const isOver = OVER.includes(status);
  // A failed label was never paid.
  const isPaid = status !== "Failed";
  return (
    <li className={styles.row}>
      <bdi>{carrier}</bdi>
      {number && <TrackingLink carrier={carrier} number={number} />}
      {number && <CopyButton text={number} what={t("field.tracking_number")} />}
      {status !== "Live" && <StatusPill kind="label" status={status} />}
      {isPaid && price_minor !== null && price_minor > 0 && (
        <Amount minor={price_minor} currency={label.currency} />
      )}
      {isPaid && cost_minor !== null && cost_minor > 0 && (
        <span className={quiet}>
          {`${t("entity.packages.field.cost_minor")} `}
          <Amount minor={cost_minor} currency={label.cost_currency} />
        </span>
      )}
      <span className={quiet}>
        {isOver && (reason || error)
          ? (
            <bdi dir="auto">
              {status === "Voided"
                ? t("entity.packages.voidedBecause", { reason })
                : labelReasonText(error || reason)}
            </bdi>
          )
          : <Instant at={status === "Asked" ? asked_at ?? bought_at : bought_at} />}
      </span>
      {file && <LabelFile file={file} number={number} />}
    </li>
  );
}
