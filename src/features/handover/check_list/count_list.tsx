import { CHECK_COUNTS, type CheckCounts } from "../../../../api/shipping/check_counts.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { useCheckStyles } from "./check_list.styles.ts";

export function CountList({ counts }: { readonly counts: CheckCounts }) {
  const styles = useCheckStyles();
  return (
    <dl className={styles.facts}>
      {CHECK_COUNTS.map((count) => (
        <div key={count}>
          <dt className={styles.term}>{t(`checkList.count.${count}`)}</dt>
          <dd className={styles.value}>{numberText(counts[count])}</dd>
        </div>
      ))}
    </dl>
  );
}
