/** Which page of a file the label is, or all of them where they are few. */
import { Field, Select } from "@fluentui/react-components";
import { MAX_LABEL_PICKED } from "../../../../api/documents/label_files.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import type { FileUpload } from "../../../engine/file/file_wiring.ts";

const numbers = (count: number): readonly number[] => Array.from({ length: count }, (_, nth) => nth + 1);

export function PagePicker({ upload, isOff }: { readonly upload: FileUpload; readonly isOff: boolean }) {
  const { count, pages, phase, problem } = upload;
  // A file that cannot be read at all has no pages to choose from.
  if (count < 2 || phase === "failed" || problem?.code === "tooManyPages") return null;
  return (
    <Field label={t("labelFile.page")}>
      <Select value={pages} disabled={isOff} onChange={(_, { value }) => upload.pick(value)}>
        {numbers(count).map((page) => (
          <option key={page} value={String(page)}>
            {t("labelFile.pageOf", { page: numberText(page), count: numberText(count) })}
          </option>
        ))}
        {count <= MAX_LABEL_PICKED && (
          <option value={numbers(count).join(",")}>
            {t("labelFile.allPages", { n: numberText(count) })}
          </option>
        )}
      </Select>
    </Field>
  );
}
