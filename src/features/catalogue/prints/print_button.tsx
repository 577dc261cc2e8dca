import { Button } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { useState } from "react";
import { allows } from "../../../../api/access.ts";
import { PRINT_RULES } from "../../../../resources/catalogue/prints.ts";
import { usePerson } from "../../../lib/person.ts";
import { PrintForm } from "./print_form.tsx";
import { printText } from "./print_text.ts";
import type { PrintTarget } from "./print_wiring.ts";

interface Props extends PrintTarget {
  readonly isAgain?: boolean;
  readonly onDone?: () => void;
}

export function PrintButton({ kind, ids, isAgain = false, onDone }: Props) {
  const person = usePerson();
  const [isOpen, setOpen] = useState(false);
  if (!allows(PRINT_RULES[kind], person)) return null;
  if (!isOpen) {
    return (
      <Button size="small" icon={<PrintRegular />} onClick={() => setOpen(true)}>
        {printText(kind, ids.length)}
      </Button>
    );
  }
  const close = () => {
    setOpen(false);
    onDone?.();
  };
  return <PrintForm kind={kind} ids={ids} isAgain={isAgain} onClose={close} />;
}
