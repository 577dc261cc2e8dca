import { Button } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { useGridStyles } from "./grid.styles.ts";
import type { CellProblem } from "./problems.ts";
import type { Grid } from "./grid_wiring.ts";

interface Props {
  readonly grid: Grid;
  readonly titleOf: (key: string) => string;
  readonly problems: readonly CellProblem[];
  readonly isBusy: boolean;
  readonly onSave: () => void;
}

export function Review({ grid, titleOf, problems, isBusy, onSave }: Props) {
  const styles = useGridStyles();
  const { changes, send } = grid;
  const count = changes.length;
  const wrong = (id: string, key: string) =>
    problems.find((each) => each._id === id && each.key === key)?.text;
  return (
    <section className={styles.stack} aria-label={t("grid.review.title")}>
      <h2 className={styles.text}>{t("grid.review.about", { count, n: numberText(count) })}</h2>
      <table aria-label={t("grid.review.title")} className={styles.review}>
        <thead>
          <tr>
            {(["row", "column", "before", "after"] as const).map((key) => (
              <th key={key} scope="col" className={styles.reviewCell}>{t(`grid.review.${key}`)}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {changes.flatMap(({ row, cells }) =>
            cells.map(({ column, before, after }) => (
              <tr key={`${row._id} ${column.key}`}>
                <td className={styles.reviewCell}>
                  <bdi>{row.cells[0]}</bdi>
                </td>
                <td className={styles.reviewCell}>{titleOf(column.key)}</td>
                <td className={styles.reviewCell}>
                  <bdi className={styles.before}>{before || t("grid.review.empty")}</bdi>
                </td>
                <td className={styles.reviewCell}>
                  <bdi>{after || t("grid.review.empty")}</bdi>
                  {wrong(row._id, column.key) && (
                    <div className={styles.problem}>{wrong(row._id, column.key)}</div>
                  )}
                </td>
              </tr>
            ))
          )}
        </tbody>
      </table>
      <div className={styles.bar}>
        <Button
          appearance="primary"
          disabledFocusable={isBusy || problems.length > 0}
          onClick={() => problems.length === 0 && !isBusy && onSave()}
        >
          {t("grid.review.save", { count, n: numberText(count) })}
        </Button>
        <Button onClick={() => send({ type: "review.close" })}>{t("grid.review.back")}</Button>
        {problems.length > 0 && <span className={styles.problem}>{t("grid.review.fix")}</span>}
      </div>
    </section>
  );
}
