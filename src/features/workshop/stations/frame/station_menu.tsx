/** The menu of a station: another station, volume, language, other screens and Log Out. */
import {
  Button,
  makeStyles,
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
  tokens,
} from "@fluentui/react-components";
import { NavigationRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { type MouseEvent, useContext } from "react";
import { useLocation } from "wouter";
import type { Person } from "../../../../../api/access.ts";
import { frameNeedsOf } from "../../../../../resources/frames.ts";
import { visibleMenu } from "../../../../../resources/menu.ts";
import { LANGUAGE_NAMES } from "../../../../../api/languages.ts";
import { type Language, language, LANGUAGES, setLanguage, t } from "../../../../lib/i18n.ts";
import { LogOutContext } from "../../../../lib/log_out.ts";
import { usePerson } from "../../../../lib/person.ts";
import { loudness, play, setLoudness } from "./sound.ts";

const useStyles = makeStyles({
  button: { minWidth: "64px", minHeight: "64px" },
  list: { maxHeight: "80dvh", overflowY: "auto" },
  item: {
    minHeight: "64px",
    alignItems: "center",
    maxWidth: "none",
    fontSize: tokens.fontSizeBase400,
  },
});

const VOLUMES = { soft: 0.25, middle: 0.55, loud: 1 } as const;
type Volume = keyof typeof VOLUMES;
const NAMES = Object.keys(VOLUMES) as Volume[];

const nearest = (volume: number): Volume =>
  NAMES.toSorted((one, other) => Math.abs(VOLUMES[one] - volume) - Math.abs(VOLUMES[other] - volume))[0] ??
    "loud";

/** Returns the first screen with the frame of the app; the start page of this person may be a station. */
function appPath(person: Person): string {
  const items = visibleMenu(person).flatMap((section) => section.items);
  return items.find(({ path }) => !frameNeedsOf(path).isBare)?.path ?? "/profile/info";
}

interface Props {
  /** Null if there is no other station to change to. */
  readonly onChange: (() => void) | null;
  /** Links besides the screens of the menu. */
  readonly links?: readonly { readonly href: string; readonly words: string }[];
}

export function StationMenu({ onChange, links = [] }: Props) {
  useSignals();
  const styles = useStyles();
  const person = usePerson();
  const logOut = useContext(LogOutContext);
  const [path, navigate] = useLocation();
  const screens = visibleMenu(person).flatMap(({ items }) => items)
    .filter((item) => item.path !== path)
    .map(({ id, path: href }) => ({ href, words: t(`menu.${id}`) }));
  const leadTo = (href: string) => ({
    href,
    onClick: (event: MouseEvent) => {
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(href);
    },
  });
  const change = (name: string, chosen: string) => {
    if (name === "language") return void setLanguage(chosen as Language);
    setLoudness({ volume: VOLUMES[chosen as Volume], isMuted: false });
    play("good");
  };
  return (
    <Menu
      checkedValues={{ volume: [nearest(loudness.value.volume)], language: [language.value] }}
      onCheckedValueChange={(_, { name, checkedItems }) => change(name, checkedItems[0] ?? "")}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.button}
          size="large"
          icon={<NavigationRegular />}
          aria-label={t("stations.menu")}
          title={t("stations.menu")}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList className={styles.list}>
          <MenuItemLink className={styles.item} {...leadTo(appPath(person))}>
            {t("stations.back")}
          </MenuItemLink>
          {onChange && <MenuItem className={styles.item} onClick={onChange}>{t("stations.change")}</MenuItem>}
          {[...links, ...screens].map(({ href, words }) => (
            <MenuItemLink key={href} className={styles.item} {...leadTo(href)}>{words}</MenuItemLink>
          ))}
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t("stations.volume")}</MenuGroupHeader>
            {NAMES.map((name) => (
              <MenuItemRadio key={name} className={styles.item} name="volume" value={name}>
                {t(`stations.volumes.${name}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t("shell.language")}</MenuGroupHeader>
            {LANGUAGES.map((each) => (
              <MenuItemRadio key={each} className={styles.item} name="language" value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem className={styles.item} onClick={logOut}>{t("shell.logOut")}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
