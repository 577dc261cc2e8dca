/** Edits prices as a sheet of brackets and zones, with import and export. */
import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { t } from "../../../../lib/i18n.ts";
import type { ShownCard } from "../card_source.ts";
import type { CardEditing } from "../card_store.ts";
import { saveCells } from "../card_file.ts";
import { ImportCard } from "../import_card.tsx";
import { SheetPart } from "../sheet_part.tsx";

interface Props {
  readonly card: ShownCard;
  readonly editing: CardEditing;
}

export function PricesTab({ card, editing }: Props) {
  const [isImporting, setImporting] = useState(false);
  const [pasted, setPasted] = useState("");
  const open = (text: string) => {
    setPasted(text);
    setImporting(true);
  };
  const { currency } = card;
  const save = (format: "csv" | "xlsx") => () => saveCells(editing.read.body, currency, format, card.code);
  const tools = (
    <>
      {editing.isDraft && (
        <Button
          size="small"
          aria-expanded={isImporting}
          onClick={() => isImporting ? setImporting(false) : open("")}
        >
          {t("priceTables.import.open")}
        </Button>
      )}
      <Button size="small" onClick={save("csv")}>{t("priceTables.export.csv")}</Button>
      <Button size="small" onClick={save("xlsx")}>{t("priceTables.export.xlsx")}</Button>
    </>
  );
  return (
    <SheetPart {...{ card, editing, tools }} sheet="prices" onTable={open}>
      {isImporting && editing.isDraft && (
        <ImportCard
          key={pasted}
          editing={editing}
          currency={currency}
          given={pasted}
          onClose={() => setImporting(false)}
        />
      )}
    </SheetPart>
  );
}
