/** `/pb-invoices/import`: imports an invoice with its lines from a file of a postage provider. */
import { Link } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { pbInvoices } from "../../../../resources/handover/pb_invoices.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { TableImport } from "../../../engine/imports/table_import.tsx";
import { t } from "../../../lib/i18n.ts";
import { useTitle } from "../../../lib/use_title.ts";
import { ImportRows } from "./import_rows.tsx";

export default function PostageImportPage() {
  const styles = useImportStyles();
  useTitle(t("postage.import.title"));
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <RouterLink href={pbInvoices.path} asChild>
          <Link>{t("record.back", { list: t("menu.pb_invoices") })}</Link>
        </RouterLink>
        <h1 className={styles.title}>{t("postage.import.title")}</h1>
        <p className={styles.text}>{t("postage.import.text")}</p>
      </header>
      <TableImport
        columns={["Date", "Tracking", "Type", "Amount"]}
        words={{
          paste: t("postage.import.paste"),
          pasteHelp: t("postage.import.pasteHelp"),
          look: t("postage.import.look"),
        }}
      >
        {(table, file) => (
          <ImportRows key={`${file.name} ${file.size} ${file.lastModified}`} {...{ table, file }} />
        )}
      </TableImport>
    </div>
  );
}
