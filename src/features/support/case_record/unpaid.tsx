/** Says which remedies wait for the seller's payment, and what is missing for it. */
import { MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { heads } from "../../../../resources/generated/heads.ts";
import { partsAt } from "../../../engine/features.ts";
import { RecordLink } from "../../../engine/record/record_link.tsx";
import { useAnswer } from "../../../engine/wiring/answer.ts";
import { moneyText } from "../../../lib/amount_text.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { unpaidSource } from "./wiring.ts";

interface Props {
  readonly caseId: string;
  readonly sellerId: string;
}

/** Give it a `key`: the case may not change. */
export function Unpaid({ caseId, sellerId }: Props) {
  const person = usePerson();
  const [source] = useState(() => unpaidSource(caseId));
  const { answer } = useAnswer(source);
  return (answer?.getCaseById?.unpaid ?? []).map(({ _id, code, remedy, currency, short_minor: minor }) => (
    <MessageBar key={_id} intent="warning" layout="multiline">
      <MessageBarBody>
        {t(`caseRecord.${minor > 0 ? "short" : "unpaid"}.${remedy}` as Key, {
          amount: moneyText(minor, currency),
        })} <RecordLink lists={[heads.orders]} id={_id} code={code} />
      </MessageBarBody>
      <MessageBarActions>
        {minor > 0 &&
          partsAt("ShortBalance").filter(({ rule }) => allows(rule, person)).map(({ Part }, at) => (
            <Part key={at} {...{ sellerId, minor, currency }} />
          ))}
      </MessageBarActions>
    </MessageBar>
  ));
}
