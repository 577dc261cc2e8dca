/** Shows a token's text only if it is new or cannot be copied. Source: docs/requirements.md S2.51, Z6. */
import {
  Button,
  Dialog,
  DialogBody,
  DialogContent,
  DialogSurface,
  DialogTitle,
  makeStyles,
  MessageBar,
  MessageBarActions,
  MessageBarBody,
  Spinner,
} from "@fluentui/react-components";
import { type ReactNode, useEffect, useRef } from "react";
import { config } from "../../../lib/config.ts";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { signInAddress } from "../../../lib/login_callback.ts";
import { reasonOf } from "../../../lib/outcome.ts";
import { LinkButton } from "../../../parts/link_button.tsx";
import { type ShownToken, useApiToken } from "./api_token_wiring.ts";
import { StoredToken } from "./stored_token.tsx";
import { ProofForm } from "./api_token_proof.tsx";
import { DialogDecision } from "../../../parts/decision.tsx";
import { isInPerson, usePerson } from "../../../lib/person.ts";
import { SecretField } from "../../../parts/secret_field.tsx";
import "../../../parts/focus_keeper.tsx";

interface Props {
  readonly onClose: () => void;
}

export default function ApiTokenDialog({ onClose }: Props) {
  const person = usePerson();
  const close = (
    <DialogDecision>
      <Button onClick={onClose}>{t("profile.token.close")}</Button>
    </DialogDecision>
  );
  return (
    <Dialog open onOpenChange={(_, { open }) => !open && onClose()}>
      <DialogSurface>
        <DialogBody>
          <DialogTitle>{t("profile.own.token")}</DialogTitle>
          {isInPerson(person) ? <Own close={close} /> : (
            <>
              <DialogContent>
                {t("profile.notYours", { name: person.name || person.identity_label })}
              </DialogContent>
              {close}
            </>
          )}
        </DialogBody>
      </DialogSurface>
    </Dialog>
  );
}

const useStyles = makeStyles({
  // The dialog lays out the children of this element as its own.
  parts: { display: "contents" },
});

function Own({ close }: { readonly close: ReactNode }) {
  const styles = useStyles();
  const shown = useApiToken();
  const parts = useRef<HTMLDivElement>(null);
  // If the focused button is removed, the focus would leave the dialog, which Escape could not close then.
  useEffect(() => {
    if (!parts.current?.contains(document.activeElement)) parts.current?.querySelector("button")?.focus();
  }, [shown.phase]);
  return (
    <div ref={parts} className={styles.parts}>
      <Parts shown={shown} close={close} />
    </div>
  );
}

function Parts({ shown, close }: { readonly shown: ShownToken; readonly close: ReactNode }) {
  const { phase, revealed, failure, send, prove } = shown;
  if (phase === "revealed" && revealed !== null) {
    return <RevealedToken token={revealed} onDone={() => send("hide")} />;
  }
  if (phase === "proving") {
    return <ProofForm failure={failure} onProve={prove} onCancel={() => send("cancel")} />;
  }
  if (phase === "rotation" || phase === "end") return <Question kind={phase} send={send} />;
  return (
    <>
      <DialogContent>
        <p>{t("profile.token.what")}</p>
        {failure && (
          <MessageBar intent="error" layout="multiline">
            <MessageBarBody>{t("profile.token.failed", { reason: failureText(failure) })}</MessageBarBody>
            {reasonOf(failure) === "signInNeeded" && <SignInAgain />}
          </MessageBar>
        )}
        <State shown={shown} />
      </DialogContent>
      {close}
    </>
  );
}

/** The login site brings the person back to this page. */
function SignInAgain() {
  const href = signInAddress(config().login, `${location.pathname}${location.search}`);
  return (
    <MessageBarActions>
      <LinkButton href={href} isOutward isSmall>{t("profile.token.signIn")}</LinkButton>
    </MessageBarActions>
  );
}

function State({ shown }: { readonly shown: ShownToken }) {
  const { phase, token, send } = shown;
  if (phase === "loading") return <Spinner size="tiny" label={t("profile.token.loading")} />;
  if (phase === "unreadable") {
    return <Button onClick={() => send("retry")}>{t("profile.token.retry")}</Button>;
  }
  if (phase === "kept" && token) return <StoredToken token={token} isCopied={shown.isCopied} send={send} />;
  if (phase === "none") {
    return (
      <>
        <p>{t("profile.token.none")}</p>
        <Button appearance="primary" onClick={() => send("make")}>{t("profile.token.make")}</Button>
      </>
    );
  }
  return <Spinner size="tiny" label={t("profile.token.working")} />;
}

interface QuestionProps extends Pick<ShownToken, "send"> {
  readonly kind: "rotation" | "end";
}

function Question({ kind, send }: QuestionProps) {
  const isRotation = kind === "rotation";
  return (
    <>
      <DialogContent>
        {t(isRotation ? "profile.token.rotateQuestion" : "profile.token.revokeQuestion")}
      </DialogContent>
      <DialogDecision takesFocus onCancel={() => send("cancel")}>
        <Button appearance="primary" onClick={() => send("confirm")}>
          {t(isRotation ? "profile.token.confirmRotate" : "profile.token.confirmRevoke")}
        </Button>
      </DialogDecision>
    </>
  );
}

interface RevealedTokenProps {
  readonly token: string;
  readonly onDone: () => void;
}

/** Shows a new token, or one that the browser refused to copy. */
const RevealedToken = ({ token, onDone }: RevealedTokenProps) => (
  <>
    <DialogContent>
      <p>{t("profile.token.revealed")}</p>
      <SecretField label={t("profile.token.label")} secret={token} />
    </DialogContent>
    <DialogDecision>
      <Button onClick={onDone}>{t("profile.token.hide")}</Button>
    </DialogDecision>
  </>
);
