/** Shows a form for a schedule of this report, and all schedules of the person. */
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  makeStyles,
  MessageBar,
  MessageBarBody,
  Select,
  Spinner,
  tokens,
} from "@fluentui/react-components";
import { DeleteRegular } from "@fluentui/react-icons";
import { type FormEvent, useState } from "react";
import { MAX_SCHEDULES } from "../../../api/figures/bounds.ts";
import {
  FigureSchedules,
  MakeFigureSchedule,
  TrashFigureSchedule,
} from "../../../api/generated/operations/figure_schedules.ts";
import type { FigureSchedule, FigureScheduleInput } from "../../../api/generated/schema.ts";
import { PERIODS } from "../../../api/time/ranges.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import type { View } from "../../../resources/view.ts";
import { ask } from "../../lib/client.ts";
import { failureText } from "../../lib/failure_text.ts";
import { type Key, t } from "../../lib/i18n.ts";
import { type Failure, mapOutcome, type Outcome, problemsOf } from "../../lib/outcome.ts";
import { notify } from "../../lib/toasts.ts";
import { DialogDecision } from "../../parts/decision.tsx";
import { viewName } from "../views/active_view.ts";
import { type AnswerSource, useAnswer } from "../wiring/answer.ts";
import { useKeyedCall } from "../wiring/keyed_call.ts";
import "../../parts/focus_keeper.tsx";

type Schedule = Omit<FigureSchedule, "created_at" | "updated_at">;

const SCHEDULES = "figureSchedules";

const scheduleSource: AnswerSource<{ readonly all: readonly Schedule[] }> = {
  name: SCHEDULES,
  entities: [SCHEDULES, "views"],
  debounceMs: 500,
  ask: async (options) =>
    mapOutcome(await ask(FigureSchedules, {}, options), (data) => ({ all: data.figureSchedules })),
};

/** A change of a schedule, sent as one mutation. */
type ScheduleChange =
  | { readonly kind: "make"; readonly params: FigureScheduleInput }
  | { readonly kind: "trash"; readonly id: string };

const sendChange = (change: ScheduleChange, key: string): Promise<Outcome<unknown>> =>
  change.kind === "make"
    ? ask(MakeFigureSchedule, { params: change.params, key })
    : ask(TrashFigureSchedule, { delete_ids: [change.id], key });

const useStyles = makeStyles({
  form: { display: "flex", flexDirection: "column", gap: tokens.spacingVerticalM },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: { listStyleType: "none", margin: 0, padding: 0 },
  row: {
    display: "flex",
    alignItems: "center",
    gap: "8px",
    minHeight: "40px",
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke2}`,
  },
  name: { flexGrow: 1, minWidth: 0, overflowWrap: "anywhere", display: "flex", flexDirection: "column" },
});

interface Props {
  readonly report: FigureReport;
  readonly views: readonly View[];
  readonly saved: string;
  readonly onClose: () => void;
}

const periodWord = (every: string): string => t(`figures.schedule.every.${every}` as Key);
const dayText = (iso: string): string => iso.split("-").reverse().join("-");

export default function ScheduleDialog({ report, views, saved, onClose }: Props) {
  const styles = useStyles();
  const { answer, phase, failure, refresh } = useAnswer(scheduleSource);
  const [chosen, setChosen] = useState(saved);
  // Views may arrive after the dialog was opened, or be deleted meanwhile.
  const viewId = (views.find(({ _id }) => _id === chosen) ?? views[0])?._id;
  const [every, setEvery] = useState<string>(PERIODS[0]);
  const change = useScheduleChange(refresh);
  const all = answer?.all ?? [];
  const isFull = all.length >= MAX_SCHEDULES;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (viewId) change.send({ kind: "make", params: { view_id: viewId, every } });
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface aria-describedby={undefined}>
        <form noValidate onSubmit={submit}>
          <DialogBody>
            <DialogTitle>
              {t("figures.schedule.title", { report: t(`menu.${report.id}` as Key) })}
            </DialogTitle>
            <DialogContent className={styles.form}>
              <span className={styles.quiet}>{t("figures.schedule.text")}</span>
              {views.length === 0 ? <span>{t("figures.schedule.noView")}</span> : (
                <>
                  <Field label={t("figures.schedule.view")}>
                    <Select value={viewId ?? ""} onChange={(_, { value }) => setChosen(value)}>
                      {views.map((view) => <option key={view._id} value={view._id}>{viewName(view)}</option>)}
                    </Select>
                  </Field>
                  <Field label={t("figures.schedule.often")}>
                    <Select value={every} onChange={(_, { value }) => setEvery(value)}>
                      {PERIODS.map((each) => <option key={each} value={each}>{periodWord(each)}</option>)}
                    </Select>
                  </Field>
                </>
              )}
              {isFull && <span>{t("figures.schedule.full", { count: MAX_SCHEDULES })}</span>}
              {change.failure && (
                <MessageBar intent="error" layout="multiline">
                  <MessageBarBody>{whyOf(change.failure)}</MessageBarBody>
                </MessageBar>
              )}
              <h2 className={styles.title}>{t("figures.schedule.mine")}</h2>
              {phase === "failed" && failure && !answer && <span role="alert">{failureText(failure)}</span>}
              {answer && all.length === 0 && (
                <span className={styles.quiet}>{t("figures.schedule.none")}</span>
              )}
              <ul className={styles.list}>
                {all.map((schedule) => (
                  <Row
                    key={schedule._id}
                    schedule={schedule}
                    isBusy={change.isBusy}
                    onTrash={() => change.send({ kind: "trash", id: schedule._id })}
                  />
                ))}
              </ul>
            </DialogContent>
            <DialogDecision onCancel={onClose}>
              {views.length > 0 && (
                <Button
                  type="submit"
                  appearance="primary"
                  disabledFocusable={change.isBusy || isFull}
                  icon={change.isBusy ? <Spinner size="tiny" /> : null}
                >
                  {t("figures.schedule.make")}
                </Button>
              )}
            </DialogDecision>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

interface RowProps {
  readonly schedule: Schedule;
  readonly isBusy: boolean;
  readonly onTrash: () => void;
}

function Row({ schedule: { report, view_name, every, next_day, is_refused }, isBusy, onTrash }: RowProps) {
  const styles = useStyles();
  const what = `${t(`menu.${report}` as Key)}: ${view_name}`;
  return (
    <li className={styles.row}>
      <span className={styles.name}>
        <bdi dir="auto">{what}</bdi>
        <span className={styles.quiet}>
          {t("figures.schedule.next", { every: periodWord(every), day: dayText(next_day) })}
          {is_refused && ` ${t("figures.schedule.refused")}`}
        </span>
      </span>
      <Button
        appearance="subtle"
        size="small"
        icon={<DeleteRegular />}
        disabledFocusable={isBusy}
        aria-label={t("figures.schedule.trash", { name: what })}
        title={t("figures.schedule.trash", { name: what })}
        onClick={onTrash}
      />
    </li>
  );
}

const whyOf = (failure: Failure): string =>
  problemsOf(failure).some(({ code }) => code === "taken")
    ? t("figures.schedule.taken")
    : failureText(failure);

function useScheduleChange(refresh: () => void) {
  const { isBusy, failure, send } = useKeyedCall();
  return {
    isBusy,
    failure,
    send: (change: ScheduleChange) =>
      send({
        input: JSON.stringify(change),
        call: (key) => sendChange(change, key),
        onDone() {
          notify("success", t(`figures.schedule.done.${change.kind}`));
          refresh();
        },
      }),
  };
}
