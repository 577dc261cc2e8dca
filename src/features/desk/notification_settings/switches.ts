import { useEffect, useRef, useState } from "react";
import { MakeUserNotification } from "../../../../api/generated/operations/user_notifications.ts";
import { ask } from "../../../lib/client.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { notify } from "../../../lib/toasts.ts";
import { type Setting, statusOf } from "./values.ts";

/** Key of the switch for a whole setting. The key of an event's switch is the event's id. */
export const WHOLE_SETTING = "";

export interface Switches {
  /** True while a switch is being saved: a form opened now would start from the old setting. */
  readonly isBusy: boolean;
  readonly isOn: (name: string, stored: boolean) => boolean;
  readonly flip: (name: string, isOn: boolean) => void;
}

const inputOf = (name: string, isOn: boolean) =>
  name === WHOLE_SETTING ? { status: statusOf(isOn) } : { events: [{ id: name, status: statusOf(isOn) }] };

/** @param onSaved refetches the setting; also called after a failure */
export function useSwitches({ _id, version }: Setting, onSaved: () => void): Switches {
  const [flips, setFlips] = useState<Readonly<Record<string, boolean>>>({});
  const queue = useRef(Promise.resolve());
  const waiting = useRef(0);
  const saved = useRef(version);
  const shown = useRef(version);
  shown.current = version;
  /** Drops the flips once all are answered and the setting shows them: a refetch may come before an answer. */
  const settle = () => {
    if (waiting.current === 0 && shown.current >= saved.current) setFlips({});
  };
  useEffect(settle, [version]);
  const send = async (name: string, isOn: boolean) => {
    // Sends no version: the input changes one switch and overwrites nothing else.
    const outcome = await ask(MakeUserNotification, {
      id: _id,
      params: inputOf(name, isOn),
      version: null,
      key: crypto.randomUUID(),
    });
    waiting.current--;
    if (outcome.ok) {
      saved.current = outcome.data.makeUserNotification.version;
      notify("success", t("notificationSettings.saved"));
    } else {
      notify("error", t("notificationSettings.notSaved", { reason: failureText(outcome.failure) }));
    }
    settle();
    onSaved();
  };
  return {
    isBusy: Object.keys(flips).length > 0,
    isOn: (name, stored) => flips[name] ?? stored,
    flip: (name, isOn) => {
      waiting.current++;
      setFlips((before) => ({ ...before, [name]: isOn }));
      queue.current = queue.current.then(() => send(name, isOn));
    },
  };
}
