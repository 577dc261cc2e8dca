import { Button, makeStyles, Spinner, tokens } from "@fluentui/react-components";
import type { JobPreview, JobPreviewGroup } from "../../../api/generated/schema.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { StatusPill } from "../../parts/status_pill.tsx";
import type { BulkJob } from "./bulk_job_wiring.ts";
import { Charges } from "./charges.tsx";
import { Purchases } from "./purchases.tsx";

const useStyles = makeStyles({
  list: {
    margin: 0,
    padding: 0,
    listStyleType: "none",
    maxHeight: "208px",
    overflowY: "auto",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    borderRadius: tokens.borderRadiusMedium,
  },
  row: {
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "8px",
    minHeight: "36px",
    paddingInline: "12px",
    ":not(:first-child)": {
      borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
    },
  },
  number: { minWidth: "48px", textAlign: "end", fontVariantNumeric: "tabular-nums" },
  refused: { marginInlineStart: "auto", color: tokens.colorStatusWarningForeground3 },
  line: { display: "flex", alignItems: "center", gap: "8px", minHeight: "36px" },
});

/** Merges groups that differ only in the two statuses that are not shown; refused records stay separate. */
function merged(groups: readonly JobPreviewGroup[]): readonly JobPreviewGroup[] {
  const byState = new Map<string, JobPreviewGroup>();
  for (const group of groups) {
    const key = `${group.status} ${group.fits}`;
    byState.set(key, { ...group, count: group.count + (byState.get(key)?.count ?? 0) });
  }
  return [...byState.values()].sort((a, b) => Number(b.fits) - Number(a.fits) || b.count - a.count);
}

interface PreviewProps {
  readonly work: BulkJob;
  readonly kind: string | undefined;
  /** True to leave packages with unfinished garments out of the sums. */
  readonly isOnlyMade: boolean;
}

export function Preview({ work, kind, isOnlyMade }: PreviewProps) {
  const styles = useStyles();
  const { preview, isLooking, failure } = work;
  if (isLooking) {
    return (
      <div className={styles.line}>
        <Spinner size="tiny" />
        <span>{t("bulk.looking")}</span>
      </div>
    );
  }
  if (!preview) {
    return (
      <div className={styles.line} role="alert">
        <span>{t("bulk.unseen", { why: failure ? failureText(failure) : "" })}</span>
        <Button size="small" onClick={work.retryPreview}>{t("bulk.again")}</Button>
      </div>
    );
  }
  return (
    <>
      {preview.groups.length > 0 && (
        <ul className={styles.list} aria-label={t("bulk.meets")}>
          {merged(preview.groups).map(({ status, count, fits }) => (
            <li key={`${status} ${fits}`} className={styles.row}>
              <span className={styles.number}>{numberText(count)}</span>
              <StatusPill {...{ status, kind }} />
              {!fits && <span className={styles.refused}>{t("bulk.refusedState")}</span>}
            </li>
          ))}
        </ul>
      )}
      {preview.batches + preview.refusals.length > 0 && <Batches preview={preview} />}
      {preview.charges.length > 0 && <Charges charges={preview.charges} />}
      {preview.purchases.length > 0 && <Purchases purchases={preview.purchases} {...{ isOnlyMade }} />}
    </>
  );
}

function Batches({ preview: { fits, batches, refusals } }: { readonly preview: JobPreview }) {
  const styles = useStyles();
  return (
    <ul className={styles.list} aria-label={t("bulk.meets")}>
      {batches > 0 && (
        <li className={styles.row}>
          <span className={styles.number}>{numberText(fits)}</span>
          {t("bulk.intoBatches", { count: batches, number: numberText(batches) })}
        </li>
      )}
      {refusals.map(({ code, count }) => (
        <li key={code} className={styles.row}>
          <span className={styles.number}>{numberText(count)}</span>
          <span className={styles.refused}>{t(`reason.${code}`)}</span>
        </li>
      ))}
    </ul>
  );
}
