import { t } from "../../../lib/i18n.ts";
import { FormGroup } from "../../../engine/form/form_parts.tsx";
import type { FormNoteProps } from "../../../engine/record/view_props.ts";
import { CallPreview } from "./preview.tsx";

export default function FormPreview({ values }: FormNoteProps) {
  return (
    <FormGroup title={t("calls.preview.title")} help={t("calls.preview.help")}>
      <CallPreview values={values} />
    </FormGroup>
  );
}
