import { Button, mergeClasses, useFluent } from "@fluentui/react-components";
import { PanelLeftContractRegular, PanelLeftExpandRegular } from "@fluentui/react-icons";
import { t } from "../../lib/i18n.ts";
import { useSideStyles } from "./side.styles.ts";

interface ToggleProps {
  readonly isLabelled: boolean;
  readonly isRail: boolean;
  readonly onToggle: () => void;
}

export function SideToggle({ isLabelled, isRail, onToggle }: ToggleProps) {
  const styles = useSideStyles();
  const { dir } = useFluent();
  const words = t(isRail ? "shell.expandMenu" : "shell.collapseMenu");
  const mirrored = dir === "rtl" ? { transform: "scaleX(-1)" } : {};
  const Icon = isRail ? PanelLeftExpandRegular : PanelLeftContractRegular;
  return (
    <Button
      appearance="subtle"
      size="medium"
      className={mergeClasses(styles.toggle, !isLabelled && styles.toggleRail)}
      icon={<Icon style={mirrored} />}
      aria-label={words}
      title={words}
      onClick={onToggle}
    >
      {isLabelled ? words : null}
    </Button>
  );
}
