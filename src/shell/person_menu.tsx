/** The person's menu: language and Log out. Loaded when it is first opened. */
import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemRadio,
  MenuList,
  MenuPopover,
} from "@fluentui/react-components";
import { SignOutRegular } from "@fluentui/react-icons";
import { useSignals } from "@preact/signals-react/runtime";
import { type Language, language, LANGUAGES, setLanguage, t } from "../lib/i18n.ts";
import { notify } from "../lib/notices.ts";

interface PersonMenuProps {
  /** What it hangs on, and where focus returns to. */
  readonly button: HTMLElement;
  readonly onClose: () => void;
  readonly onLogOut: () => void;
}

async function choose(next: Language): Promise<void> {
  if (!(await setLanguage(next))) notify("error", t("shell.languageFailed"));
}

export default function PersonMenu({ button, onClose, onLogOut }: PersonMenuProps) {
  useSignals();
  const close = () => {
    onClose();
    button.focus();
  };
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
          <MenuGroup>
            <MenuGroupHeader>{t("shell.language")}</MenuGroupHeader>
            {LANGUAGES.map((each) => (
              <MenuItemRadio key={each} name="language" value={each} lang={each}>
                {t(`shell.languages.${each}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
          <MenuDivider />
          <MenuItem icon={<SignOutRegular />} onClick={onLogOut}>{t("shell.logOut")}</MenuItem>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
