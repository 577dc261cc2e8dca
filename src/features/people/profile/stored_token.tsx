import { Button, makeStyles, tokens } from "@fluentui/react-components";
import type { ApiToken } from "../../../../api/generated/schema.ts";
import { formatMinute } from "../../../../api/time/instants.ts";
import { config } from "../../../lib/config.ts";
import { t } from "../../../lib/i18n.ts";
import type { ShownToken } from "./api_token_wiring.ts";

const useStyles = makeStyles({
  facts: {
    display: "flex",
    flexDirection: "column",
    marginBlock: "12px",
    color: tokens.colorNeutralForeground2,
  },
  last: { color: tokens.colorNeutralForeground1, fontWeight: tokens.fontWeightSemibold },
  buttons: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: "8px" },
});

interface Props extends Pick<ShownToken, "send" | "isCopied"> {
  readonly token: ApiToken;
}

export function StoredToken({ token: { last_four, created_at, last_used_at }, isCopied, send }: Props) {
  const styles = useStyles();
  const when = (at: number) => formatMinute(at, config().timeZone);
  return (
    <>
      <div className={styles.facts}>
        <span className={styles.last}>{t("profile.token.shown", { last: last_four })}</span>
        <span>{t("profile.token.made", { when: when(created_at) })}</span>
        <span>
          {last_used_at === null
            ? t("profile.token.unused")
            : t("profile.token.used", { when: when(last_used_at) })}
        </span>
      </div>
      <div className={styles.buttons}>
        <Button appearance="primary" onClick={() => send("copy")}>{t("profile.token.copy")}</Button>
        <Button onClick={() => send("make")}>{t("profile.token.rotate")}</Button>
        <Button onClick={() => send("revoke")}>{t("profile.token.revoke")}</Button>
        <span role="status">{isCopied && t("profile.token.copied")}</span>
      </div>
    </>
  );
}
