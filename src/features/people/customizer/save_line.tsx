/** Says what becomes of the choices: saved, on their way, only tried, or not saved and why. */
import { Button, MessageBar, MessageBarActions, MessageBarBody } from "@fluentui/react-components";
import { failureText } from "../../../lib/failure_text.ts";
import { t } from "../../../lib/i18n.ts";
import { retryLook, useSaveState, useUnsaved } from "./look.ts";
import { usePanelStyles } from "./panel.styles.ts";

export function SaveLine() {
  const styles = usePanelStyles();
  const state = useSaveState();
  const { failure } = useUnsaved();
  if (state !== "failed") {
    return <p className={styles.line} role="status">{t(`customizer.state.${state}`)}</p>;
  }
  return (
    <MessageBar intent="error" layout="multiline" className={styles.failed}>
      <MessageBarBody>
        {t("customizer.failed")} {failure && failureText(failure)}
      </MessageBarBody>
      <MessageBarActions>
        <Button size="small" onClick={retryLook}>{t("customizer.retry")}</Button>
      </MessageBarActions>
    </MessageBar>
  );
}
