import { Link } from "@fluentui/react-components";
import { ErrorCircleRegular, WarningRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { PriceTableEditing } from "./table_store.ts";
import type { PlacedMark } from "./marks.ts";
import { useSheetStyles } from "./sheet/sheet.styles.ts";

interface Props {
  readonly editing: PriceTableEditing;
  readonly marks: readonly PlacedMark[];
}

/** Number of problems to list at first; further ones are counted, and a link shows them. */
const SHOWN = 12;

export function ProblemList({ editing, marks }: Props) {
  const styles = useSheetStyles();
  const [isAll, setAll] = useState(false);
  if (marks.length === 0) return null;
  const shown = isAll ? marks : marks.slice(0, SHOWN);
  return (
    <section aria-label={t("priceTables.problems")}>
      <ul className={styles.problems}>
        {shown.map((mark, at) => (
          <li key={at} className={styles.problem}>
            {mark.level === "red"
              ? <ErrorCircleRegular className={styles.red} aria-label={t("priceTables.red")} />
              : <WarningRegular className={styles.warn} aria-label={t("priceTables.amber")} />}
            <Place mark={mark} editing={editing} />
          </li>
        ))}
      </ul>
      {marks.length > shown.length && (
        <Link as="button" onClick={() => setAll(true)}>
          {t("priceTables.more", {
            count: marks.length - shown.length,
            n: numberText(marks.length - shown.length),
          })}
        </Link>
      )}
    </section>
  );
}

/** Links to the marked cell, unless its sheet is on another tab. */
function Place({ mark, editing }: { readonly mark: PlacedMark; readonly editing: PriceTableEditing }) {
  const { row, column, sheet, text } = mark;
  if (row === null || sheet !== editing.sheet) return <span>{text}</span>;
  const go = () => editing.send({ type: "cell.go", place: { row, column }, extend: false });
  return (
    <Link as="button" onClick={go}>{t("priceTables.at", { row: numberText(row + 1), problem: text })}</Link>
  );
}
