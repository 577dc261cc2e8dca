import { Field, Radio, RadioGroup } from "@fluentui/react-components";
import { useState } from "react";
import { readInput } from "../../../../api/inputs/read.ts";
import { stockMoveInput } from "../../../../api/inputs/catalogue/stock.ts";
import { STOCK_WRITES } from "../../../../api/catalogue/stock.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import type { AddProps } from "../../../engine/record/part_list.tsx";
import { useCommand } from "../../../engine/record/use_command.ts";
import { t } from "../../../lib/i18n.ts";
import { usePerson } from "../../../lib/person.ts";
import { notify } from "../../../lib/toasts.ts";
import ItemPicker from "../items/item_picker.tsx";
import { MakeStockMove } from "../../../../api/generated/operations/stock.ts";
import { failedAnswerOf, type Mover, useSteps } from "../../../engine/record/move_wiring.ts";
import { ask } from "../../../lib/client.ts";

const FIRST = { item_id: "", kind: STOCK_WRITES[0] as string, count: "", reason: "" };

export function MoveStock({ record, onClose }: AddProps) {
  const [sku, setSku] = useState("");
  const mover = useStockMove(record, usePerson()._id, warnOfMissingBlanks, () => {
    notify("success", t("entity.stock.made"));
    publishChange("stock", []);
    onClose();
  });
  const command = useCommand(mover, MOVE, FIRST);
  const { typed, isSending, change, problemOf } = command;
  const kind = typed.kind as (typeof STOCK_WRITES)[number];
  const save = () => {
    const count = typed.count.trim() === "" ? NaN : Number(typed.count);
    const read = readInput(stockMoveInput, { ...typed, location_id: record, count });
    command.send(read.ok ? [] : read.problems);
  };
  return (
    <CommandForm command={command} label={t("entity.stock.make")} onSend={save} onClose={onClose}>
      <Field label={fieldWord("stock", "item_id")} required validationMessage={problemOf("item_id")}>
        <ItemPicker
          name="item_id"
          value={sku}
          isDisabled={isSending}
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
            <Radio
              key={each}
              value={each}
              label={t(`entity.stock.kind.${each}`)}
            />
          ))}
        </RadioGroup>
      </Field>
      <CommandText
        command={command}
        name="count"
        label={fieldWord("stock", "count")}
        hint={t(`entity.stock.helpOf.${kind}`)}
        isRequired
        // Numeric keyboards of phones have no minus sign.
        inputMode={kind === "adjust" ? "text" : "numeric"}
      />
      <CommandText
        command={command}
        name="reason"
        label={fieldWord("stock", "reason")}
        hint={t("entity.stock.help.reason")}
        isRequired={kind === "adjust"}
      />
    </CommandForm>
  );
}

/** Names units whose blank is missing, so that somebody looks for one. */
function warnOfMissingBlanks(codes: readonly string[]): void {
  if (codes.length === 0) return;
  notify("warning", t("entity.stock.shortNow", { count: codes.length, codes: codes.join(", ") }));
}

const MOVE = "stock.move";

const useStockMove = (
  location_id: string,
  userId: string,
  onShort: (codes: readonly string[]) => void,
  onDone: () => void,
): Mover =>
  useSteps(
    `locations.${location_id}.stock`,
    userId,
    async ({ key, params: { item_id = "", kind = "", count = "", reason = "" } }) => {
      const params = { location_id, item_id, kind, count: Number(count), reason };
      const outcome = await ask(MakeStockMove, { params, key });
      if (!outcome.ok) return failedAnswerOf(outcome.failure);
      onShort(outcome.data.makeStockMove.short);
      return { kind: "done", version: outcome.data.makeStockMove.stock.version };
    },
    onDone,
  );
