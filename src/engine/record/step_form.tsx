/** The form of a step: fields, or a sentence about the effect. */
import type { Resource } from "../../../resources/define.ts";
import { actionOf, questionOf } from "../../../resources/steps.ts";
import type { Row } from "../../../machines/rows.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart, usePrefetch } from "../../lib/lazy_part.tsx";
import type { Mover } from "./move_wiring.ts";
import { asksFirst } from "./offers.ts";

const AskForm = lazyPart(() => import("./ask_form.tsx"));

const factsOf = ({ facts }: Row): object => typeof facts === "object" && facts !== null ? facts : {};

interface Props {
  readonly resource: Resource;
  readonly record: Row;
  readonly mover: Mover;
  readonly finalText: (event: string, params: Mover["params"]) => string;
}

/** Shows the form, which stays open and filled in after a refusal. */
export function StepForm({ resource, record, mover, finalText }: Props) {
  usePrefetch(AskForm);
  const action = actionOf(resource, mover.event);
  const isOpen = ["asking", "sending", "refused", "failed"].includes(mover.phase);
  const question = action && isOpen ? questionOf(resource, record, factsOf(record), action) : null;
  return isOpen && action && asksFirst(action, question?.guard)
    ? (
      <AskForm
        key={action.event}
        {...{ resource, record, action, mover }}
        question={question?.field ?? null}
        sentence={question
          ? t(`reason.${question.guard}`)
          : action.final
          ? finalText(action.event, mover.params)
          : null}
      />
    )
    : null;
}
