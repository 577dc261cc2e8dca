/** Asks who signs a tick. If packages moved meanwhile, shows the current line and keeps what was typed. */
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  Field,
  Input,
  MessageBar,
  MessageBarBody,
  Spinner,
  Textarea,
} from "@fluentui/react-components";
import { type FormEvent, useState } from "react";
import { MAX_CHECK_NOTE, MAX_SIGNED_BY } from "../../../../api/handover/check_days.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { type Failure, problemsOf } from "../../../lib/outcome.ts";
import { usePerson } from "../../../lib/person.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { numberText } from "../../../parts/format.ts";
import { SettlingButton } from "../../../parts/settling_button.tsx";
import { publishChange } from "../../../engine/live/live.ts";
import { useKeyedCall } from "../../../engine/wiring/keyed_call.ts";
import "../../../parts/focus_keeper.tsx";
import { useCheckStyles } from "./check_list.styles.ts";
import { changedCounts, type CheckLine, type CountChange, sendTick } from "./check_source.ts";
import { CountList } from "./count_list.tsx";
import { lineName } from "./line_text.ts";

interface Props {
  readonly line: CheckLine;
  readonly onTicked: () => void;
  readonly onClose: () => void;
}

export default function TickDialog({ line: opened, onTicked, onClose }: Props) {
  const styles = useCheckStyles();
  const form = useTick(opened, () => {
    onTicked();
    onClose();
  });
  const { line, name, isBusy, changes } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    form.send();
  };
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && !isBusy && onClose()}>
      <DialogSurface aria-describedby={undefined}>
        <form onSubmit={submit} noValidate>
          <DialogBody>
            <DialogTitle>{t("checkList.tickTitle")}</DialogTitle>
            <DialogContent className={styles.form}>
              <strong>
                <bdi dir="auto">{lineName(line)}</bdi>
              </strong>
              {changes && <Changed changes={changes} />}
              <CountList counts={line.counts} />
              <span className={styles.quiet}>{t("checkList.tickText")}</span>
              <Field
                label={t("checkList.name")}
                required
                validationMessage={form.isNameMissing ? t("checkList.needsName") : null}
              >
                <Input
                  name="signed_by"
                  autoComplete="name"
                  autoFocus
                  value={name}
                  maxLength={MAX_SIGNED_BY}
                  dir="auto"
                  onChange={(_, { value }) => form.setName(value)}
                />
              </Field>
              <Field label={t("checkList.note")} hint={t("checkList.noteHelp")}>
                <Textarea
                  name="note"
                  rows={2}
                  value={form.note}
                  maxLength={MAX_CHECK_NOTE}
                  dir="auto"
                  onChange={(_, { value }) => form.setNote(value)}
                />
              </Field>
              {form.failure && (
                <MessageBar intent="error" layout="multiline">
                  <MessageBarBody>{t("checkList.tickFailed", { why: whyOf(form.failure) })}</MessageBarBody>
                </MessageBar>
              )}
            </DialogContent>
            <DialogDecision onCancel={onClose} isBusy={isBusy}>
              <SettlingButton
                meaning={line.digest}
                type="submit"
                appearance="primary"
                disabledFocusable={isBusy}
                icon={isBusy ? <Spinner size="tiny" /> : null}
              >
                {t(isBusy ? "checkList.sending" : "checkList.send")}
              </SettlingButton>
            </DialogDecision>
          </DialogBody>
        </form>
      </DialogSurface>
    </Dialog>
  );
}

const whyOf = (failure: Failure): string =>
  problemsOf(failure).some(({ path }) => path === "day") ? t("checkList.taken") : failureText(failure);

function useTick(opened: CheckLine, onDone: () => void) {
  const person = usePerson();
  const [line, setLine] = useState(opened);
  const [changes, setChanges] = useState<readonly CountChange[] | null>(null);
  const [name, setName] = useState(person.name);
  const [note, setNote] = useState("");
  const [isNameMissing, setNameMissing] = useState(false);
  const { isBusy, failure, send } = useKeyedCall();
  const written = { signed_by: name.trim(), note: note.trim() };
  const sendOnce = () => {
    setNameMissing(!written.signed_by);
    if (!written.signed_by) return;
    send({
      input: JSON.stringify([line.digest, written]),
      call: (key) => sendTick(line, written, key),
      onDone(moved) {
        if (moved) {
          setChanges(changedCounts(line.counts, moved.counts));
          setLine(moved);
          return;
        }
        publishChange("dayChecks", []);
        onDone();
      },
    });
  };
  return {
    ...{ line, changes, name, note, isBusy, failure },
    isNameMissing: isNameMissing && name.trim() === "",
    setName,
    setNote,
    send: sendOnce,
  };
}

function Changed({ changes }: { readonly changes: readonly CountChange[] }) {
  const styles = useCheckStyles();
  return (
    <MessageBar intent="warning" layout="multiline">
      <MessageBarBody>
        {t("checkList.changed")}
        {changes.length === 0 ? ` ${t("checkList.changedSame")}` : (
          <ul className={styles.list}>
            {changes.map(({ count, before, after }) => (
              <li key={count}>
                {t("checkList.changedCount", {
                  count: t(`checkList.count.${count}`),
                  before: numberText(before),
                  after: numberText(after),
                })}
              </li>
            ))}
          </ul>
        )}
      </MessageBarBody>
    </MessageBar>
  );
}
