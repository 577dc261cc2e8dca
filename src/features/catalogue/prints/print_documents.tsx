import { Button } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { lazy, Suspense, useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PACKAGE_PRINT_KINDS, type PackagePrintKind } from "../../../../api/catalogue/prints.ts";
import { packagePrintRule } from "../../../../resources/catalogue/prints.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";

const Form = lazy(() => import("./print_documents_form.tsx"));

export interface PrintDocumentsProps {
  readonly packageIds: readonly string[];
  /** Documents to choose from; all of them by default. */
  readonly documents?: readonly PackagePrintKind[];
  /** Id or code of the station. Only printers of its location are offered. */
  readonly station?: string;
  readonly isOpen?: boolean;
  readonly onDone?: () => void;
}

export function PrintDocuments(
  { packageIds, documents = PACKAGE_PRINT_KINDS, station, isOpen: isFirst = false, onDone }:
    PrintDocumentsProps,
) {
  const person = usePerson();
  const [isOpen, setOpen] = useState(isFirst);
  if (!allows(packagePrintRule, person) || packageIds.length === 0) return null;
  if (!isOpen) {
    return (
      <Button icon={<PrintRegular />} onClick={() => setOpen(true)}>
        {t("prints.parcels", { count: packageIds.length })}
      </Button>
    );
  }
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  return (
    <Suspense fallback={null}>
      <Form
        packageIds={packageIds}
        documents={documents}
        onClose={close}
        {...station !== undefined && { station }}
      />
    </Suspense>
  );
}
