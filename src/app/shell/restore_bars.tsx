/** Buttons for a person who hid menu and top bar, and could not show them again otherwise. */
import { Button, makeStyles, tokens } from "@fluentui/react-components";
import { FullScreenMinimizeRegular, NavigationRegular } from "@fluentui/react-icons";
import { changeAppearance } from "../../features/people/customizer/appearance.ts";
import { t } from "../../lib/i18n.ts";

const useStyles = makeStyles({
  root: {
    position: "absolute",
    zIndex: 6,
    // At the left or right edge the buttons would cover the last row's check box.
    bottom: "4px",
    left: "50%",
    transform: "translateX(-50%)",
    display: "flex",
    gap: "4px",
    padding: "4px",
    borderRadius: tokens.borderRadiusXLarge,
    border: `${tokens.strokeWidthThin} solid ${tokens.colorNeutralStroke1}`,
    backgroundColor: tokens.colorNeutralBackground1,
    boxShadow: tokens.shadow8,
    opacity: 0.85,
    ":hover": { opacity: 1 },
    ":focus-within": { opacity: 1 },
    "@media print": { display: "none" },
  },
});

interface RestoreBarsProps {
  readonly isBlank: boolean;
  readonly onOpenMenu: ((opener: HTMLElement) => void) | undefined;
}

export default function RestoreBars({ isBlank, onOpenMenu }: RestoreBarsProps) {
  const styles = useStyles();
  const words = t(isBlank ? "frame.leaveBlank" : "frame.showBar");
  return (
    <div className={styles.root}>
      {onOpenMenu && (
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          aria-label={t("shell.openMenu")}
          title={t("shell.openMenu")}
          onClick={(event: { currentTarget: HTMLElement }) => onOpenMenu(event.currentTarget)}
        />
      )}
      <Button
        appearance="subtle"
        icon={<FullScreenMinimizeRegular />}
        aria-label={words}
        title={words}
        onClick={() => changeAppearance(isBlank ? { layout: "vertical" } : { navbarType: "sticky" })}
      />
    </div>
  );
}
