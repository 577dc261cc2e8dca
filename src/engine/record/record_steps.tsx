/** The steps of a record that its list alone describes: the buttons, what a step asks, what became of it. */
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import type { Resource } from "../../../resources/define.ts";
import { offersOf } from "../../../resources/steps.ts";
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
}

export function RecordSteps({ resource, record, name, onDone }: Props) {
  const person = usePerson();
  const mover = useMove(resource, record._id, person._id, (event) => {
    notify("success", t("record.move.done", { code: name, what: actionText(event, false) }));
    onDone();
  });
  const offers = offersOf(resource, record, factsIn(record), person);
  return (
    <>
      <StepButtons offers={offers} mover={mover} isOld={mover.version > record.version} />
      <MoveMessageBar mover={mover} />
      <StepForm
        resource={resource}
        mover={mover}
        finalText={(event) => t("record.move.final", { code: name, step: t(`event.${event}`) })}
      />
    </>
  );
}

/** What the guards of its machine read; nothing where they read nothing. */
export const factsIn = ({ facts }: EntityRecord): object =>
  typeof facts === "object" && facts !== null ? facts : {};
