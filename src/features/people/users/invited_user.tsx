import { Link, makeStyles, MessageBar, MessageBarBody } from "@fluentui/react-components";
import { Link as RouterLink } from "wouter";
import { t } from "../../../lib/i18n.ts";
import type { MadeProps } from "../../../engine/record/view_props.ts";
import { EntryLink } from "./tabs/entry_link.tsx";

const useStyles = makeStyles({
  made: {
    display: "flex",
    flexDirection: "column",
    gap: "16px",
    maxWidth: "640px",
    alignItems: "flex-start",
    padding: "12px 24px",
    "@media (max-width: 639px)": { padding: "12px" },
  },
});

export default function InvitedUser({ id, href }: MadeProps) {
  const styles = useStyles();
  return (
    <div className={styles.made}>
      <MessageBar intent="success" layout="multiline">
        <MessageBarBody>{t("entity.users.made")}</MessageBarBody>
      </MessageBar>
      <EntryLink userId={id} isAsked />
      <RouterLink href={href} asChild>
        <Link>{t("entity.users.openMade")}</Link>
      </RouterLink>
    </div>
  );
}
