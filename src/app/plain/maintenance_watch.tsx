import { Button, makeStyles } from "@fluentui/react-components";
import { t } from "../../lib/i18n.ts";
import { LinkButton } from "../../parts/link_button.tsx";
import { useMaintenance } from "../wiring/maintenance.ts";

const useStyles = makeStyles({
  message: { flexBasis: "100%", margin: 0 },
});

/** @param back the previous address, or the start page */
export default function MaintenanceWatch({ back }: { readonly back: string }) {
  const styles = useStyles();
  const { phase, ask } = useMaintenance();
  return (
    <>
      <p className={styles.message} role="status">{t(`profile.maintenance.${phase}`)}</p>
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
