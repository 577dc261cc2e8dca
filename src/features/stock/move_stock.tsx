/** Blanks that came, were counted, or were found to be more or fewer. */
import { Button, Field, Input, Radio, RadioGroup, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { readInput } from "../../../api/inputs/read.ts";
import { stockMoveInput } from "../../../api/inputs/stock.ts";
import { STOCK_WRITES } from "../../../api/stock.ts";
import { fieldWord } from "../../engine/field_words.ts";
import { useEditStyles } from "../../engine/form/edit.styles.ts";
import { tellChange } from "../../engine/live/live.ts";
import { MoveMessageBar } from "../../engine/record/move_message_bar.tsx";
import type { AddProps } from "../../engine/record/part_list.tsx";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { problemText } from "../../lib/problem_text.ts";
import { notify } from "../../lib/toasts.ts";
import { Decision } from "../../parts/decision.tsx";
import ItemPicker from "../items/item_picker.tsx";
import { MOVE, useStockMove } from "./wiring.ts";

type Typed = Readonly<Record<"item_id" | "kind" | "count" | "reason", string>>;
const FIRST: Typed = { item_id: "", kind: STOCK_WRITES[0], count: "", reason: "" };

export function MoveStock({ record, onClose }: AddProps) {
  const styles = useEditStyles();
  const form = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState(FIRST);
  const [sku, setSku] = useState("");
  const mover = useStockMove(record, usePerson()._id, tellShort, () => {
    notify("success", t("entity.stock.made"));
    tellChange("stock", []);
    onClose();
  });
  const isSending = ["sending", "checking", "unknown"].includes(mover.phase);
  useEffect(() => form.current?.querySelector("input")?.focus(), []);
  useEffect(() => {
    if (mover.phase === "idle") mover.begin(MOVE, true);
  }, [mover.phase]);
  const change = (name: keyof Typed) => (value: string) => {
    setTyped({ ...typed, [name]: value });
    mover.fill(name, value);
  };
  const save = () => {
    const count = typed.count.trim() === "" ? NaN : Number(typed.count);
    const read = readInput(stockMoveInput, { ...typed, location_id: record, count });
    for (const [name, value] of Object.entries(typed)) mover.fill(name, value);
    mover.confirm(read.ok ? [] : read.problems.map((each) => ({ ...each, path: each.path || "count" })));
  };
  const problemOf = (name: string) =>
    problemText(mover.problems.find(({ path }) => path.replace("params.", "").split(".")[0] === name));
  const kind = typed.kind as (typeof STOCK_WRITES)[number];
  return (
    <form
      ref={form}
      className={styles.form}
      aria-label={t("entity.stock.make")}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (!isSending) save();
      }}
    >
      <MoveMessageBar mover={mover} hasSteps={false} />
      <div className={styles.fields}>
        <Field label={fieldWord("stock", "item_id")} required validationMessage={problemOf("item_id")}>
          <ItemPicker
            name="item_id"
            value={sku}
            isOff={isSending}
            onChange={(text, item) => {
              setSku(text);
              change("item_id")(item?._id ?? "");
            }}
          />
        </Field>
        <Field label={fieldWord("stock", "kind")}>
          <RadioGroup
            name="kind"
            layout="horizontal"
            value={kind}
            disabled={isSending}
            onChange={(_, { value }) => change("kind")(value)}
          >
            {STOCK_WRITES.map((each) => (
              <Radio key={each} value={each} label={t(`entity.stock.kind.${each}`)} />
            ))}
          </RadioGroup>
        </Field>
        <Field
          label={fieldWord("stock", "count")}
          required
          hint={problemOf("count") ? null : t(`entity.stock.helpOf.${kind}`)}
          validationMessage={problemOf("count")}
        >
          <Input
            name="count"
            value={typed.count}
            readOnly={isSending}
            autoComplete="off"
            inputMode={kind === "adjust" ? "text" : "numeric"}
            onChange={(_, { value }) =>
              change("count")(value)}
          />
        </Field>
        <Field
          label={fieldWord("stock", "reason")}
          required={kind === "adjust"}
          hint={problemOf("reason") ? null : t("entity.stock.help.reason")}
          validationMessage={problemOf("reason")}
        >
          <Input
            name="reason"
            value={typed.reason}
            readOnly={isSending}
            autoComplete="off"
            onChange={(_, { value }) => change("reason")(value)}
          />
        </Field>
      </div>
      <div className={styles.bar}>
        <Decision isBusy={isSending} onCancel={onClose}>
          <Button
            type="submit"
            appearance="primary"
            disabledFocusable={isSending}
            icon={isSending ? <Spinner size="tiny" /> : null}
          >
            {t("entity.stock.make")}
          </Button>
        </Decision>
      </div>
    </form>
  );
}

/** Garments whose blank is not there after all are named: somebody looks for one. */
function tellShort(codes: readonly string[]): void {
  if (codes.length === 0) return;
  notify("warning", t("entity.stock.shortNow", { count: codes.length, codes: codes.join(", ") }));
}
