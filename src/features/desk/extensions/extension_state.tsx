/** Turns an extension on, once its permissions are accepted, or off. A test shows the receiver's real answer. */
import { Button, MessageBar, MessageBarBody, Spinner } from "@fluentui/react-components";
import { useEffect, useRef, useState } from "react";
import { manifestOf } from "../../../../extensions/mod.ts";
import { TestResult } from "../integrations/test_result.tsx";
import { t } from "../../../lib/i18n.ts";
import { fieldWord } from "../../../engine/field_words.ts";
import { Decision } from "../../../parts/decision.tsx";
import { listText } from "../../../parts/format.ts";
import { MoveMessageBar } from "../../../engine/record/move_message_bar.tsx";
import { useRecordStyles } from "../../../parts/record.styles.ts";
import { usePerson } from "../../../lib/person.ts";
import { isBusyPhase } from "../../../engine/record/move_wiring.ts";
import { type Extension, STEPS, useExtensionSteps } from "./wiring.ts";
import type { TestAnswer } from "../integrations/wiring.ts";
import { useExtensionStyles } from "./extensions.styles.ts";
import { RightsList } from "./rights_list.tsx";

interface Props {
  readonly extension: Extension;
  readonly mayChange: boolean;
  readonly changed: () => void;
}

export function ExtensionState({ extension, mayChange, changed }: Props) {
  const { line } = useRecordStyles();
  const { _id, name, status, rights, unaccepted, accepted_at } = extension;
  const [test, setTest] = useState<TestAnswer | null>(null);
  const mover = useExtensionSteps(_id, "state", usePerson()._id, { show: setTest, onDone: changed });
  const isBusy = isBusyPhase(mover);
  const isAsking = mover.phase === "asking" && mover.event === STEPS.on;
  const lacking = lackingOf(extension);
  const spinner = (event: string) =>
    mover.phase === "sending" && mover.event === event ? <Spinner size="tiny" /> : null;
  const isOn = status === "On";
  const accept = () => {
    mover.fill("rights", rights.join(","));
    mover.confirm([]);
  };
  return (
    <>
      {accepted_at !== null && unaccepted.length > 0 && (
        <MessageBar intent="warning" layout="multiline">
          <MessageBarBody>{t("entity.extensions.rights.more")}</MessageBarBody>
        </MessageBar>
      )}
      {mayChange && !isAsking && (
        <div className={line}>
          {isOn
            ? (
              <Button
                disabledFocusable={isBusy}
                icon={spinner(STEPS.off)}
                onClick={() => mover.begin(STEPS.off, false)}
              >
                {t(`event.${STEPS.off}`)}
              </Button>
            )
            : (
              <Button
                appearance="primary"
                disabledFocusable={isBusy || lacking.length > 0}
                icon={spinner(STEPS.on)}
                onClick={() => mover.begin(STEPS.on, true)}
              >
                {t(`event.${STEPS.on}`)}
              </Button>
            )}
          {lacking.length === 0 && (
            <Button
              disabledFocusable={isBusy}
              icon={spinner(STEPS.test)}
              onClick={() => mover.begin(STEPS.test, false)}
            >
              {t(`event.${STEPS.test}`)}
            </Button>
          )}
          {!isOn && lacking.length > 0 && (
            <span>
              {t("entity.extensions.rights.needs", {
                fields: listText(lacking.map((key) => fieldWord("extensions", key))),
              })}
            </span>
          )}
        </div>
      )}
      {isAsking && <Acceptance {...{ name, rights }} onAccept={accept} onDismiss={mover.dismiss} />}
      <MoveMessageBar mover={mover} hasSteps={false} />
      {test && <TestResult test={test} />}
    </>
  );
}

function lackingOf({ _id, config, secrets }: Extension): readonly string[] {
  const needed = (manifestOf(_id)?.config ?? []).filter(({ required }) => required);
  return needed.filter(({ key, kind }) =>
    kind === "secret" ? !secrets.some(({ field, state }) => field === key && state.isSet) : config[key] === ""
  ).map(({ key }) => key);
}

interface AcceptanceProps extends Pick<Extension, "name" | "rights"> {
  readonly onAccept: () => void;
  readonly onDismiss: () => void;
}

function Acceptance({ name, rights, onAccept, onDismiss }: AcceptanceProps) {
  const { ask } = useExtensionStyles();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <div
      ref={place}
      className={ask}
      role="group"
      tabIndex={-1}
      aria-label={t("entity.extensions.rights.title")}
    >
      <div>{t("entity.extensions.rights.ask", { name })}</div>
      <RightsList rights={rights} />
      <Decision onCancel={onDismiss}>
        <Button appearance="primary" onClick={onAccept}>{t("entity.extensions.rights.accept")}</Button>
      </Decision>
    </div>
  );
}
