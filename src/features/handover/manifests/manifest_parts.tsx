/** Draws checking, lines and paper on the record of a manifest. */
import type { PartProps } from "../../../engine/record/view_props.ts";
import { download } from "../../../lib/download.ts";
import { language, t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { CheckPart } from "./check_part.tsx";
import { LinesPart } from "./lines_part.tsx";

export default function ManifestParts(props: PartProps) {
  return (
    <>
      <CheckPart {...props} />
      <LinesPart {...props} />
      <PaperPart {...props} />
    </>
  );
}

/** Saves the manifest as PDF or CSV, except while its list can still change or if it is cancelled. */
function PaperPart({ record: { _id, code, status } }: PartProps) {
  const { line } = useRecordStyles();
  if (status === "Processing" || status === "Cancelled") return null;
  const save = (as: "pdf" | "csv") => {
    const query = new URLSearchParams({ id: _id, as, language: language.peek() });
    return download(`/manifests/document?${query}`, `${String(code)}.${as}`);
  };
  return (
    <Section title={t("manifest.paper")}>
      <div className={line}>
        <SaveButton words={t("manifest.print")} save={() => save("pdf")} />
        <SaveButton words={t("manifest.csv")} save={() => save("csv")} />
      </div>
    </Section>
  );
}
