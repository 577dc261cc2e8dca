import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import { NavigationRegular } from "@fluentui/react-icons";
import { Link } from "wouter";
import { config } from "../../lib/config.ts";
import { t } from "../../lib/i18n.ts";
import { Logo } from "../../parts/logo.tsx";
import { useTopBarStyles } from "./top_bar.styles.ts";

const useStyles = makeStyles({
  brand: { "@media (max-width: 359px)": { display: "none" } },
});

export interface BarStartProps {
  readonly onOpenMenu: ((opener: HTMLElement) => void) | undefined;
  readonly hasBrand: boolean;
}

export function BarStart({ onOpenMenu, hasBrand }: BarStartProps) {
  const styles = useTopBarStyles();
  const own = useStyles();
  const { name } = config();
  return (
    <>
      {onOpenMenu && (
        <Button
          appearance="subtle"
          icon={<NavigationRegular />}
          aria-label={t("shell.openMenu")}
          onClick={(event: { currentTarget: HTMLElement }) => onOpenMenu(event.currentTarget)}
        />
      )}
      {hasBrand && (
        <Link href="/" className={mergeClasses(styles.brand, own.brand)} aria-label={name}>
          <Logo size={20} />
          <span className={styles.name}>{name}</span>
        </Link>
      )}
    </>
  );
}
