/** What a step asks for: at most three fields, or one sentence that says what will happen. */
import type { Resource } from "../../../resources/define.ts";
import { actionOf } from "../../../resources/steps.ts";
import type { Row } from "../../../machines/rows.ts";
import { lazily, useAhead } from "../../lib/lazily.tsx";
import type { Mover } from "./move_wiring.ts";
import { asksFirst } from "./offers.ts";

/** A record is read before anything is done to it. */
const AskForm = lazily(() => import("./ask_form.tsx"));

interface Props {
  readonly resource: Resource;
  readonly record: Row;
  readonly mover: Mover;
  /** The exact words of a step that has no way back, with what it has been given so far. */
  readonly finalText: (event: string, params: Mover["params"]) => string;
}

/** What the step that was begun asks for; it stays open, filled in, until the step is done. */
export function StepForm({ resource, record, mover, finalText }: Props) {
  useAhead(AskForm);
  const action = actionOf(resource, mover.event);
  const isOpen = ["asking", "sending", "refused", "failed"].includes(mover.phase);
  return isOpen && action && asksFirst(action)
    ? (
      <AskForm
        {...{ resource, record, action, mover }}
        sentence={action.final ? finalText(action.event, mover.params) : null}
      />
    )
    : null;
}
