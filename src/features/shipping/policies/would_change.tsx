import { Button } from "@fluentui/react-components";
import { useMemo } from "react";
import { allows } from "../../../../api/access.ts";
import { policyRights } from "../../../../resources/shipping/policy_rights.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isBusyPhase, runStep } from "../../../engine/record/move_wiring.ts";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import { numberText } from "../../../parts/format.ts";
import { Section } from "../../../parts/section.tsx";
import { ACTIVATE, useActivation, wouldChangeSource } from "./wiring.ts";

export default function WouldChange({ record }: PartProps) {
  const isAllowed = allows(policyRights.update, usePerson());
  if (record.status !== "Paused") return null;
  return (
    <Section title={t("policies.would.title")}>
      <Count key={record._id} policy={record._id} />
      {isAllowed && <Activate key={`${record._id}.activate`} record={record} />}
    </Section>
  );
}

function Count({ policy }: { readonly policy: string }) {
  const source = useMemo(() => wouldChangeSource(policy), [policy]);
  const { answer, failure } = useAnswer(source);
  const { parcels: packages = 0, would_change = 0, looked = [] } = answer?.policyTest ?? {};
  const matched = looked.find(({ _id }) => _id === policy)?.matched ?? 0;
  return (
    <span role="status">
      {answer
        ? t("policies.would.text", {
          count: would_change ?? 0,
          n: numberText(would_change ?? 0),
          matched: numberText(matched),
          all: numberText(packages),
        })
        : failure
        ? failureText(failure)
        : t("policies.would.asking")}
    </span>
  );
}

function Activate({ record: { _id, version } }: PartProps) {
  const mover = useActivation(_id, usePerson()._id, () => {
    notify("success", t("policies.would.done"));
    publishChange("shippingPolicies", [_id]);
  });
  return (
    <>
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div>
        <Button
          appearance="primary"
          disabledFocusable={isBusyPhase(mover)}
          onClick={() => runStep(mover, ACTIVATE, { version: String(version) })}
        >
          {t("event.policy.activate")}
        </Button>
      </div>
    </>
  );
}
