import { Button, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useId, useState } from "react";
import { MAX_FURTHER_ITEMS } from "../../../../api/csv/bounds.ts";
import { IMPORT_FIELDS, type ImportField, requiredFields } from "../../../../api/csv/plan.ts";
import { t } from "../../../lib/i18n.ts";
import { listText, numberText } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { FieldRow } from "./column_row.tsx";
import { useMapStyles } from "./column_map.styles.ts";
import { FurtherItems } from "./further_items.tsx";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { repeatedHeaders } from "./plan_words.ts";

export function ColumnMap({ work }: { readonly work: ImportFile }) {
  const styles = useImportStyles();
  const map = useMapStyles();
  const title = useId();
  const { inspection, plan } = work;
  const [isAll, setAll] = useState(false);
  if (!inspection || !plan) return null;
  const isOffered = (field: ImportField) =>
    requiredFields(plan).includes(field) || inspection.plan.columns[field] !== undefined ||
    plan.columns[field] !== undefined;
  const isWhole = isAll || inspection.plan.profile === "custom";
  const fields = isWhole ? IMPORT_FIELDS : IMPORT_FIELDS.filter(isOffered);
  const repeated = repeatedHeaders(plan);
  const more = IMPORT_FIELDS.length - fields.length;
  const { furtherItems = [] } = plan;
  const found = inspection.plan.furtherItems?.length ?? 0;
  return (
    <section className={styles.part} aria-labelledby={title}>
      <h2 id={title} className={styles.subtitle}>{t("imports.map.title")}</h2>
      <p className={styles.text}>{t("imports.map.help")}</p>
      {found > 0 && furtherItems.length > 0 && (
        <MessageBar intent="info" layout="multiline">
          <MessageBarBody>{t("imports.map.items", { count: found, n: numberText(found) })}</MessageBarBody>
        </MessageBar>
      )}
      {repeated.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("imports.map.repeated", { names: listText(repeated) })}</MessageBarBody>
        </MessageBar>
      )}
      <div className={map.table}>
        <div className={map.head} aria-hidden>
          <span>{t("imports.map.field")}</span>
          <span>{t("imports.map.column")}</span>
          <span>{t("imports.map.samples")}</span>
        </div>
        <ul className={map.rows}>
          {fields.map((field) => <FieldRow key={field} {...{ field, inspection, plan, work }} />)}
        </ul>
      </div>
      <FurtherItems {...{ inspection, plan, work }} />
      <div className={styles.buttons}>
        {more > 0 && (
          <Button size="small" onClick={() => setAll(true)}>
            {t("imports.map.more", { count: more, n: more })}
          </Button>
        )}
        {furtherItems.length < MAX_FURTHER_ITEMS && (
          <Button
            size="small"
            onClick={() => work.chooseItems([...furtherItems, {}])}
          >
            {t("imports.map.addItem")}
          </Button>
        )}
      </div>
    </section>
  );
}
