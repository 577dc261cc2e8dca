/** The menu as this person sees it: groups, items, the active one. Source: spec S6.5, S6.6, S4.10. */
import { mergeClasses } from "@fluentui/react-components";
import { Link, useLocation } from "wouter";
import { visibleMenu } from "../../resources/menu.ts";
import type { MenuItem as Item } from "../../resources/pages.ts";
import { config } from "../lib/config.ts";
import { t } from "../lib/i18n.ts";
import { Logo } from "./logo.tsx";
import { menuIcon } from "./menu_icons.tsx";
import { usePerson } from "./person.ts";
import { useSidebarStyles } from "./sidebar.styles.ts";

interface SidebarProps {
  /** After a click on an item: closes the drawer. */
  readonly onFollow?: () => void;
}

export function Sidebar({ onFollow }: SidebarProps) {
  const styles = useSidebarStyles();
  const sections = visibleMenu(usePerson());
  return (
    <nav className={styles.root} aria-label={t("shell.menu")}>
      <Link href="/" className={styles.brand} onClick={onFollow}>
        <Logo />
        <span className={styles.name}>{config().name}</span>
      </Link>
      {sections.map(({ group, items }) => (
        <section
          key={group}
          className={styles.group}
          aria-label={group === "top" ? undefined : t(`group.${group}`)}
        >
          {group !== "top" && <h2 className={styles.heading}>{t(`group.${group}`)}</h2>}
          <ul className={styles.list}>
            {items.map((item) => <MenuItem key={item.id} item={item} onFollow={onFollow} />)}
          </ul>
        </section>
      ))}
    </nav>
  );
}

interface MenuItemProps {
  readonly item: Item;
  readonly onFollow: (() => void) | undefined;
}

function MenuItem({ item, onFollow }: MenuItemProps) {
  const styles = useSidebarStyles();
  const [path] = useLocation();
  const isActive = path === item.path || path.startsWith(`${item.path}/`);
  const Icon = menuIcon(item.id);
  return (
    <li>
      <Link
        href={item.path}
        className={mergeClasses(styles.item, isActive && styles.active)}
        aria-current={isActive ? "page" : undefined}
        onClick={onFollow}
      >
        <span className={mergeClasses(styles.icon, isActive && styles.activeIcon)}>
          <Icon filled={isActive} />
        </span>
        {t(`menu.${item.id}`)}
      </Link>
    </li>
  );
}
