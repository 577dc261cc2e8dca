/** For a garment without a blank: staff propose another item, which the seller accepts or refuses. */
import { Button } from "@fluentui/react-components";
import { allows } from "../../../../api/access.ts";
import { AnswerSubstitute, OfferSubstitute } from "../../../../api/generated/operations/units.ts";
import { units } from "../../../../resources/workshop/units.ts";
import { failedAnswerOf, useSteps } from "../../../engine/record/move_wiring.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { ask } from "../../../lib/client.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import type { UnitRecord } from "./unit.ts";

const ASK = "substitute.ask";
const ACCEPT = "substitute.accept";
const REFUSE = "substitute.refuse";

const useSubstitute = (unit: string, userId: string, onDone: () => void) =>
  useSteps(`units.${unit}.substitute`, userId, async ({ key, event }) => {
    const outcome = event === ASK
      ? await ask(OfferSubstitute, { unit, key })
      : await ask(AnswerSubstitute, { unit, accept: event === ACCEPT, key });
    return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
  }, onDone);

interface Props {
  readonly unit: UnitRecord;
  readonly onDone: () => void;
}

export function SubstitutePart({ unit, onDone }: Props) {
  const { _id, blank, sku, offered_sku: other, substitute_sku } = unit;
  const person = usePerson();
  const mover = useSubstitute(_id, person._id, () => {
    notify("success", t("substitute.saved"));
    onDone();
  });
  const { offerSubstitute, answerSubstitute } = units.roots;
  const mayAnswer = other !== "" && answerSubstitute !== undefined && allows(answerSubstitute, person);
  const mayAsk = other === "" && blank === "Short" && substitute_sku !== "" &&
    offerSubstitute !== undefined &&
    allows(offerSubstitute, person);
  if (other === "" && !mayAsk) return null;
  const press = (event: string) => ({
    disabledFocusable: mover.phase !== "idle" && mover.phase !== "refused",
    onClick: () => mover.begin(event, false),
  });
  return (
    <div role="group" aria-label={t("substitute.about")}>
      <MoveMessageBar mover={mover} hasSteps={false} />
      {other !== "" && (
        <p>{mayAnswer ? t("substitute.offer", { sku, other }) : t("substitute.waits", { other })}</p>
      )}
      {mayAsk && <Button {...press(ASK)}>{t("substitute.askFor", { sku: substitute_sku })}</Button>}
      {mayAnswer && (
        <>
          <Button appearance="primary" {...press(ACCEPT)}>{t("event.substitute.accept")}</Button>{" "}
          <Button {...press(REFUSE)}>{t("event.substitute.refuse")}</Button>
        </>
      )}
    </div>
  );
}
