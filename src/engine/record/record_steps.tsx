import { useLocation } from "wouter";
import { t } from "../../lib/i18n.ts";
import { stepsHeld } from "../../lib/leave_guard.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import type { Resource } from "../../../resources/define.ts";
import { recordPath } from "../../../resources/record_path.ts";
import { offersOf } from "../../../resources/steps.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import { outcomeOf } from "../outcomes.ts";
import type { EntityRecord } from "../form/entity_form.ts";
import { MoveMessageBar } from "./move_message_bar.tsx";
import { useMove } from "./move_wiring.ts";
import { StepButtons } from "./step_buttons.tsx";
import { StepForm } from "./step_form.tsx";
import { actionText } from "./timeline_entry.tsx";

interface Props {
  readonly resource: Resource;
  readonly record: EntityRecord;
  readonly name: string;
  readonly onDone: () => void;
  /** False for a record within another one, which has no keys. */
  readonly hasKeys?: boolean;
  /** False if the key of the next step has another meaning on this screen. */
  readonly hasNextKey?: boolean;
  /** Returns a sentence about a step that cannot be undone, in place of the shared one. */
  readonly finalText?: (event: string) => string;
}

export function RecordSteps(
  { resource, record, name, onDone, hasKeys = true, hasNextKey = true, finalText = finalIn(name) }: Props,
) {
  const person = usePerson();
  const [, navigate] = useLocation();
  const mover = useMove(resource, record._id, person._id, (event, made, outcome) => {
    void reportDone(name, event, outcome);
    onDone();
    // If the step created a record, that record is opened.
    if (made) navigate(recordPath(resource, made));
  });
  const begin: typeof mover.begin = (event, asks) => {
    const held = stepsHeld();
    if (held) notify("warning", t(held));
    else mover.begin(event, asks);
  };
  const { line } = useRecordStyles();
  const offers = offersOf(resource, record, factsIn(record), person)
    .filter(({ action }) => !action.isInline);
  return (
    <>
      {offers.length > 0 && (
        <div className={line}>
          <StepButtons
            {...{ offers, hasKeys, hasNextKey }}
            mover={{ ...mover, begin }}
            isOld={mover.version > record.version}
          />
        </div>
      )}
      <MoveMessageBar mover={mover} />
      <StepForm
        resource={resource}
        record={record}
        mover={mover}
        finalText={finalText}
      />
    </>
  );
}

/** Reports that a step was taken, and its effect if the API has sent it. */
async function reportDone(code: string, event: string, outcome: unknown): Promise<void> {
  const text = outcome === null ? null : await outcomeOf(event, { one: outcome });
  const what = text ? text.words : actionText(event, false);
  notify(text?.tone ?? "success", t("record.move.done", { code, what }));
}

const finalIn = (code: string) => (event: string) =>
  t("record.move.final", { code, step: t(`event.${event}`) });

export const factsIn = ({ facts }: EntityRecord): object =>
  typeof facts === "object" && facts !== null ? facts : {};
