import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import type { LeaveRequest } from "../../lib/leave_guard.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import "../../parts/focus_keeper.tsx";

interface Props {
  readonly leaving: LeaveRequest;
  readonly isOpen: boolean;
}

export default function LeaveDialog({ leaving, isOpen }: Props) {
  return (
    <Dialog open={isOpen} modalType="alert" onOpenChange={(_, { open }) => !open && leaving.stay()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t(leaving.words.title)}</DialogTitle>
          <DialogContent>{t(leaving.words.text)}</DialogContent>
          <DialogDecision takesFocus onCancel={leaving.stay}>
            <Button appearance="primary" onClick={leaving.go}>{t("shell.leave.leave")}</Button>
          </DialogDecision>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
