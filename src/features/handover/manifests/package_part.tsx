import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { manifestRights } from "../../../../resources/handover/vn_post_manifests.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { hasWords, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { packageSource } from "./wiring.ts";

export default function PackagePart(props: PartProps) {
  const person = usePerson();
  return allows(manifestRights.view, person) ? <ManifestOf {...props} /> : null;
}

function ManifestOf({ record: { _id } }: PartProps) {
  const { line, quiet } = useRecordStyles();
  const [source] = useState(() => packageSource(_id));
  const { answer } = useAnswer(source);
  const found = answer?.getPackageById?.manifest;
  if (!found) return null;
  const word = hasWords(`manifest.state.${found.state}`)
    ? t(`manifest.state.${found.state as "Listed"}`)
    : found.state;
  return (
    <Section title={t("manifest.ofPackage")}>
      <div className={line}>
        <RecordLink lists={[heads.vn_post_manifests]} id={found._id} code={found.code} />
        <StatusPill kind="manifest" status={found.status} />
        <span className={quiet}>{[word, found.reason].filter(Boolean).join(": ")}</span>
      </div>
    </Section>
  );
}
