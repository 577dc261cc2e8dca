/** Lets root set the points of VIP levels, and apply the level changes that follow from last month's points. */
import {
  Button,
  Checkbox,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  makeStyles,
  MessageBar,
  MessageBarBody,
  tokens,
} from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { ApplyVipChanges, MakeVipLevel, VipSettings } from "../../../../api/generated/operations/vip.ts";
import type { DataOf } from "../../../../api/operation.ts";
import { exactUnits } from "../../../../api/typed_amount.ts";
import { formatDay } from "../../../../api/time/instants.ts";
import { type AnswerSource, useAnswer } from "../../../engine/wiring/answer.ts";
import { type KeyedCall, useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import { ask } from "../../../lib/client.ts";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { pointsText } from "./points_text.ts";
import "../../../parts/focus_keeper.tsx";

const DECIMALS = 2;
const useStyles = makeStyles({
  content: { display: "flex", flexDirection: "column", gap: "12px" },
  line: { display: "flex", flexWrap: "wrap", alignItems: "flex-end", gap: "8px" },
  narrow: { width: "112px" },
  title: { margin: 0, fontSize: tokens.fontSizeBase300, fontWeight: tokens.fontWeightSemibold },
  list: {
    listStyleType: "none",
    margin: 0,
    /** The label of a checkbox is 2px taller than its row and would make the list scroll. */
    padding: "0 0 2px",
    maxHeight: "240px",
    overflowY: "auto",
  },
  quiet: { color: tokens.colorNeutralForeground3, fontSize: tokens.fontSizeBase200 },
});

type Settings = DataOf<typeof VipSettings>;

const source: AnswerSource<Settings> = {
  name: "vipSettings",
  entities: ["vipLevels"],
  ask: (options) => ask(VipSettings, {}, options),
};

export default function LevelsDialog({ onClose }: { readonly onClose: () => void }) {
  const styles = useStyles();
  const { answer, failure, refresh } = useAnswer(source);
  const change = useChange(refresh);
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface aria-describedby={undefined}>
        <DialogBody>
          <DialogTitle>{t("vip.settings")}</DialogTitle>
          <DialogContent className={styles.content}>
            {failure && !answer && <span role="alert">{failureText(failure)}</span>}
            {answer && <Levels levels={answer.vipLevels} change={change} />}
            {change.failure && (
              <MessageBar intent="error" layout="multiline">
                <MessageBarBody>{failureText(change.failure)}</MessageBarBody>
              </MessageBar>
            )}
            {answer && <Changes changes={answer.vipChanges} change={change} />}
          </DialogContent>
          <DialogDecision onCancel={onClose} />
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

interface LevelsProps {
  readonly levels: Settings["vipLevels"];
  readonly change: Change;
}

function Levels({ levels, change }: LevelsProps) {
  const styles = useStyles();
  const [level, setLevel] = useState("");
  const [points, setPoints] = useState("");
  const [isWrong, setWrong] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const [whole, needed] = [Number(level), exactUnits(points.trim(), DECIMALS)];
    const isFit = Number.isInteger(whole) && whole > 0 && needed !== null && needed > 0;
    setWrong(!isFit);
    if (!isFit) return;
    change.send(
      JSON.stringify([whole, needed]),
      (key) => ask(MakeVipLevel, { level: whole, min_points: needed, key }),
    );
  };
  const { timeZone } = config();
  return (
    <>
      <ul className={styles.list}>
        {levels.map((each) => (
          <li key={each._id}>
            {t("vip.rule", {
              level: String(each.level),
              points: pointsText(each.min_points),
              day: formatDay(each.effective_at, timeZone),
            })}
          </li>
        ))}
      </ul>
      <form className={styles.line} noValidate onSubmit={submit}>
        <Field label={t("vip.level")}>
          <Input
            className={styles.narrow}
            inputMode="numeric"
            value={level}
            onChange={(_, { value }) => setLevel(value)}
          />
        </Field>
        <Field label={t("vip.needed")}>
          <Input
            className={styles.narrow}
            inputMode="decimal"
            value={points}
            onChange={(_, { value }) => setPoints(value)}
          />
        </Field>
        <Button type="submit" disabledFocusable={change.isBusy}>{t("vip.add")}</Button>
      </form>
      {isWrong && <span role="alert">{t("vip.wrong")}</span>}
      <span className={styles.quiet}>{t("vip.addText")}</span>
    </>
  );
}

interface ChangesProps {
  readonly changes: Settings["vipChanges"];
  readonly change: Change;
}

function Changes({ changes, change }: ChangesProps) {
  const styles = useStyles();
  const [left, setLeft] = useState<readonly string[]>([]);
  const chosen = changes.map(({ seller_id }) => seller_id).filter((id) => !left.includes(id));
  return (
    <>
      <h2 className={styles.title}>{t("vip.changes")}</h2>
      <span className={styles.quiet}>{t("vip.changesText")}</span>
      {changes.length === 0 ? <span>{t("vip.noChanges")}</span> : (
        <>
          <ul className={styles.list}>
            {changes.map(({ seller_id, seller_name, points, level, next }) => (
              <li key={seller_id}>
                <Checkbox
                  checked={!left.includes(seller_id)}
                  label={t("vip.change", {
                    name: seller_name,
                    points: pointsText(points),
                    before: String(level),
                    after: String(next),
                  })}
                  onChange={(_, { checked }) =>
                    setLeft(checked ? left.filter((id) => id !== seller_id) : [...left, seller_id])}
                />
              </li>
            ))}
          </ul>
          <Button
            appearance="primary"
            disabledFocusable={change.isBusy || chosen.length === 0}
            onClick={() =>
              chosen.length > 0 &&
              change.send(JSON.stringify(chosen), (key) => ask(ApplyVipChanges, { sellers: chosen, key }))}
          >
            {t("vip.apply", { count: chosen.length })}
          </Button>
        </>
      )}
    </>
  );
}

type Change = ReturnType<typeof useChange>;

function useChange(refresh: () => void) {
  const { isBusy, failure, send } = useKeyedCall();
  const onDone = () => {
    notify("success", t("vip.saved"));
    refresh();
  };
  return {
    isBusy,
    failure,
    send: (input: string, call: KeyedCall["call"]) => send({ input, call, onDone }),
  };
}
