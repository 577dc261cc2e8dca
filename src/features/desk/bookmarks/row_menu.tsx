import {
  Menu,
  MenuButton,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemCheckbox,
  MenuItemRadio,
  MenuList,
  MenuPopover,
  MenuTrigger,
} from "@fluentui/react-components";
import { MoreHorizontalRegular } from "@fluentui/react-icons";
import { type Bookmark, BOOKMARK_COLORS, type BookmarkColor } from "../../../../api/desk/bookmarks.ts";
import { t } from "../../../lib/i18n.ts";
import { BookmarkIcon } from "./bookmark_icon.tsx";
import type { ShownBookmark } from "./shown_bookmark.ts";

interface Props {
  readonly item: ShownBookmark;
  readonly at: number;
  readonly count: number;
  readonly edit: (patch: Partial<Bookmark>) => void;
  readonly onMove: (to: number) => void;
  readonly onRename: () => void;
}

export function RowMenu({ item, at, count, edit, onMove, onRename }: Props) {
  const label = t("bookmarks.options", { title: item.title });
  const checked = { color: [item.color], target: item.target === "_blank" ? ["_blank"] : [] };
  return (
    <Menu
      hasCheckmarks
      checkedValues={checked}
      onCheckedValueChange={(_, { name, checkedItems: [value] }) =>
        edit(
          name === "color" ? { color: value as BookmarkColor } : { target: value ? "_blank" : "_self" },
        )}
    >
      <MenuTrigger disableButtonEnhancement>
        <MenuButton
          appearance="transparent"
          size="small"
          menuIcon={null}
          icon={<MoreHorizontalRegular />}
          aria-label={label}
          title={label}
        />
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          <MenuItem disabled={at === 0} secondaryContent="Alt ↑" onClick={() => onMove(at - 1)}>
            {t("bookmarks.up")}
          </MenuItem>
          <MenuItem disabled={at === count - 1} secondaryContent="Alt ↓" onClick={() => onMove(at + 1)}>
            {t("bookmarks.down")}
          </MenuItem>
          {item.staronly && <MenuItem onClick={onRename}>{t("bookmarks.rename")}</MenuItem>}
          <MenuItemCheckbox name="target" value="_blank">{t("bookmarks.newTab")}</MenuItemCheckbox>
          <MenuDivider />
          <MenuGroup>
            <MenuGroupHeader>{t("bookmarks.color")}</MenuGroupHeader>
            {BOOKMARK_COLORS.map((color) => (
              <MenuItemRadio
                key={color}
                name="color"
                value={color}
                icon={<BookmarkIcon item={{ icon: item.icon, color }} />}
              >
                {t(`bookmarks.colors.${color}`)}
              </MenuItemRadio>
            ))}
          </MenuGroup>
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
