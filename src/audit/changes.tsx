/** What an entry changed: each field, before and after; long values are folded. */
import { mergeClasses } from "@fluentui/react-components";
import { t } from "../lib/i18n.ts";
import { usePartStyles } from "../record/parts.styles.ts";
import { useRecordStyles } from "../record/record.styles.ts";
import { Section } from "../record/section.tsx";
import type { AuditEntry } from "../wiring/audit.ts";
import { useAuditStyles } from "./audit.styles.ts";
import { changedText } from "./words.ts";

/** A longer value shows so much of itself, and the rest when asked. */
const SHOWN = 160;

export function Changes({ changes }: Pick<AuditEntry, "changes">) {
  const styles = usePartStyles();
  const own = useAuditStyles();
  const { quiet } = useRecordStyles();
  return (
    <Section title={t("audit.changes")}>
      {changes.length === 0 && <span className={quiet}>{t("audit.noChanges")}</span>}
      {changes.length > 0 && (
        <table className={styles.table}>
          <thead>
            <tr>
              {(["field", "before", "after"] as const).map((key) => (
                <th key={key} scope="col" className={styles.head}>{t(`audit.column.${key}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.map(({ field, before, after }, index) => (
              <tr key={index}>
                <th scope="row" className={styles.cell} title={field}>{changedText(field)}</th>
                <td className={mergeClasses(styles.cell, own.before)}>
                  <Value text={before} />
                </td>
                <td className={styles.cell}>
                  <Value text={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Section>
  );
}

function Value({ text }: { readonly text: string }) {
  const styles = useAuditStyles();
  if (text === "") return <>{t("record.empty")}</>;
  if (text.length <= SHOWN) return <span className={styles.value} dir="auto">{text}</span>;
  return (
    <details>
      <summary className={styles.fold} dir="auto">{text.slice(0, SHOWN)}…</summary>
      <span className={styles.value} dir="auto">{text}</span>
    </details>
  );
}
