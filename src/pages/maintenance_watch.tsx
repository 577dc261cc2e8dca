/** What `/maintenance` does while one waits: it asks for the server, says how that went, and offers the way back. */
import { Button } from "@fluentui/react-components";
import { t } from "../lib/i18n.ts";
import { LinkButton } from "../shell/link_button.tsx";
import { useMaintenance } from "../wiring/maintenance.ts";

/** @param back where one was, or where one begins */
export default function MaintenanceWatch({ back }: { readonly back: string }) {
  const { phase, ask } = useMaintenance();
  return (
    <>
      <p role="status">{t(`profile.maintenance.${phase}`)}</p>
      {phase === "back"
        ? <LinkButton href={back} isPrimary>{t("shell.page.back")}</LinkButton>
        : (
          <Button disabledFocusable={phase === "asking"} onClick={ask}>
            {t("profile.maintenance.again")}
          </Button>
        )}
    </>
  );
}
