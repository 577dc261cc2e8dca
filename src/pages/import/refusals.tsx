/** Rows of the file that were refused, where they stand and why. */
import { useId } from "react";
import type { Job } from "../../../machines/import.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../list/format.ts";
import { useImportStyles } from "./import.styles.ts";
import { reasonText } from "./words.ts";

export function Refusals({ job: { refused, refusals } }: { readonly job: Job }) {
  const styles = useImportStyles();
  const id = useId();
  if (refusals.length === 0) return null;
  // A row may be refused for more than one reason.
  const rows = new Set(refusals.map(({ line }) => line)).size;
  const shown = { shown: numberText(rows), total: numberText(refused) };
  return (
    <>
      <h2 className={styles.subtitle} id={id}>{t("imports.refusals")}</h2>
      <p className={styles.text}>
        {t("imports.refusalsHelp")} {rows < refused && t("imports.refusalsFirst", shown)}
      </p>
      <div className={styles.scroller} role="region" aria-labelledby={id} tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              <th scope="col">{t("imports.line")}</th>
              <th scope="col">{t("imports.column")}</th>
              <th scope="col">{t("imports.why")}</th>
            </tr>
          </thead>
          <tbody>
            {refusals.map(({ line, column, reason }) => (
              <tr key={`${line} ${column} ${reason.code}`}>
                <td className={styles.number}>{numberText(line)}</td>
                <td>{column === "" ? t("imports.wholeRow") : <bdi>{column}</bdi>}</td>
                <td>{reasonText(reason)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}
