/** `/locations/stock?location=ID`: imports the stock of a location from a file. */
import { Field, Input, Link, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import { Link as RouterLink, Redirect, useSearch } from "wouter";
import { STOCK_IMPORTS } from "../../../../api/catalogue/stock.ts";
import { STOCK_FIELDS } from "../../../../api/csv/stock_table.ts";
import { LocationName } from "../../../../api/generated/operations/locations.ts";
import { locations } from "../../../../resources/catalogue/locations.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { TableImport } from "../../../engine/imports/table_import.tsx";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { StockRows } from "./import_rows.tsx";
import type { StockQuery } from "./import_wiring.ts";

export default function StockImportPage() {
  const styles = useImportStyles();
  const query = new URLSearchParams(useSearch());
  const location = query.get("location") ?? "";
  const [kind, setKind] = useState<StockQuery["kind"]>("count");
  const [reason, setReason] = useState("");
  const { name, isGone } = usePlaceName(location);
  useTitle(t("stockImport.title"));
  if (isGone) return <Redirect to={locations.path} replace />;
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={`${locations.path}/all/${encodeURIComponent(location)}`} asChild>
          <Link>{t("record.back", { list: t("stockImport.location") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("stockImport.title")}</h1>
        <p className={styles.subtitle}>
          <bdi dir="auto" translate="no">{name}</bdi>
        </p>
        <p className={styles.text}>{t("stockImport.text")}</p>
      </header>
      <div className={styles.narrow}>
        <Field label={fieldWord("stock", "kind")}>
          <RadioGroup
            name="kind"
            layout="horizontal"
            value={kind}
            onChange={(_, { value }) => setKind(STOCK_IMPORTS.find((each) => each === value) ?? kind)}
          >
            {STOCK_IMPORTS.map((each) => (
              <Radio key={each} value={each} label={t(`entity.stock.kind.${each}`)} />
            ))}
          </RadioGroup>
        </Field>
        <Field label={fieldWord("stock", "reason")} hint={t("stockImport.reasonHelp")}>
          <Input
            name="reason"
            value={reason}
            maxLength={200}
            dir="auto"
            onChange={(_, { value }) => setReason(value)}
          />
        </Field>
      </div>
      <TableImport
        columns={STOCK_FIELDS}
        words={{
          paste: t("stockImport.paste"),
          pasteHelp: t("stockImport.pasteHelp"),
          look: t("stockImport.look"),
        }}
      >
        {(table) => <StockRows {...{ table, location, kind, reason }} />}
      </TableImport>
    </div>
  );
}

function usePlaceName(_id: string): { readonly name: string; readonly isGone: boolean } {
  const [place, setPlace] = useState({ name: "", isGone: _id === "" });
  useEffect(() => {
    if (_id === "") return setPlace({ name: "", isGone: true });
    const controller = new AbortController();
    const { signal } = controller;
    void ask(LocationName, { _id }, { background: true, signal }).then((outcome) => {
      if (signal.aborted || !outcome.ok) return;
      const found = outcome.data.getLocationById;
      setPlace({ name: found ? `${found.name} · ${found.code}` : "", isGone: found === null });
    });
    return () => controller.abort();
  }, [_id]);
  return place;
}
