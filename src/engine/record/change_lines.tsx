import type { FieldChange } from "../../../api/generated/schema.ts";
import { changesInWords } from "./change_words.ts";
import type { ValueContext } from "./changed_value.ts";
import { useTimelineStyles } from "./timeline.styles.ts";

interface Props {
  readonly changes: readonly FieldChange[];
  /** Reason of the entry, which is not repeated among the changes. */
  readonly reason?: string;
  readonly around: ValueContext;
}

export function ChangeLines({ changes, reason = "", around }: Props) {
  const styles = useTimelineStyles();
  return changesInWords(changes, reason, around).map(({ field, name, before, after }) => (
    <div key={field} className={styles.quiet}>
      <span>{name}:</span> {before !== "" && (
        <>
          <bdi>{before}</bdi> <span className={styles.arrow} aria-hidden="true">→</span>
          {" "}
        </>
      )}
      <bdi className={styles.after}>{after}</bdi>
    </div>
  ));
}
