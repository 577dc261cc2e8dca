import { Field, Select } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import { formatsOf, MAX_COPIES, MAX_PRINT_REASON } from "../../../../api/catalogue/prints.ts";
import { says } from "../../../../api/inputs/read.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import { useCommand } from "../../../engine/record/use_command.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { PRINT, type PrintTarget, usePrint } from "./print_wiring.ts";
import { printText } from "./print_text.ts";

interface Props extends PrintTarget {
  readonly isAgain?: boolean;
  readonly onClose: () => void;
}

export function PrintForm({ kind, ids, isAgain = false, onClose }: Props) {
  const formats = formatsOf(kind);
  const mover = usePrint({ kind, ids }, usePerson()._id, onClose);
  const command = useCommand(mover, PRINT, { format: formats[0] ?? "pdf", copies: "1", reason: "" });
  const { typed, change, problemOf } = command;
  // True after a person printed without a required reason; before that no error is shown.
  const [isMissing, setMissing] = useState(false);
  const asking = {
    ...command,
    problemOf: (name: string) => name === "reason" && !isMissing ? null : problemOf(name),
  };
  // A field that was asked for stays while its text is replaced.
  const wasAsked = useRef(isAgain);
  wasAsked.current ||= problemOf("reason") !== null || typed.reason !== "";
  const wantsReason = wasAsked.current;
  const print = () => {
    const copies = Number(typed.copies);
    const isRight = Number.isInteger(copies) && copies >= 1 && copies <= MAX_COPIES;
    const isReasonMissing = wantsReason && typed.reason.trim() === "";
    setMissing(isReasonMissing);
    command.send([
      ...isRight ? [] : [{ path: "copies", code: says("badNumber") }],
      ...isReasonMissing ? [{ path: "reason", code: says("required") }] : [],
    ]);
  };
  return (
    <CommandForm
      command={command}
      label={printText(kind, ids.length)}
      act={t("prints.go")}
      icon={<PrintRegular />}
      onSend={print}
      onClose={onClose}
    >
      <Field label={t("prints.format")}>
        <Select
          name="format"
          value={typed.format}
          disabled={command.isSending}
          onChange={(_, { value }) => change("format")(value)}
        >
          {formats.map((format) => (
            <option key={format} value={format}>{t(`prints.formats.${format}`)}</option>
          ))}
        </Select>
      </Field>
      <CommandText command={command} name="copies" label={t("prints.copies")} inputMode="numeric" />
      {wantsReason && (
        <CommandText
          command={asking}
          name="reason"
          label={t("prints.reason")}
          hint={t("prints.again")}
          isRequired
          maxLength={MAX_PRINT_REASON}
        />
      )}
    </CommandForm>
  );
}
