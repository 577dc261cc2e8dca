/** How something is printed: the format, how many copies, and of a ticket that was printed before the reason. */
import { Button, Field, Input, Select, Spinner } from "@fluentui/react-components";
import { PrintRegular } from "@fluentui/react-icons";
import { useEffect, useState } from "react";
import { formatsOf, MAX_COPIES, MAX_PRINT_REASON } from "../../../api/prints.ts";
import { says } from "../../../api/inputs/read.ts";
import { useEditStyles } from "../../engine/form/edit.styles.ts";
import { MoveMessageBar } from "../../engine/record/move_message_bar.tsx";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { problemText } from "../../lib/problem_text.ts";
import { Decision } from "../../parts/decision.tsx";
import { PRINT, type Printed, usePrint } from "./print_wiring.ts";
import { printText } from "./print_text.ts";

interface Props extends Printed {
  /** The ticket was printed before. */
  readonly isAgain?: boolean;
  readonly onClose: () => void;
}

export function PrintForm({ kind, ids, isAgain = false, onClose }: Props) {
  const styles = useEditStyles();
  const formats = formatsOf(kind);
  const [typed, setTyped] = useState({ format: formats[0] ?? "pdf", copies: "1", reason: "" });
  const mover = usePrint({ kind, ids }, usePerson()._id, onClose);
  const isSending = ["sending", "checking", "unknown"].includes(mover.phase);
  useEffect(() => {
    if (mover.phase === "idle") mover.begin(PRINT, true);
  }, [mover.phase]);
  const problemOf = (name: string) => mover.problems.find(({ path }) => path.endsWith(name));
  // Who else printed it meanwhile is known to the API alone.
  const wantsReason = isAgain || problemOf("reason") !== undefined || typed.reason !== "";
  const change = (name: keyof typeof typed) => (value: string) => {
    setTyped({ ...typed, [name]: value });
    mover.fill(name, value);
  };
  const print = () => {
    for (const [name, value] of Object.entries(typed)) mover.fill(name, value);
    const copies = Number(typed.copies);
    const isRight = Number.isInteger(copies) && copies >= 1 && copies <= MAX_COPIES;
    mover.confirm([
      ...isRight ? [] : [{ path: "copies", code: says("badNumber") }],
      ...isAgain && typed.reason.trim() === "" ? [{ path: "reason", code: says("required") }] : [],
    ]);
  };
  const label = printText(kind, ids.length);
  return (
    <form
      className={styles.form}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) print();
      }}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div className={styles.fields}>
        <Field label={t("prints.format")}>
          <Select value={typed.format} onChange={(_, { value }) => change("format")(value)}>
            {formats.map((format) => (
              <option key={format} value={format}>{t(`prints.formats.${format}`)}</option>
            ))}
          </Select>
        </Field>
        <Field label={t("prints.copies")} validationMessage={problemText(problemOf("copies"))}>
          <Input
            inputMode="numeric"
            autoComplete="off"
            value={typed.copies}
            onChange={(_, { value }) => change("copies")(value)}
          />
        </Field>
        {wantsReason && (
          <Field
            label={t("prints.reason")}
            required
            hint={t("prints.again")}
            validationMessage={problemText(problemOf("reason"))}
          >
            <Input
              value={typed.reason}
              maxLength={MAX_PRINT_REASON}
              onChange={(_, { value }) => change("reason")(value)}
            />
          </Field>
        )}
      </div>
      <div className={styles.bar}>
        <Decision isBusy={isSending} onCancel={onClose}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isSending}
            icon={isSending ? <Spinner size="tiny" /> : <PrintRegular />}
          >
            {t("prints.go")}
          </Button>
        </Decision>
      </div>
    </form>
  );
}
