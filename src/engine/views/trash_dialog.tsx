/** Asks before a view is deleted, because other people may use it. */
import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { DialogDecision } from "../../parts/decision.tsx";
import type { ViewChange } from "./view_change_wiring.ts";
import { ViewFailure } from "./view_failure.tsx";
import "../../parts/focus_keeper.tsx";

interface Props {
  readonly isOpen: boolean;
  readonly name: string;
  readonly change: ViewChange;
  readonly onTrash: () => void;
  readonly onClose: () => void;
}

export function TrashDialog({ isOpen, name, change, onTrash, onClose }: Props) {
  return (
    <Dialog open={isOpen} modalType="alert" onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("views.trashTitle", { name })}</DialogTitle>
          <DialogContent>
            {t("views.trashText")}
            <ViewFailure change={change} />
          </DialogContent>
          <DialogDecision onCancel={onClose}>
            <SettlingButton
              meaning="trash"
              appearance="primary"
              disabledFocusable={change.isBusy}
              onClick={onTrash}
            >
              {t("views.trashAct")}
            </SettlingButton>
          </DialogDecision>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
