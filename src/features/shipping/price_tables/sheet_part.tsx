import { Button } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo } from "react";
import { columnsOf, type SheetName, type TableSheets } from "../../../../machines/shipping/price_sheet.ts";
import { useGridStyles } from "../../../engine/grid/grid.styles.ts";
import { MarkQuestion } from "../../../engine/grid/mark_question.tsx";
import { type Key, t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import type { LoadedPriceTable } from "./table_source.ts";
import type { PriceTableEditing } from "./table_store.ts";
import { marksOf, sheetMarks } from "./marks.ts";
import { ProblemList } from "./problem_list.tsx";
import { SaveTable } from "./save_table.tsx";
import { TableSheet } from "./sheet/table_sheet.tsx";

interface Props {
  readonly table: LoadedPriceTable;
  readonly editing: PriceTableEditing;
  readonly sheet: SheetName;
  readonly tools?: ReactNode;
  readonly onTable?: (text: string) => void;
  readonly children?: ReactNode;
}

export function SheetPart({ table, editing, sheet, tools, onTable, children }: Props) {
  const styles = useGridStyles();
  const { phase, isDraft, past, future, send, waiting } = editing;
  const isHere = editing.sheet === sheet;
  useEffect(() => {
    if (!isHere && phase === "resting") send({ type: "sheet.show", sheet });
  }, [isHere, phase, sheet]);
  const marks = useMemo(() => marksOf(editing.sheets, editing.read, table.kind, table.cost), [
    editing.sheets,
    table.kind,
    table.cost,
  ]);
  const placed = useMemo(() => sheetMarks(marks, sheet), [marks, sheet]);
  const titles = titlesOf(editing.sheets, sheet);
  return (
    <Section title={t(`priceTables.sheet.${sheet}`)}>
      <div className={styles.stack}>
        {isDraft && <p className={styles.text}>{t(`priceTables.help.${sheet}`)}</p>}
        {children}
        <div className={styles.bar} role="toolbar" aria-label={t("priceTables.tools")}>
          {isDraft && (
            <>
              <Button size="small" onClick={() => send({ type: "row.add" })}>
                {t("priceTables.addRow")}
              </Button>
              <Button size="small" onClick={() => send({ type: "rows.remove" })}>
                {t("priceTables.removeRows")}
              </Button>
              <Button size="small" onClick={() => send({ type: "cells.fill" })}>{t("grid.fill")}</Button>
              <Button
                size="small"
                disabledFocusable={past.length === 0}
                onClick={() => send({ type: "change.undo" })}
              >
                {t("grid.undo")}
              </Button>
              <Button
                size="small"
                disabledFocusable={future.length === 0}
                onClick={() => send({ type: "change.redo" })}
              >
                {t("priceTables.redo")}
              </Button>
            </>
          )}
          {tools}
        </div>
        {phase === "asking" && (
          <MarkQuestion
            text={waiting}
            onMark={(mark) => send({ type: "mark.choose", mark })}
            onDrop={() => send({ type: "mark.drop" })}
          />
        )}
        {isHere && (
          <TableSheet
            {...{ editing, titles }}
            {...onTable && { onTable }}
            marks={placed}
            label={t(`priceTables.sheet.${sheet}`)}
          />
        )}
        <ProblemList
          editing={editing}
          marks={marks.filter(({ sheet: of, shownIn }) => of === sheet || shownIn === sheet)}
        />
        <SaveTable table={table} editing={editing} />
      </div>
    </Section>
  );
}

interface ColumnTitle {
  readonly title: string;
  readonly about?: string;
}

/** Returns the column titles of a sheet. Columns of prices are zones, with their countries and prefixes. */
function titlesOf(table: TableSheets, sheet: SheetName): readonly ColumnTitle[] {
  if (sheet === "prices") {
    return [
      { title: t("priceTables.column.prices.up_to") },
      ...table.zones.map(([code = "", countries = "", prefixes = ""]) => ({
        title: code || t("priceTables.unnamed"),
        about: [table.currency, countries, prefixes].filter(Boolean).join(" · "),
      })),
    ];
  }
  return columnsOf(table, sheet).map(({ key }) => ({
    title: t(`priceTables.column.${sheet}.${key}` as Key, { currency: table.currency }),
  }));
}
