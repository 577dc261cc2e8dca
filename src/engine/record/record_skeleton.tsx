/** A placeholder for a record. It is invisible at first, because most answers arrive before it could be noticed. */
import { Skeleton, SkeletonItem } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { t } from "../../lib/i18n.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";

const SKELETON_AFTER_MS = 100;
const WORD_AFTER_MS = 2_000;

export function RecordSkeleton() {
  const styles = useRecordStyles();
  const [stage, setStage] = useState<"blank" | "shape" | "words">("blank");
  useEffect(() => {
    const shape = setTimeout(() => setStage("shape"), SKELETON_AFTER_MS);
    const words = setTimeout(() => setStage("words"), WORD_AFTER_MS);
    return () => {
      clearTimeout(shape);
      clearTimeout(words);
    };
  }, []);
  if (stage === "blank") return <div className={styles.record} aria-busy="true" />;
  return (
    <Skeleton className={styles.record} aria-busy="true" aria-label={t("record.loading")}>
      <div className={styles.header}>
        <SkeletonItem size={28} />
        <SkeletonItem size={32} />
        {stage === "words" && <span className={styles.quiet} role="status">{t("record.long")}</span>}
      </div>
      <div className={styles.columns}>
        <div className={styles.column}>{[1, 2, 3, 4].map((row) => <SkeletonItem key={row} size={40} />)}</div>
        <div className={styles.facts}>
          <div className={styles.column}>{[1, 2, 3].map((row) => <SkeletonItem key={row} size={64} />)}</div>
        </div>
      </div>
    </Skeleton>
  );
}
