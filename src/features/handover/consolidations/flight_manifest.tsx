/** Saves the manifest of a flight as a file: a draft until it is sent, then exactly as it was sent. */
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { manifestFileName, type ManifestFormat } from "../../../../api/handover/manifest.ts";
import { SENT_FLIGHTS } from "../../../../api/handover/flights.ts";
import { flightValues } from "../../../../resources/handover/ibic.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { download } from "../../../lib/download.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { numberText } from "../../../parts/format.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { SaveButton } from "../../desk/jobs/job_file.tsx";
import { loadSource } from "./wiring.ts";

/** The manifest contains declared values, so the floor may not see it. */
export default function FlightManifestPart(props: PartProps) {
  const person = usePerson();
  return allows(flightValues, person) ? <Manifest {...props} /> : null;
}

function Manifest({ record: { _id, code, status } }: PartProps) {
  const { quiet, mono, preserve, line } = useRecordStyles();
  const [source] = useState(() => loadSource(_id));
  const { answer } = useAnswer(source);
  const isSent = (SENT_FLIGHTS as readonly string[]).includes(String(status));
  const sent = isSent ? answer?.getConsolidationById?.manifest ?? null : null;
  const save = (format: ManifestFormat) =>
    download(
      `/ibic/manifest?${new URLSearchParams({ id: _id, format })}`,
      manifestFileName(String(code), sent?.no ?? 0, format),
    );
  return (
    <Section title={t("flights.manifest")}>
      {sent
        ? (
          <>
            <span className={quiet}>
              {t("flights.sent", { no: numberText(sent.no), name: sent.maker_name })} ·{" "}
              <Instant at={sent.created_at} /> · {t("flights.lines", { count: numberText(sent.lines_count) })}
            </span>
            <span className={quiet}>{t("flights.digest")}</span>
            <code className={`${mono} ${preserve}`} translate="no">{sent.sha256}</code>
          </>
        )
        : <span className={quiet}>{t("flights.draft")}</span>}
      <div className={line}>
        <SaveButton words={t("flights.csv")} save={() => save("csv")} />
        <SaveButton words={t("flights.xlsx")} save={() => save("xlsx")} />
      </div>
    </Section>
  );
}
