import { Spinner } from "@fluentui/react-components";
import type { Outlook } from "../../../../api/csv/outlook.ts";
import type { Preview } from "../../../../api/csv/preview.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { ImportFile } from "./import_file_wiring.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";
import { problemText } from "./words.ts";

export function OutlookPart(
  { importFile, preview }: { readonly importFile: ImportFile; readonly preview: Preview },
) {
  const styles = useImportStyles();
  const { phase, outlook, storeId } = importFile;
  if (phase !== "counted" || preview.orderCount === 0) return null;
  if (outlook === "asking" && storeId !== "") {
    return <Spinner size="tiny" label={t("imports.outlook.asking")} />;
  }
  if (outlook === null || outlook === "asking") {
    return (
      <p className={styles.text}>
        {t(storeId === "" ? "imports.outlook.noStore" : "imports.outlook.failed")}
      </p>
    );
  }
  return <Found outlook={outlook} preview={preview} />;
}

const count = (key: "fresh" | "skipped" | "ready" | "drafts" | "repeated", n: number) =>
  t(`imports.outlook.${key}`, { count: n, n: numberText(n) });

function Found({ outlook, preview }: { readonly outlook: Outlook; readonly preview: Preview }) {
  const styles = useImportStyles();
  const { checked, skipped, ready, repeated, problems } = outlook;
  const fresh = checked - skipped;
  return (
    <>
      {checked < preview.orderCount && (
        <p className={styles.text}>{t("imports.outlook.first", { n: numberText(checked) })}</p>
      )}
      <ul className={styles.outlook}>
        <li>{count("fresh", fresh)}</li>
        {skipped > 0 && <li>{count("skipped", skipped)}</li>}
        {repeated > 0 && <li>{count("repeated", repeated)}</li>}
        {ready > 0 && <li>{count("ready", ready)}</li>}
        {fresh > ready && (
          <li>
            {count("drafts", fresh - ready)}
            <ul className={styles.outlook}>
              {problems.map(({ code, orders }) => (
                <li key={code}>
                  {t("imports.outlook.lack", { n: numberText(orders), what: problemText(code) })}
                </li>
              ))}
            </ul>
          </li>
        )}
      </ul>
    </>
  );
}
