/** Options of a batch: groups of garments that wait for the printer, and single garments. */
import { BatchGroups, BatchWaiting } from "../../../../api/generated/operations/batches.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { isSameMachine, readKey } from "../../../../api/workshop/batches.ts";
import { idsIn } from "../../../engine/form/form_values.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import type { Option } from "../../../engine/list/filters/option.ts";
import { optionsFrom, optionsOfGiven } from "../../../engine/list/filters/options.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

type Group = DataOf<typeof BatchGroups>["batchGroups"][number];

const joined = (parts: readonly string[], mark = " · ") => parts.filter(Boolean).join(mark);
const dayText = (at: number) => formatDay(at, config().timeZone);

function optionOf({ key, location_code, method, title, color, waiting, due_days, sizes }: Group): Option {
  const days = due_days.map(({ due_at, count }) =>
    t("batches.onDay", { day: dayText(due_at), count: numberText(count) })
  );
  const counts = sizes.map(({ size, count }) => size && `${size} ${numberText(count)}`);
  const words = { method: choiceWord("method", method), waiting: numberText(waiting), days: days.join(", ") };
  return {
    value: key,
    name: joined([title, color]) || words.method,
    more: joined([t("batches.group", words), joined(counts, ", "), location_code]),
  };
}

export const batchGroups = optionsFrom(BatchGroups, (data) => data.batchGroups.map(optionOf));

/** Offers the other groups that the chosen group's machine prints. */
export const batchMerges = optionsFrom(BatchGroups, ({ batchGroups }, [first = ""]) => {
  const own = readKey(first);
  return batchGroups.filter(({ key }) => {
    const other = readKey(key);
    return key !== first && own !== null && other !== null && isSameMachine(own, other);
  }).map(optionOf);
});

export const batchWaiting = optionsOfGiven(
  BatchWaiting,
  ([group_key = "", more = ""]) => ({ group_key, more_keys: [...idsIn(more)] }),
  (data) =>
    data.batchWaiting.map(({ _id, ticket, order_code, title, color, size, due_at, rush }) => ({
      value: _id,
      name: joined([ticket, order_code, joined([title, color, size], ", "), dayText(due_at)]),
      more: rush ? t("batches.rush") : "",
    })),
  { entity: "units" },
);
