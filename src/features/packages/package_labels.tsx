/** What a carrier takes the package by: the label that counts, and those that do no longer. */
import { t } from "../../lib/i18n.ts";
import { CopyButton } from "../../parts/copy_button.tsx";
import { Instant } from "../../parts/instant.tsx";
import { usePartStyles } from "../../parts/parts.styles.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { Section } from "../../parts/section.tsx";
import { StatusPill } from "../../parts/status_pill.tsx";
import { LabelFile } from "../label_files/label_file.tsx";
import type { Label, Package } from "./package.ts";
import TrackingLink from "./tracking_link.tsx";

export function PackageLabels({ parcel: { labels } }: { readonly parcel: Package }) {
  const { quiet, plainList } = useRecordStyles();
  const live = labels.filter(({ status }) => status !== "Voided");
  const voided = labels.filter(({ status }) => status === "Voided");
  return (
    <Section title={t("entity.packages.section.label")}>
      {live.length === 0 && <span className={quiet}>{t("entity.packages.noLabel")}</span>}
      <ul className={plainList}>{live.map((label) => <LabelRow key={label._id} label={label} />)}</ul>
      {voided.length > 0 && (
        <>
          <span className={quiet}>{t("entity.packages.voided")}</span>
          <ul className={plainList}>{voided.map((label) => <LabelRow key={label._id} label={label} />)}</ul>
        </>
      )}
    </Section>
  );
}

function LabelRow({ label }: { readonly label: Label }) {
  const styles = usePartStyles();
  const { quiet } = useRecordStyles();
  const { carrier, number, status, reason, bought_at, file } = label;
  return (
    <li className={styles.row}>
      <bdi>{carrier}</bdi>
      <TrackingLink carrier={carrier} number={number} />
      <CopyButton text={number} what={t("field.tracking_number")} />
      {status !== "Live" && <StatusPill status={status} />}
      <span className={quiet}>
        {reason && status === "Voided"
          ? <bdi dir="auto">{t("entity.packages.voidedBecause", { reason })}</bdi>
          : <Instant at={bought_at} />}
      </span>
      {file && <LabelFile file={file} number={number} />}
    </li>
  );
}
