import { useState } from "react";
import { batchFileName } from "../../../../api/workshop/batches.ts";
import { BatchUnits } from "../../../../api/generated/operations/batches.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { printBatches } from "../../../../resources/workshop/print_batches.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { download } from "../../../lib/download.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { language, t } from "../../../lib/i18n.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { UnitList } from "../units/unit_list.tsx";

const source = (id: string): AnswerSource<DataOf<typeof BatchUnits>> => ({
  name: `batch.${id}`,
  entities: [printBatches.query, "units"],
  ask: ({ signal }) => ask(BatchUnits, { _id: id }, { background: true, signal }),
});

const STATUSES_WITH_FILES: readonly string[] = ["Released", "Printed"];

export default function BatchUnitsPart(
  { record: { _id, code, status, title, released_at, created_at } }: PartProps,
) {
  const { quiet } = useRecordStyles();
  const [batchSource] = useState(() => source(_id));
  const { answer, failure, refresh } = useAnswer(batchSource);
  const save = (per: "art" | "unit") => {
    const query = new URLSearchParams({ id: _id, per, language: language.peek() });
    const name = batchFileName(String(code), Number(released_at ?? created_at), config().timeZone);
    return download(`/batches/file?${query}`, name);
  };
  const units = answer?.getPrintBatchById?.units ?? [];
  return (
    <>
      <Section title={t("batches.files")}>
        {STATUSES_WITH_FILES.includes(String(status))
          ? (
            <>
              <SaveButton words={t("batches.get")} save={() => save("art")} />{" "}
              <SaveButton words={t("batches.getEach")} save={() => save("unit")} />
            </>
          )
          : <span className={quiet}>{t("batches.wait")}</span>}
      </Section>
      <Section title={t("batches.units")}>
        {failure && <div role="alert">{failureText(failure)}</div>}
        {answer && units.length === 0 && <span className={quiet}>{t("batches.none")}</span>}
        <UnitList units={units} isNamed={title === ""} onDone={refresh} />
      </Section>
    </>
  );
}
