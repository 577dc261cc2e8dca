/** Source: docs/requirements.md S2.51. */
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuItemRadio,
  MenuList,
  MenuPopover,
} from "@fluentui/react-components";
import {
  ChatHelpRegular,
  KeyRegular,
  LockClosedRegular,
  PersonRegular,
  SignOutRegular,
} from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import type { MouseEvent } from "react";
import { useLocation } from "wouter";
import { MirroredIcon } from "../../parts/mirrored_icon.tsx";
import { LANGUAGE_NAMES } from "../../../api/languages.ts";
import { type Language, language, LANGUAGES, setLanguage, t } from "../../lib/i18n.ts";
import { notify } from "../../lib/toasts.ts";

interface PersonMenuProps {
  /** Button at which the menu opens, and to which the focus returns. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
  readonly onToken: () => void;
  readonly onReport: () => void;
  readonly onLogOut: () => void;
}

async function choose(next: Language): Promise<void> {
  if (!(await setLanguage(next))) notify("error", t("shell.languageFailed"));
}

export default function PersonMenu({ button, onClose, onToken, onReport, onLogOut }: PersonMenuProps) {
  useSignals();
  const [, navigate] = useLocation();
  const close = () => {
    onClose();
    button.focus();
  };
  const leadTo = (path: string) => ({
    href: path,
    onClick: (event: MouseEvent) => {
      // With a modifier the browser opens another window.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      navigate(path);
    },
  });
  return (
    <Menu
      open
      positioning={{ target: button, position: "below", align: "end" }}
      checkedValues={{ language: [language.value] }}
      onCheckedValueChange={(_, { checkedItems }) => void choose(checkedItems[0] as Language)}
      onOpenChange={(_, { open }) => !open && close()}
    >
      <MenuPopover>
        <MenuList>
          <MenuItemLink icon={<PersonRegular />} {...leadTo("/profile/info")}>
            {t("profile.own.info")}
          </MenuItemLink>
          <MenuItemLink icon={<LockClosedRegular />} {...leadTo("/profile/password")}>
            {t("profile.own.password")}
          </MenuItemLink>
          <MenuItem icon={<KeyRegular />} onClick={onToken}>{t("profile.own.token")}</MenuItem>
          {/* The specification demands this item as disabled and hidden, so nobody can see or reach it. */}
          <div role="menuitem" aria-disabled="true" hidden>{t("profile.own.inbox")}</div>
          <MenuItem icon={<ChatHelpRegular />} onClick={onReport}>{t("reports.open")}</MenuItem>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t("shell.language")}</MenuGroupHeader>
            {LANGUAGES.map((each) => (
              <MenuItemRadio key={each} name="language" value={each} lang={each}>
                {LANGUAGE_NAMES[each]}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem
            icon={
              <MirroredIcon>
                <SignOutRegular />
              </MirroredIcon>
            }
            onClick={onLogOut}
          >
            {t("shell.logOut")}
          </MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
