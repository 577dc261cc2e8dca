/** One sheet of a price table with its tools, its problems, and the button to save it. */
import { Button } from "@fluentui/react-components";
import { type ReactNode, useEffect, useMemo } from "react";
import { type CardSheets, columnsOf, type SheetName } from "../../../../machines/price_sheet.ts";
import { useGridStyles } from "../../../engine/grid/grid.styles.ts";
import { MarkQuestion } from "../../../engine/grid/mark_question.tsx";
import { type Key, t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import type { ShownCard } from "./card_source.ts";
import type { CardEditing } from "./card_store.ts";
import { marksOf, sheetMarks } from "./marks.ts";
import { ProblemList } from "./problem_list.tsx";
import { SaveCard } from "./save_card.tsx";
import { CardSheet } from "./sheet/card_sheet.tsx";

interface Props {
  readonly card: ShownCard;
  readonly editing: CardEditing;
  readonly sheet: SheetName;
  /** Additional tools of this sheet. */
  readonly tools?: ReactNode;
  readonly onTable?: (text: string) => void;
  /** Content above the sheet. */
  readonly children?: ReactNode;
}

export function SheetPart({ card, editing, sheet, tools, onTable, children }: Props) {
  const styles = useGridStyles();
  const { phase, isDraft, past, future, send, waiting } = editing;
  const isHere = editing.sheet === sheet;
  useEffect(() => {
    if (!isHere && phase === "resting") send({ type: "sheet.show", sheet });
  }, [isHere, phase, sheet]);
  const marks = useMemo(() => marksOf(editing.card, editing.read, card.kind, card.cost), [
    editing.card,
    card.kind,
    card.cost,
  ]);
  const placed = useMemo(() => sheetMarks(marks, sheet), [marks, sheet]);
  const titles = titlesOf(editing.card, sheet);
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
          <CardSheet
            {...{ editing, titles }}
            {...onTable && { onTable }}
            marks={placed}
            label={t(`priceTables.sheet.${sheet}`)}
          />
        )}
        <ProblemList
          editing={editing}
          marks={marks.filter(({ sheet: of, toldIn }) => of === sheet || toldIn === sheet)}
        />
        <SaveCard card={card} editing={editing} />
      </div>
    </Section>
  );
}

interface ColumnTitle {
  readonly title: string;
  readonly about?: string;
}

/** Returns the titles of a sheet's columns: of prices the zones, each with its places. */
function titlesOf(card: CardSheets, sheet: SheetName): readonly ColumnTitle[] {
  if (sheet === "prices") {
    return [
      { title: t("priceTables.column.prices.up_to") },
      ...card.zones.map(([code = "", countries = "", prefixes = ""]) => ({
        title: code || t("priceTables.unnamed"),
        about: [card.currency, countries, prefixes].filter(Boolean).join(" · "),
      })),
    ];
  }
  return columnsOf(card, sheet).map(({ key }) => ({
    title: t(`priceTables.column.${sheet}.${key}` as Key, { currency: card.currency }),
  }));
}
