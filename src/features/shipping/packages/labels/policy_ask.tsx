/** Asks for the policy of a package. For people who do not maintain policies it is the first that matches. */
import { Select } from "@fluentui/react-components";
import { PolicyChoices } from "../../../../../api/generated/operations/packages.ts";
import { allows } from "../../../../../api/access.ts";
import { shippingPolicies } from "../../../../../resources/shipping/shipping_policies.ts";
import type { AskProps } from "../../../../engine/features.ts";
import { useAnswer } from "../../../../engine/wiring/answer.ts";
import { ask } from "../../../../lib/client.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";

const MAX_COUNT = 100;

const source = {
  name: "policies",
  entities: ["shippingPolicies"],
  ask: (options: object) => ask(PolicyChoices, {}, { ...options, perPage: MAX_COUNT, background: true }),
};

export default function PolicyAsk(props: AskProps) {
  const mayPick = allows(shippingPolicies.rule, usePerson());
  return mayPick ? <Picked {...props} /> : <span>{t("parcel.anyPolicy")}</span>;
}

function Picked({ name, value, isDisabled, onChange }: AskProps) {
  const { answer, failure } = useAnswer(source);
  return (
    <Select name={name} value={value} disabled={isDisabled} onChange={(_, data) => onChange(data.value)}>
      <option value="">{t("parcel.anyPolicy")}</option>
      {failure && <option disabled>{failureText(failure)}</option>}
      {(answer?.shippingPolicies ?? []).map(({ _id, code, title }) => (
        <option key={_id} value={_id}>{[code, title].filter(Boolean).join(" · ")}</option>
      ))}
    </Select>
  );
}
