import { Button } from "@fluentui/react-components";
import { useState } from "react";
import { t } from "../../../../lib/i18n.ts";
import type { LoadedPriceTable } from "../table_source.ts";
import type { PriceTableEditing } from "../table_store.ts";
import { saveCells } from "../table_file.ts";
import { ImportPriceTable } from "../import_table.tsx";
import { SheetPart } from "../sheet_part.tsx";

interface Props {
  readonly table: LoadedPriceTable;
  readonly editing: PriceTableEditing;
}

export function PricesTab({ table, editing }: Props) {
  const [isImporting, setImporting] = useState(false);
  const [pasted, setPasted] = useState("");
  const open = (text: string) => {
    setPasted(text);
    setImporting(true);
  };
  const { currency } = table;
  const save = (format: "csv" | "xlsx") => () => saveCells(editing.read.body, currency, format, table.code);
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
    <SheetPart {...{ table, editing, tools }} sheet="prices" onTable={open}>
      {isImporting && editing.isDraft && (
        <ImportPriceTable
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
