import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { usePartStyles } from "../../../parts/parts.styles.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { useAuditStyles } from "./audit.styles.ts";
import { changesInWords } from "../../../engine/record/change_words.ts";
import { type EntryDetails, valueContext } from "./entry_details.ts";
import { NamedTable } from "../../../parts/named_table.tsx";

/** Number of characters of a value that are shown until a person unfolds it. */
const SHOWN = 160;

interface Props {
  readonly entity: string;
  readonly details: EntryDetails;
}

export function Changes({ entity, details }: Props) {
  const { head } = usePartStyles();
  const styles = useAuditStyles();
  const { quiet } = useRecordStyles();
  const { changes } = details;
  const around = valueContext(entity, details);
  return (
    <Section title={t("audit.changes")}>
      {changes.length === 0 && <span className={quiet}>{t("audit.noChanges")}</span>}
      {changes.length > 0 && (
        <NamedTable className={styles.table}>
          <thead>
            <tr>
              {(["field", "before", "after"] as const).map((key) => (
                <th key={key} scope="col" className={head}>{t(`audit.column.${key}`)}</th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changesInWords(changes, "", around).map(({ field, name, before, after }, index) => (
              <tr key={index}>
                <th scope="row" className={mergeClasses(styles.cell, styles.name)} title={field}>
                  {name}
                </th>
                <td className={mergeClasses(styles.cell, styles.before)}>
                  <span className={styles.part} aria-hidden>{t("audit.column.before")}:</span>
                  <Value text={before || t("record.noValue")} />
                </td>
                <td className={styles.cell}>
                  <span className={styles.part} aria-hidden>{t("audit.column.after")}:</span>
                  <Value text={after} />
                </td>
              </tr>
            ))}
          </tbody>
        </NamedTable>
      )}
    </Section>
  );
}

function Value({ text }: { readonly text: string }) {
  const styles = useAuditStyles();
  if (text.length <= SHOWN) return <span className={styles.value} dir="auto">{text}</span>;
  return (
    <details>
      <summary className={styles.fold} dir="auto">{text.slice(0, SHOWN)}…</summary>
      <span className={styles.value} dir="auto">{text}</span>
    </details>
  );
}
