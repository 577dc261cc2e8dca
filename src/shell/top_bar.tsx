/**
 * The bar above every screen. From its start: the way to the menu, brand, bookmarks, search; at its end: wallet,
 * switch user, jobs, notifications, customizer, the person. On a narrow screen every part is one icon wide or is in
 * the person's menu instead (`styles.wide`). Source: spec S2.48–S2.51.
 */
import { Button } from "@fluentui/react-components";
import { NavigationRegular } from "@fluentui/react-icons";
import { allows, isFloor } from "../../api/access.ts";
import { jobs } from "../../resources/jobs.ts";
import { CustomizerButton } from "../customizer/customizer_button.tsx";
import { JobsButton } from "../jobs/jobs_button.tsx";
import { config } from "../lib/config.ts";
import { t } from "../lib/i18n.ts";
import { NotificationsBell } from "../notifications/bell.tsx";
import { SearchButton } from "../search/search_button.tsx";
import { Logo } from "./logo.tsx";
import { usePerson } from "./person.ts";
import { PersonButton } from "./person_button.tsx";
import { useTopBarStyles } from "./top_bar.styles.ts";
import { Wallet } from "./wallet.tsx";

interface TopBarProps {
  /** Given where the sidebar is hidden. */
  readonly onOpenMenu: ((opener: HTMLElement) => void) | undefined;
  readonly onLogOut: () => void;
}

export function TopBar({ onOpenMenu, onLogOut }: TopBarProps) {
  const styles = useTopBarStyles();
  const person = usePerson();
  return (
    <header className={styles.root}>
      <div className={styles.start}>
        {onOpenMenu && <MenuButton onOpen={onOpenMenu} />}
        {onOpenMenu && <Brand />}
        <SearchButton />
      </div>
      <div className={styles.end}>
        {/* The floor works without wallets. */}
        {!isFloor(person) && <Wallet />}
        {allows(jobs.rule, person) && <JobsButton key={person._id} />}
        <CustomizerButton />
        <NotificationsBell key={`bell ${person._id}`} />
        <PersonButton onLogOut={onLogOut} />
      </div>
    </header>
  );
}

function MenuButton({ onOpen }: { readonly onOpen: (opener: HTMLElement) => void }) {
  return (
    <Button
      appearance="subtle"
      icon={<NavigationRegular />}
      aria-label={t("shell.openMenu")}
      onClick={(event: { currentTarget: HTMLElement }) => onOpen(event.currentTarget)}
    />
  );
}

function Brand() {
  const styles = useTopBarStyles();
  return (
    <span className={styles.brand}>
      <Logo size={20} />
      <span className={styles.name}>{config().name}</span>
    </span>
  );
}
