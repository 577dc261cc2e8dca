import { Button, DialogContent, Field, Input, Spinner } from "@fluentui/react-components";
import { MAX_REASON_LENGTH } from "../../../../api/inputs/people/switch_user.ts";
import { t } from "../../../lib/i18n.ts";
import { DialogDecision } from "../../../parts/decision.tsx";
import { usePerson } from "../../../lib/person.ts";
import { recentReasons } from "./wiring.ts";
import { useSwitchStyles } from "./acting_bar.styles.ts";
import { refusalText } from "./refusal_text.ts";
import type { SwitchProps } from "./switch_props.ts";

export function ReasonForm({ snapshot, send, onClose, actorId }: SwitchProps) {
  const styles = useSwitchStyles();
  const { acting } = usePerson();
  const { chosen, reason, refusal } = snapshot.context;
  const name = chosen?.identity_label ?? "";
  const isBusy = !snapshot.matches({ ready: "givingReason" });
  const type = (value: string) => send({ type: "reason.type", reason: value });
  const recent = recentReasons(actorId);
  return (
    <form
      noValidate
      style={{ display: "contents" }}
      onSubmit={(event) => {
        event.preventDefault();
        send({ type: "switch.confirm" });
      }}
    >
      <DialogContent className={styles.why}>
        <Field label={t("acting.why", { name })} hint={t("acting.whyHelp")}>
          <Input
            autoFocus
            value={reason}
            maxLength={MAX_REASON_LENGTH}
            onChange={(_, { value }) => type(value)}
          />
        </Field>
        {recent.length > 0 && (
          <div className={styles.reasons} role="group" aria-label={t("acting.recent")}>
            {recent.map((each) => <Button key={each} size="small" onClick={() => type(each)}>{each}</Button>)}
          </div>
        )}
        <p className={styles.rules}>{t("acting.rules")}</p>
        {refusal && (
          <p className={styles.wrong} role="alert">
            {t(acting ? "acting.refusedActing" : "acting.refused", { why: refusalText(refusal) })}
          </p>
        )}
      </DialogContent>
      <DialogDecision
        before={
          <Button disabledFocusable={isBusy} onClick={() => send({ type: "person.drop" })}>
            {t("acting.somebodyElse")}
          </Button>
        }
        onCancel={onClose}
        isBusy={isBusy}
      >
        <Button
          type="submit"
          appearance="primary"
          disabledFocusable={isBusy}
          icon={isBusy ? <Spinner size="tiny" /> : null}
        >
          {isBusy ? t("acting.switching") : t("acting.confirm", { name })}
        </Button>
      </DialogDecision>
    </form>
  );
}
