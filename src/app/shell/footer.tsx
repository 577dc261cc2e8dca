/** The line below everything: whose it is, which version runs here, the way to the top. Source: spec S2.54. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ArrowUp16Regular } from "@fluentui/react-icons";
import { buildOf } from "../../lib/build.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useNow } from "../../lib/now.ts";
import { Later } from "../../parts/later.tsx";
import { useFooterStyles } from "./footer.styles.ts";

interface FooterProps {
  readonly isSticky: boolean;
  /** Given where the screen has scrolled on. */
  readonly onTop: (() => void) | null;
}

/** Its place is there from the first drawing on. */
export function Footer({ isSticky, onTop }: FooterProps) {
  const styles = useFooterStyles();
  return (
    <footer className={mergeClasses(styles.root, !isSticky && styles.end)}>
      <Later>
        <Words onTop={onTop} />
      </Later>
    </footer>
  );
}

function Words({ onTop }: Pick<FooterProps, "onTop">) {
  const styles = useFooterStyles();
  const now = useNow();
  const { version, commit } = buildOf();
  return (
    <>
      <span>
        {t("shell.footer.copyright", { year: new Date(now * 1000).getFullYear(), name: config().name })}
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
