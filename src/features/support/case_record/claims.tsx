import { useState } from "react";
import { heads } from "../../../../resources/generated/heads.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { t } from "../../../lib/i18n.ts";
import { Section } from "../../../parts/section.tsx";
import { StatusPill } from "../../../parts/status_pill.tsx";
import { useCaseStyles } from "./case_record.styles.ts";
import { claimsSource } from "./wiring.ts";

/** Lists the claims of a case against carriers. Give it a `key`: the case may not change. */
export function Claims({ caseId }: { readonly caseId: string }) {
  const styles = useCaseStyles();
  const [source] = useState(() => claimsSource(caseId));
  const { answer } = useAnswer(source);
  const claims = answer?.getCaseById?.claims ?? [];
  if (claims.length === 0) return null;
  return (
    <Section title={t("caseRecord.claims")}>
      <ul className={styles.plain}>
        {claims.map(({ _id, code, status }) => (
          <li key={_id} className={styles.between}>
            <RecordLink lists={[heads.pb_request]} id={_id} code={code} />
            <StatusPill status={status} kind="postage_request" />
          </li>
        ))}
      </ul>
    </Section>
  );
}
