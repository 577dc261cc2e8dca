import type { JobRefusal } from "../../../api/generated/schema.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { useImportStyles } from "./import.styles.ts";
import { rowReasonText } from "./reason_text.ts";

interface Props {
  readonly problems: readonly JobRefusal[];
  readonly labelledBy: string;
}

export function ProblemTable({ problems, labelledBy }: Props) {
  const styles = useImportStyles();
  return (
    <div className={styles.scroller} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      <table aria-labelledby={labelledBy} className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t("imports.line")}</th>
            <th scope="col">{t("imports.column")}</th>
            <th scope="col">{t("imports.why")}</th>
          </tr>
        </thead>
        <tbody>
          {problems.map((problem) => (
            <tr key={`${problem.line} ${problem.column} ${problem.reason.code}`}>
              <td className={styles.number}>{numberText(problem.line)}</td>
              <td>{problem.column === "" ? t("imports.wholeRow") : <bdi>{problem.column}</bdi>}</td>
              <td>{rowReasonText(problem)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
