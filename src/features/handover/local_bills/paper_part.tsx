import { allows } from "../../../../api/access.ts";
import { localBillRights } from "../../../../resources/handover/local_bill.ts";
import { FilePicture } from "../../../engine/file/file_picture.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { download } from "../../../lib/download.ts";
import { language, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { Section } from "../../../parts/section.tsx";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { paperPath } from "./paper_path.ts";

export default function PaperPart({ record: { _id, code, ...record } }: PartProps) {
  const person = usePerson();
  const photo = String(record["photo_id"] ?? "");
  const save = (as: "note" | "invoice", name: string) => {
    const query = new URLSearchParams({ id: _id, as, language: language.peek() });
    return download(`/local-bills/document?${query}`, `${String(code)}-${name}.pdf`);
  };
  return (
    <>
      <Section title={t("localBill.documents")}>
        <SaveButton words={t("localBill.deliveryNote")} save={() => save("note", "delivery-note")} />{" "}
        {allows(localBillRights.amounts, person) && (
          <SaveButton
            words={t("localBill.invoice")}
            save={() => save("invoice", "invoice")}
          />
        )}
      </Section>
      {photo !== "" && (
        <Section title={t("localBill.paper")}>
          <FilePicture path={paperPath(photo)} alt={t("localBill.paper")} />
        </Section>
      )}
    </>
  );
}
