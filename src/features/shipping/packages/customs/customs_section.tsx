import { Button } from "@fluentui/react-components";
import { EditRegular } from "@fluentui/react-icons";
import { lazy, Suspense, useState } from "react";
import { allows } from "../../../../../api/access.ts";
import { declareRule } from "../../../../../resources/catalogue/prints.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { useRecordStyles } from "../../../../parts/record.styles.ts";
import { Section } from "../../../../parts/section.tsx";
import type { Package } from "../package.ts";
import { CustomsLines } from "./customs_lines.tsx";

const Form = lazy(() => import("./customs_form.tsx"));

interface Props {
  readonly pkg: Package;
  readonly isReadOnly: boolean;
}

/** Checks that no label uses the declaration or is being requested with it, which would lock it. */
const isOpen = ({ shipment_status, facts: { labelled, asking, voidAsked } }: Package): boolean =>
  ["Processing", "Failed"].includes(shipment_status) && !labelled && !asking && !voidAsked;

/** Statuses in which the label can be voided, so that the declaration can be changed. */
const VOIDABLE: readonly string[] = ["Ready", "Packed"];

export function CustomsSection({ pkg, isReadOnly }: Props) {
  const { quiet } = useRecordStyles();
  const person = usePerson();
  const [isEditing, setEditing] = useState(false);
  const { form, overridden } = pkg.declaration;
  if (!form) return null;
  const mayDeclare = !isReadOnly && allows(declareRule, person);
  const isForm = isEditing && mayDeclare && isOpen(pkg);
  return (
    <Section
      title={t("customs.title", { form })}
      action={mayDeclare && !isForm && isOpen(pkg) && (
        <Button
          size="small"
          icon={<EditRegular />}
          onClick={() => setEditing(true)}
        >
          {t("customs.edit")}
        </Button>
      )}
    >
      {isForm
        ? (
          <Suspense fallback={null}>
            <Form pkg={pkg} onClose={() => setEditing(false)} />
          </Suspense>
        )
        : <CustomsLines pkg={pkg} />}
      {!isForm && overridden && <span className={quiet}>{t("customs.overridden")}</span>}
      {mayDeclare && VOIDABLE.includes(pkg.shipment_status) && (
        <span className={quiet}>{t("customs.locked")}</span>
      )}
    </Section>
  );
}
