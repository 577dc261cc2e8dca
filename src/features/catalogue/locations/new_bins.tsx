import { binsInput } from "../../../../api/inputs/catalogue/station.ts";
import { readInput } from "../../../../api/inputs/read.ts";
import { BIN_CAPACITY, labelsIn } from "../../../../api/catalogue/stations.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { publishChange } from "../../../engine/live/live.ts";
import { CommandForm, CommandText } from "../../../engine/record/command_form.tsx";
import type { AddProps } from "../../../engine/record/part_list.tsx";
import { useCommand } from "../../../engine/record/use_command.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { usePerson } from "../../../lib/person.ts";
import { ADD, useNewBins } from "./wiring.ts";

const FIRST = { labels: "", capacity: String(BIN_CAPACITY) };

function countText(labels: string): string {
  const count = labelsIn(labels)?.length ?? 0;
  return count > 1 ? t("entity.bins.willMake", { count }) : t("entity.bins.help.labels");
}

export function NewBins({ record, onClose }: AddProps) {
  const mover = useNewBins(record, usePerson()._id, () => {
    notify("success", t("entity.bins.made"));
    publishChange("bins", []);
    onClose();
  });
  const command = useCommand(mover, ADD, FIRST);
  const { labels, capacity } = command.typed;
  const save = () => {
    const read = readInput(binsInput, { labels, capacity: capacity.trim() === "" ? NaN : Number(capacity) });
    command.send(read.ok ? [] : read.problems);
  };
  return (
    <CommandForm command={command} label={t("entity.bins.make")} onSend={save} onClose={onClose}>
      <CommandText
        command={command}
        name="labels"
        label={fieldWord("bins", "labels")}
        hint={countText(labels)}
        isRequired
      />
      <CommandText
        command={command}
        name="capacity"
        label={fieldWord("bins", "capacity")}
        hint={t("entity.bins.help.capacity")}
        isRequired
        inputMode="numeric"
      />
    </CommandForm>
  );
}
