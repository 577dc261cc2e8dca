import { Button } from "@fluentui/react-components";
import { ArrowUp16Regular } from "@fluentui/react-icons";
import { buildOf } from "../../lib/build.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useNow } from "../../lib/now.ts";
import { useFooterStyles } from "./footer.styles.ts";

export interface FooterWordsProps {
  readonly onTop: (() => void) | null;
}

export function FooterWords({ onTop }: FooterWordsProps) {
  const styles = useFooterStyles();
  const now = useNow();
  const { version, commit } = buildOf();
  return (
    <>
      <span>
        {t("shell.footer.copyright", {
          year: String(new Date(now * 1000).getFullYear()),
          name: config().name,
        })}
      </span>
      <span className={styles.space} />
      {onTop && (
        <Button
          appearance="subtle"
          size="small"
          className={styles.toTop}
          icon={<ArrowUp16Regular />}
          onClick={onTop}
        >
          {t("shell.toTop")}
        </Button>
      )}
      <span>{t("shell.footer.version", { version })}</span>
      <span className={styles.commit} dir="ltr" title={t("shell.footer.commit", { commit })}>{commit}</span>
    </>
  );
}
