/** A button for error pages, which needs no further code to be loaded. */
import { makeStyles, mergeClasses, tokens } from "@fluentui/react-components";

const useStyles = makeStyles({
  button: {
    minHeight: "32px",
    padding: "5px 12px",
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: "inherit",
    fontSize: tokens.fontSizeBase300,
    lineHeight: tokens.lineHeightBase300,
    fontWeight: tokens.fontWeightSemibold,
    cursor: "pointer",
    ":hover": { backgroundColor: tokens.colorNeutralBackground1Hover },
    ":focus-visible": { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: "1px" },
  },
  primary: {
    border: `${tokens.strokeWidthThin} solid transparent`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ":hover": { backgroundColor: tokens.colorBrandBackgroundHover },
  },
});

interface PlainButtonProps {
  readonly isPrimary?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

export function PlainButton({ isPrimary = false, onClick, children }: PlainButtonProps) {
  const styles = useStyles();
  return (
    <button
      type="button"
      className={mergeClasses(styles.button, isPrimary && styles.primary)}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
