/** Edits a customs declaration line by line. Missing values are red, and each line shows its source. */
import { Button, Field, Select } from "@fluentui/react-components";
import { AddRegular, ArrowUndoRegular } from "@fluentui/react-icons";
import { useState } from "react";
import type { InputProblem } from "../../../../../api/errors.ts";
import { CONTENT_TYPES, MAX_CUSTOMS_LINES } from "../../../../../api/shipping/customs.ts";
import { DeclarePackage } from "../../../../../api/generated/operations/packages.ts";
import { declarationInput } from "../../../../../api/inputs/shipping/customs.ts";
import { readInput } from "../../../../../api/inputs/read.ts";
import { fieldWord } from "../../../../engine/field_words.ts";
import { rowsIn } from "../../../../engine/form/form_values.ts";
import { problemsUnder } from "../../../../engine/form/input_props.ts";
import { choiceWord } from "../../../../engine/list/choice_word.ts";
import { publishChange } from "../../../../engine/live/live.ts";
import { CommandForm } from "../../../../engine/record/command_form.tsx";
import { failedAnswerOf, useSteps } from "../../../../engine/record/move_wiring.ts";
import { useCommand } from "../../../../engine/record/use_command.ts";
import { ask } from "../../../../lib/client.ts";
import { t } from "../../../../lib/i18n.ts";
import { usePerson } from "../../../../lib/person.ts";
import { notify } from "../../../../lib/toasts.ts";
import { MirroredIcon } from "../../../../parts/mirrored_icon.tsx";
import { numberText } from "../../../../parts/format.ts";
import type { Package } from "../package.ts";
import { useCustomsStyles } from "./customs.styles.ts";
import { CustomsTotals } from "./customs_totals.tsx";
import { LineBox } from "./line_box.tsx";
import { currencyIn, isNew, newRow, rowOf, sentLine } from "./line_fields.ts";

const DECLARE = "packages.declare";

interface Props {
  readonly pkg: Package;
  readonly onClose: () => void;
}

/** Sends a declaration. Its typed lines are stored as JSON, since parameters of steps are texts. */
function useDeclaring({ pkg: { _id, code, version, declaration }, onClose }: Props) {
  const mover = useSteps(
    `packages.${_id}.declare`,
    usePerson()._id,
    async ({ key, params }) => {
      const lines = rowsIn(params["lines"] ?? "").map(sentLine);
      const content_type = params["content_type"] ?? "";
      const sent = { lines, content_type, version: Number(params["version"] ?? version) };
      const outcome = await ask(DeclarePackage, { id: _id, ...sent, key });
      return outcome.ok ? { kind: "done", version: 0 } : failedAnswerOf(outcome.failure);
    },
    () => {
      publishChange("packages", [_id]);
      notify("success", t("customs.saved", { code }));
      onClose();
    },
  );
  const { content_type, lines } = declaration;
  const stored = { lines: JSON.stringify(lines.map(rowOf)), content_type };
  const command = useCommand(mover, DECLARE, stored);
  const [opened] = useState({ ...stored, version });
  const isSame = stored.lines === opened.lines && content_type === opened.content_type;
  // A step of the package that left its declaration as it was does not refuse the typed lines.
  // The version is a parameter, so that it is the same if the call is repeated after a reload.
  const fillVersion = () => mover.fill("version", String(isSame ? version : opened.version));
  return {
    ...command,
    send: (problems: readonly InputProblem[]) => {
      fillVersion();
      command.send(problems);
    },
    reset: () => {
      fillVersion();
      mover.fill("lines", "[]");
      mover.confirm([]);
    },
  };
}

export default function CustomsForm(props: Props) {
  const { pkg, onClose } = props;
  const styles = useCustomsStyles();
  const command = useDeclaring(props);
  const { typed, change, mover, isSending } = command;
  /** Number of lines at the last attempt to send. */
  const [checkedRows, setCheckedRows] = useState(0);
  const rows = rowsIn(typed.lines);
  const lines = rows.map(sentLine);
  const read = readInput(declarationInput, { lines, content_type: typed.content_type });
  const problems = [...read.ok ? [] : read.problems, ...mover.problems];
  const write = (next: typeof rows) => change("lines")(JSON.stringify(next));
  const send = () => {
    setCheckedRows(rows.length);
    command.send(read.ok ? [] : read.problems);
  };
  return (
    <CommandForm
      command={command}
      label={t(`event.${DECLARE}`)}
      act={t("customs.save")}
      isDisabled={rows.length === 0}
      onSend={send}
      onClose={onClose}
    >
      <Field label={fieldWord("packages", "content_type")}>
        <Select
          name="content_type"
          value={typed.content_type}
          disabled={isSending}
          onChange={(_, { value }) => change("content_type")(value)}
        >
          {CONTENT_TYPES.map((type) => (
            <option key={type} value={type}>{choiceWord("content_type", type)}</option>
          ))}
        </Select>
      </Field>
      <div className={styles.lines}>
        {rows.map((row, at) => (
          <LineBox
            key={at}
            n={at + 1}
            row={row}
            // A new line shows no problems before the next attempt to send.
            problems={isNew(row) && at >= checkedRows ? [] : problemsUnder(problems, `lines.${at}`)}
            isDisabled={isSending}
            onChange={(next) => write(rows.map((each, place) => place === at ? next : each))}
            onRemove={() => write(rows.filter((_, place) => place !== at))}
          />
        ))}
        <div className={styles.buttons}>
          <Button
            icon={<AddRegular />}
            disabledFocusable={isSending || rows.length >= MAX_CUSTOMS_LINES}
            onClick={() => write([...rows, newRow(rows[0] ? currencyIn(rows[0]) : pkg.currency)])}
          >
            {rows.length < MAX_CUSTOMS_LINES
              ? t("customs.add")
              : t("customs.most", { max: numberText(MAX_CUSTOMS_LINES) })}
          </Button>
          {pkg.declaration.overridden && (
            <Button
              icon={
                <MirroredIcon>
                  <ArrowUndoRegular />
                </MirroredIcon>
              }
              disabledFocusable={isSending}
              onClick={command.reset}
            >
              {t("customs.applyItemData")}
            </Button>
          )}
        </div>
        <CustomsTotals lines={lines} pkg={pkg} />
      </div>
    </CommandForm>
  );
}
