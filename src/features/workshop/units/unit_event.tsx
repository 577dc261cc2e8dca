import { choiceWord } from "../../../engine/list/choice_word.ts";
import { actionText } from "../../../engine/record/timeline_entry.tsx";
import { t } from "../../../lib/i18n.ts";
import { Instant } from "../../../parts/instant.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { statusWord } from "../../../parts/status_pill.tsx";
import type { UnitHistoryEvent } from "./unit.ts";
import { useUnitStyles } from "./unit.styles.ts";

/** Returns "Printing · In process", with the same words as the status pills. */
function stateText(state: string): string {
  const [step = "", work = ""] = state.split(".");
  return [statusWord(step, "print_status"), work && statusWord(work, "work_status")].filter(Boolean).join(
    " · ",
  );
}

export const whyText = ({ reason_code, fault_step, reason }: UnitHistoryEvent): string =>
  [
    reason_code && choiceWord("reason_code", reason_code),
    fault_step && statusWord(fault_step, "print_status"),
    reason,
  ].filter(Boolean).join(" · ");

export function HistoryEvents({ events }: { readonly events: readonly UnitHistoryEvent[] }) {
  const { list } = useUnitStyles();
  const { quiet } = useRecordStyles();
  if (events.length === 0) return <span className={quiet}>{t("entity.units.noHistory")}</span>;
  return (
    <ol className={list}>
      {events.map((entry) => <HistoryEvent key={entry._id} entry={entry} />)}
    </ol>
  );
}

/** Shows an event of the history. The API sends sellers no name of a person. */
function HistoryEvent({ entry }: { readonly entry: UnitHistoryEvent }) {
  const { quiet } = useRecordStyles();
  const { event, to_state, actor_name, station_code, at } = entry;
  const why = whyText(entry);
  return (
    <li>
      {actionText(event, false)}{" "}
      <span className={quiet}>
        {to_state && (
          <>
            → <bdi>{stateText(to_state)}</bdi>
          </>
        )}
        {actor_name && <bdi>{` · ${t("record.by", { actor: actor_name })}`}</bdi>}
        {actor_name && station_code && <bdi>{` · ${station_code}`}</bdi>} · <Instant at={at} />
      </span>
      {why && <div className={quiet} dir="auto">{t("record.because", { reason: why })}</div>}
    </li>
  );
}
