import { MessageBar, MessageBarBody } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import type { TestAnswer } from "./wiring.ts";
import { errorText } from "./error_text.ts";
import { useIntegrationStyles } from "./integrations.styles.ts";

export function TestResult({ test: { ok, status, error, ms, answer } }: { readonly test: TestAnswer }) {
  const styles = useIntegrationStyles();
  const words = ok
    ? status > 0
      ? t("entity.app_config.part.works", { status: String(status), ms: String(ms) })
      : t("entity.app_config.part.ready")
    : t("entity.app_config.part.fails", { reason: errorText(error, status) });
  return (
    <MessageBar intent={ok ? "success" : "error"} politeness="assertive" layout="multiline">
      <MessageBarBody>
        {words}
        {answer && <pre className={styles.answer} dir="ltr">{answer}</pre>}
      </MessageBarBody>
    </MessageBar>
  );
}
