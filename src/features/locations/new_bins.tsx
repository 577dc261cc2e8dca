/** Bins that are added to a location: one, or all of a range such as A01–A12. */
import { Button, Field, Input, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { binsInput } from "../../../api/inputs/station.ts";
import { readInput } from "../../../api/inputs/read.ts";
import { BIN_CAPACITY, labelsIn } from "../../../api/stations.ts";
import { fieldWord } from "../../engine/field_words.ts";
import { useEditStyles } from "../../engine/form/edit.styles.ts";
import { tellChange } from "../../engine/live/live.ts";
import { MoveMessageBar } from "../../engine/record/move_message_bar.tsx";
import type { AddProps } from "../../engine/record/part_list.tsx";
import { t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";
import { usePerson } from "../../lib/person.ts";
import { problemText } from "../../lib/problem_text.ts";
import { Decision } from "../../parts/decision.tsx";
import { ADD, useNewBins } from "./wiring.ts";

const FIRST = { labels: "", capacity: String(BIN_CAPACITY) };

/** How many there will be; nothing while it is no range. */
function countText(labels: string): string {
  const count = labelsIn(labels)?.length ?? 0;
  return count > 1 ? t("entity.bins.willMake", { count }) : t("entity.bins.help.labels");
}

export function NewBins({ record, onClose }: AddProps) {
  const styles = useEditStyles();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(FIRST);
  const mover = useNewBins(record, usePerson()._id, () => {
    notify("success", t("entity.bins.made"));
    tellChange("bins", []);
    onClose();
  });
  const isSending = ["sending", "checking", "unknown"].includes(mover.phase);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (mover.phase === "idle") mover.begin(ADD, true);
  }, [mover.phase]);
  const change = (name: keyof typeof FIRST) => (value: string) => {
    setTyped({ ...typed, [name]: value });
    mover.fill(name, value);
  };
  const save = () => {
    const capacity = typed.capacity.trim() === "" ? NaN : Number(typed.capacity);
    const read = readInput(binsInput, { labels: typed.labels, capacity });
    for (const [name, value] of Object.entries(typed)) mover.fill(name, value);
    mover.confirm(read.ok ? [] : read.problems);
  };
  const problemOf = (name: string) => mover.problems.find(({ path }) => path.split(".")[0] === name);
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t("entity.bins.make")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) save();
      }}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div className={styles.fields}>
        <Typed
          name="labels"
          value={typed.labels}
          hint={countText(typed.labels)}
          problem={problemText(problemOf("labels"))}
          isOff={isSending}
          onChange={change("labels")}
        />
        <Typed
          name="capacity"
          value={typed.capacity}
          hint={t("entity.bins.help.capacity")}
          problem={problemText(problemOf("capacity"))}
          isOff={isSending}
          onChange={change("capacity")}
        />
      </div>
      <div className={styles.bar}>
        <Decision isBusy={isSending} onCancel={onClose}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isSending}
            icon={isSending ? <Spinner size="tiny" /> : null}
          >
            {t("entity.bins.make")}
          </Button>
        </Decision>
      </div>
    </form>
  );
}

interface TypedProps {
  readonly name: keyof typeof FIRST;
  readonly value: string;
  readonly hint: string;
  readonly problem: string | null;
  readonly isOff: boolean;
  readonly onChange: (value: string) => void;
}

function Typed({ name, value, hint, problem, isOff, onChange }: TypedProps) {
  return (
    <Field label={fieldWord("bins", name)} required hint={problem ? null : hint} validationMessage={problem}>
      <Input
        name={name}
        value={value}
        readOnly={isOff}
        autoComplete="off"
        spellCheck={false}
        inputMode={name === "capacity" ? "numeric" : "text"}
        onChange={(_, data) =>
          onChange(data.value)}
      />
    </Field>
  );
}
