/** Groups of garments that wait for the printer, as choices. */
import { BatchGroups } from "../../../../api/generated/operations/batches.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { choiceWord } from "../../../engine/list/choice_word.ts";
import { optionsFrom } from "../../../engine/list/options.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";

export const batchGroups = optionsFrom(
  BatchGroups,
  (data) =>
    data.batchGroups.map(({ key, location_code, method, title, color, waiting, due_days, sizes }) => ({
      value: key,
      name: [title, color].filter(Boolean).join(" · ") || choiceWord("method", method),
      more: [
        t("batches.group", {
          method: choiceWord("method", method),
          waiting: numberText(waiting),
          days: due_days.map(({ due_at, count }) =>
            t("batches.onDay", { day: formatDay(due_at, config().timeZone), count: numberText(count) })
          ).join(", "),
        }),
        sizes.filter(({ size }) => size !== "").map(({ size, count }) => `${size} ${numberText(count)}`)
          .join(", "),
        location_code,
      ].filter(Boolean).join(" · "),
    })),
);
