import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../../../lib/i18n.ts";
import { scanSecond } from "../scan_time.ts";
import { useListStyles } from "./lists.styles.ts";
import { Shape, type VerdictShape } from "./shapes.tsx";

export interface ListedScan {
  readonly key: string;
  readonly shape: VerdictShape;
  /** Ticket of the garment, or scanned code; empty for a command. */
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export function ScanList({ scans }: { readonly scans: readonly ListedScan[] }) {
  const styles = useListStyles();
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t("stations.last")}</h2>
      {scans.length === 0 && <span className={styles.quiet}>{t("stations.noScans")}</span>}
      <ol className={mergeClasses(styles.list, styles.few)}>
        {scans.map(({ key, shape, name, text, at }) => (
          <li key={key} className={styles.row}>
            <Shape shape={shape} className={styles.shape} />
            {name !== "" && <bdi className={styles.name} translate="no">{name}</bdi>}
            <span className={styles.rest} title={text}>{text}</span>
            <time className={styles.quiet} dateTime={new Date(at * 1000).toISOString()}>
              {scanSecond(at)}
            </time>
          </li>
        ))}
      </ol>
    </section>
  );
}
