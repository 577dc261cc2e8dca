/** Creates a sign-in link and shows it once. No mail is sent. */
import { Button, makeStyles, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { useEffect } from "react";
import { formatMinute } from "../../../../../api/time/instants.ts";
import { config } from "../../../../lib/config.ts";
import { failureText } from "../../../../lib/failure_text.ts";
import { t } from "../../../../lib/i18n.ts";
import { SecretField } from "../../../../parts/secret_field.tsx";
import { useEntryLink } from "../entry_link_wiring.ts";

const useStyles = makeStyles({
  link: { display: "flex", flexDirection: "column", gap: "12px", alignItems: "stretch", maxWidth: "640px" },
  text: { margin: 0 },
});

interface Props {
  readonly userId: string;
  /** True to create the link as soon as the component is mounted. */
  readonly isAsked?: boolean;
}

export function EntryLink({ userId, isAsked = false }: Props) {
  const styles = useStyles();
  const { phase, made, link, failure, send } = useEntryLink(userId);
  useEffect(() => {
    if (isAsked) send("make");
    // Runs once, since another run would create another link.
  }, []);
  if (phase === "revealed" && made && link !== null) {
    const until = formatMinute(made.expires_at, config().timeZone);
    return (
      <div className={styles.link}>
        <p className={styles.text}>{t("entity.users.link.once", { until })}</p>
        <SecretField label={t("entity.users.link.label")} secret={link} />
        <div>
          <Button onClick={() => send("hide")}>{t("entity.users.link.hide")}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.link}>
      <p className={styles.text}>{t("entity.users.link.what")}</p>
      {failure && (
        <MessageBar intent="error" layout="multiline">
          <MessageBarBody>{t("entity.users.link.failed", { reason: failureText(failure) })}</MessageBarBody>
        </MessageBar>
      )}
      <div>
        <Button disabledFocusable={phase === "making"} onClick={() => send("make")}>
          {t("entity.users.link.make")}
        </Button>
      </div>
    </div>
  );
}
