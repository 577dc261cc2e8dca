/** `/containers/scans`: records what a forwarder's file says about boxes on their way. */
import { Button, Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { SCAN_FIELDS } from "../../../../api/csv/box_scan_table.ts";
import { BYTE_ORDER_MARK, csvRows } from "../../../../api/csv/write.ts";
import { containers } from "../../../../resources/handover/containers.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { TableImport } from "../../../engine/imports/table_import.tsx";
import { t } from "../../../lib/i18n.ts";
import { saveFile } from "../../../lib/save_file.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { ScanRows } from "./scan_rows.tsx";

/** An example file. Its header is in English, so that it can be imported in every language. */
const EXAMPLE = [
  [...SCAN_FIELDS],
  ["(00)340123450000000017", "2026-11-28T14:05:00+07:00", "Ho Chi Minh City", "scanned"],
  ["BX-000002", "2026-11-29 08:30", "Los Angeles", "received"],
];

const saveExample = () =>
  saveFile(
    new Blob([BYTE_ORDER_MARK + csvRows(EXAMPLE)], { type: "text/csv;charset=utf-8" }),
    "scans-example.csv",
  );

export default function ScansPage() {
  const styles = useImportStyles();
  useTitle(t("boxScans.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={containers.path} asChild>
          <Link>{t("record.back", { list: t("menu.containers") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("boxScans.title")}</h1>
        <p className={styles.text}>{t("boxScans.text")}</p>
        <Button size="small" onClick={saveExample}>{t("boxScans.example")}</Button>
      </header>
      <TableImport
        columns={SCAN_FIELDS}
        words={{ paste: t("boxScans.paste"), pasteHelp: t("boxScans.pasteHelp"), look: t("boxScans.look") }}
      >
        {(table) => <ScanRows table={table} />}
      </TableImport>
    </div>
  );
}
