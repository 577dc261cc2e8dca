import { Dialog, DialogBody, DialogSurface, DialogTitle } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { PeopleList } from "./people_list.tsx";
import { ReasonForm } from "./reason_form.tsx";
import type { SwitchProps } from "./switch_props.ts";
import "../../../parts/focus_keeper.tsx";

export default function SwitchDialog({ isOpen, ...props }: SwitchProps & { readonly isOpen: boolean }) {
  const { snapshot, onClose } = props;
  const isChoosing = snapshot.matches({ ready: "choosing" });
  return (
    <Dialog open={isOpen} onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("acting.title")}</DialogTitle>
          {isChoosing ? <PeopleList {...props} /> : <ReasonForm {...props} />}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
