import { Button, Spinner } from "@fluentui/react-components";
import { useCommands } from "../../../lib/commands.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { isSendingPhase } from "../../../engine/record/move_wiring.ts";
import { usePerson } from "../../../lib/person.ts";
import { useAddedSteps } from "./wiring.ts";
import type { AddedAction } from "./extension_items.ts";

interface Props {
  readonly action: AddedAction;
  readonly id: string;
  readonly code: string;
}

export default function AddedStep({ action: { of, key }, id, code }: Props) {
  const event = `extension.${key}` as const;
  const words = t(`event.${event}`);
  const mover = useAddedSteps(of, [id], usePerson()._id, () => {
    notify("success", t("entity.extensions.ran", { step: words, code }));
  });
  const isBusy = isSendingPhase(mover);
  const run = () => {
    if (!isBusy) mover.begin(event, false);
  };
  useCommands([{ id: event, title: words, run }]);
  return (
    <>
      <Button
        appearance="subtle"
        disabledFocusable={isBusy}
        icon={mover.phase === "sending" ? <Spinner size="tiny" /> : null}
        onClick={run}
      >
        {words}
      </Button>
      <MoveMessageBar mover={mover} hasSteps={false} />
    </>
  );
}
