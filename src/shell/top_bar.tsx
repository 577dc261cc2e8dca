/** The bar above every screen: the way to the menu, balance and VIP level, the person. Source: spec S1.3, S2.50. */
import { Button } from "@fluentui/react-components";
import { NavigationRegular } from "@fluentui/react-icons";
import { lazy, useState } from "react";
import { allows, isFloor } from "../../api/access.ts";
import { formatMinor } from "../../api/money.ts";
import { jobs } from "../../resources/jobs.ts";
import { JobsButton } from "../jobs/jobs_button.tsx";
import { config } from "../lib/config.ts";
import { hasWords, t } from "../lib/i18n.ts";
import { Aside } from "./aside.tsx";
import { Logo } from "./logo.tsx";
import { type Me, usePerson } from "./person.ts";
import { useTopBarStyles } from "./top_bar.styles.ts";

const PersonMenu = lazy(() => import("./person_menu.tsx"));

interface TopBarProps {
  /** Given where the sidebar is hidden. */
  readonly onOpenMenu: ((opener: HTMLElement) => void) | undefined;
  readonly onLogOut: () => void;
}

export function TopBar({ onOpenMenu, onLogOut }: TopBarProps) {
  const styles = useTopBarStyles();
  // The floor works without wallets.
  const person = usePerson();
  const hasWallet = !isFloor(person);
  return (
    <header className={styles.root}>
      {onOpenMenu && (
        <>
          <Button
            appearance="subtle"
            icon={<NavigationRegular />}
            aria-label={t("shell.openMenu")}
            onClick={(event: { currentTarget: HTMLElement }) => onOpenMenu(event.currentTarget)}
          />
          <span className={styles.brand}>
            <Logo size={20} />
            {config().name}
          </span>
        </>
      )}
      <span className={styles.space} />
      {hasWallet && <Wallet />}
      {allows(jobs.rule, person) && <JobsButton key={person._id} />}
      <PersonButton onLogOut={onLogOut} />
    </header>
  );
}

/** The balance is in dollars whatever the currency of orders; the minus comes first. Source: spec S1.3, S9.10. */
function balanceText(dollars: number): string {
  const cents = Math.round(dollars * 100);
  return `${cents < 0 ? "-" : ""}$${formatMinor(Math.abs(cents), "USD")}`;
}

function Wallet() {
  const styles = useTopBarStyles();
  const { total_credit, vip } = usePerson();
  return (
    <span className={styles.money}>
      <span>
        <span className={styles.label}>{t("shell.balance")}</span> {balanceText(total_credit)}
      </span>
      <span>{t("shell.vip", { n: vip })}</span>
    </span>
  );
}

const initialsOf = ({ name, identity }: Me): string =>
  (name || identity).split(/\s+/).slice(0, 2).map((word) => [...word][0] ?? "").join("").toUpperCase();

const roleText = (role: string): string => {
  const key = `shell.role.${role}`;
  return hasWords(key) ? t(key as "shell.role.root") : role;
};

function PersonButton({ onLogOut }: { readonly onLogOut: () => void }) {
  const styles = useTopBarStyles();
  const person = usePerson();
  const name = person.name || person.identity_label;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        className={styles.account}
        appearance="subtle"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        // No label: where the name stands in the button, that is its name.
        title={t("shell.account", { name })}
        onClick={(event: { currentTarget: HTMLElement }) => setAnchor(anchor ? null : event.currentTarget)}
        icon={<span className={styles.initials} aria-hidden="true">{initialsOf(person)}</span>}
      >
        <span className={styles.person}>
          <span className={styles.personName} dir="auto">{name}</span>
          <span className={styles.role}>{roleText(person.role)}</span>
        </span>
      </Button>
      {anchor && (
        <Aside>
          <PersonMenu button={anchor} onClose={() => setAnchor(null)} onLogOut={onLogOut} />
        </Aside>
      )}
    </>
  );
}
