/** The line below everything: whose it is, which version runs here, the way to the top. Source: spec S2.54. */
import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ArrowUp16Regular } from "@fluentui/react-icons";
import { buildOf } from "../../lib/build.ts";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { useNow } from "../../lib/now.ts";

const useStyles = makeStyles({
  root: {
    display: "flex",
    alignItems: "center",
    flexShrink: 0,
    gap: tokens.spacingHorizontalM,
    minHeight: "24px",
    boxSizing: "border-box",
    padding: "0 24px",
    overflow: "hidden",
    whiteSpace: "nowrap",
    fontSize: tokens.fontSizeBase100,
    lineHeight: tokens.lineHeightBase100,
    fontVariantNumeric: "tabular-nums",
    color: tokens.colorNeutralForeground3,
    backgroundColor: tokens.colorNeutralBackground2,
    borderTop: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke3}`,
    "@media (max-width: 1023px)": { paddingInline: "16px" },
    "@media (max-width: 639px)": { paddingInline: "12px" },
    // Where a keyboard takes half of the window every line counts.
    "@media (max-height: 420px)": { display: "none" },
  },
  /** At the end of a page that scrolls. */
  end: { marginTop: "auto" },
  space: { flexGrow: 1 },
  commit: { fontFamily: tokens.fontFamilyMonospace },
  toTop: { height: "24px", minWidth: "24px", padding: "0 4px" },
});

interface FooterProps {
  readonly isSticky: boolean;
  /** Given where the screen has scrolled on. */
  readonly onTop: (() => void) | null;
}

export function Footer({ isSticky, onTop }: FooterProps) {
  const styles = useStyles();
  const now = useNow();
  const { version, commit } = buildOf();
  return (
    <footer className={mergeClasses(styles.root, !isSticky && styles.end)}>
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
    </footer>
  );
}
