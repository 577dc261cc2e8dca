/** Which sheet of a workbook is imported; where there is one only, there is nothing to choose. */
import { Field, Select } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import type { ImportFile } from "./import_file_wiring.ts";

export function SheetSelect({ look }: { readonly look: ImportFile }) {
  const { sheets, sheet } = look;
  if (sheets.length < 2) return null;
  return (
    <Field label={t("imports.sheet")} hint={t("imports.sheetHelp")}>
      <Select value={sheet ?? ""} onChange={(_, { value }) => look.chooseSheet(value)}>
        {sheets.map((name) => <option key={name} value={name}>{name}</option>)}
      </Select>
    </Field>
  );
}
