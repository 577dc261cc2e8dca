/** Counts the packages of the last week that a paused policy would send or pack in another way, were it active. */
import { useMemo } from "react";
import type { PartProps } from "../../engine/record/view_props.ts";
import { useAnswer } from "../../engine/wiring/answer.ts";
import { failureText } from "../../lib/failure_text.ts";
import { t } from "../../lib/i18n.ts";
import { numberText } from "../../parts/format.ts";
import { Section } from "../../parts/section.tsx";
import { wouldChange } from "./wiring.ts";

export default function WouldChange({ record: { _id, status } }: PartProps) {
  return status === "Paused" ? <Counted key={_id} policy={_id} /> : null;
}

function Counted({ policy }: { readonly policy: string }) {
  const source = useMemo(() => wouldChange(policy), [policy]);
  const { answer, failure } = useAnswer(source);
  const { parcels = 0, would_change = 0, looked = [] } = answer?.policyTest ?? {};
  const matched = looked.find(({ _id }) => _id === policy)?.matched ?? 0;
  return (
    <Section title={t("policies.would.title")}>
      <span role="status">
        {answer
          ? t("policies.would.text", {
            count: would_change ?? 0,
            n: numberText(would_change ?? 0),
            matched: numberText(matched),
            all: numberText(parcels),
          })
          : failure
          ? failureText(failure)
          : t("policies.would.asking")}
      </span>
    </Section>
  );
}
