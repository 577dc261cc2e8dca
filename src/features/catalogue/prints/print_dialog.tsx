import { Dialog, DialogBody, DialogContent, DialogSurface, DialogTitle } from "@fluentui/react-components";
import { useState } from "react";
import { PACKAGE_PRINT_KINDS } from "../../../../api/catalogue/prints.ts";
import { t } from "../../../lib/i18n.ts";
import PrintDocumentsForm from "./print_documents_form.tsx";
import "../../../parts/focus_keeper.tsx";

interface Props {
  readonly packageIds: readonly string[];
  readonly onClose: () => void;
}

export default function PrintDialog({ packageIds, onClose }: Props) {
  // The packages are copied, since their selection may be cleared while the dialog is open.
  const [ids] = useState(packageIds);
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !isBusy && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("prints.parcels", { count: ids.length })}</DialogTitle>
          <DialogContent>
            <PrintDocumentsForm
              packageIds={ids}
              documents={PACKAGE_PRINT_KINDS}
              isBare
              onBusy={setBusy}
              onClose={onClose}
            />
          </DialogContent>
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}
