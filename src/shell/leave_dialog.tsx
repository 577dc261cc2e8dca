/** "Leave without saving?", or what else is at stake. Loaded when it is first asked. */
import {
  Button,
  Dialog,
  DialogActions,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
} from "@fluentui/react-components";
import { t } from "../lib/i18n.ts";
import type { Leaving } from "../lib/leave_guard.ts";
import "./focus_keeper.tsx";

interface Props {
  readonly leaving: Leaving;
  readonly isOpen: boolean;
}

export default function LeaveDialog({ leaving, isOpen }: Props) {
  return (
    <Dialog open={isOpen} modalType="alert" onOpenChange={(_, { open }) => !open && leaving.stay()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t(leaving.words.title)}</DialogTitle>
          <DialogContent>{t(leaving.words.text)}</DialogContent>
          <DialogActions>
            <Button appearance="primary" onClick={leaving.stay}>{t("shell.leave.stay")}</Button>
            <Button onClick={leaving.go}>{t("shell.leave.leave")}</Button>
          </DialogActions>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
