import {
  Menu,
  MenuDivider,
  MenuGroup,
  MenuGroupHeader,
  MenuItem,
  MenuItemLink,
  MenuList,
  MenuPopover,
} from "@fluentui/react-components";
import { MAX_TABS } from "../../../api/list_layout.ts";
import { queryOfView } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { viewName } from "./active_view.ts";
import type { PanelDialog, PanelProps } from "./panel_props.ts";

interface Props extends PanelProps {
  readonly maySave: boolean;
  readonly onSave: () => void;
  readonly onReset: () => void;
  readonly onAsk: (asking: PanelDialog) => void;
  readonly onPin: (ids: readonly string[]) => void;
}

export function ViewMenu(props: Props) {
  const { isOpen, target, onOpen } = props;
  return (
    <Menu
      open={isOpen}
      positioning={{ target, position: "below", align: "start", offset: 4 }}
      onOpenChange={({ target: clicked }, { open }) => {
        // A click on the button that opened the menu already closes it.
        if (clicked instanceof Node && target?.contains(clicked)) return;
        onOpen(open);
        if (!open) target?.querySelector("button")?.focus();
      }}
    >
      <MenuPopover>
        <MenuList>
          <OwnItems {...props} />
          <Others {...props} />
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

function moved(ids: readonly string[], id: string, by: number): readonly string[] {
  const from = ids.indexOf(id);
  const to = from + by;
  if (from < 0 || to < 0 || to >= ids.length) return ids;
  return ids.toSpliced(from, 1).toSpliced(to, 0, id);
}

function OwnItems({ views, active: { view, isModified }, maySave, onSave, onReset, onAsk, onPin }: Props) {
  const tabs = views.tabs.map(({ _id }) => _id);
  const at = view ? tabs.indexOf(view._id) : -1;
  return (
    <>
      {maySave && <MenuItem onClick={onSave}>{t("views.save")}</MenuItem>}
      <MenuItem onClick={() => onAsk("new")}>{t("views.saveAs")}</MenuItem>
      {isModified && <MenuItem onClick={onReset}>{t("views.reset")}</MenuItem>}
      {view && (
        <>
          <MenuDivider />
          {view.may_edit && <MenuItem onClick={() => onAsk("edit")}>{t("views.edit")}</MenuItem>}
          {at < 0
            ? (
              <MenuItem
                disabled={tabs.length >= MAX_TABS}
                onClick={() => onPin([...tabs, view._id])}
              >
                {t("views.pin")}
              </MenuItem>
            )
            : (
              <>
                <MenuItem onClick={() => onPin(tabs.filter((id) => id !== view._id))}>
                  {t("views.unpin")}
                </MenuItem>
                <MenuItem disabled={at === 0} onClick={() => onPin(moved(tabs, view._id, -1))}>
                  {t("views.earlier")}
                </MenuItem>
                <MenuItem
                  disabled={at === tabs.length - 1}
                  onClick={() => onPin(moved(tabs, view._id, 1))}
                >
                  {t("views.later")}
                </MenuItem>
              </>
            )}
          {view.may_edit && <MenuItem onClick={() => onAsk("trash")}>{t("views.trash")}</MenuItem>}
        </>
      )}
    </>
  );
}

function Others({ resource, url, views }: Props) {
  const others = views.all.filter(({ is_pinned }) => !is_pinned);
  if (others.length === 0) return null;
  return (
    <>
      <MenuDivider />
      <MenuGroup>
        <MenuGroupHeader>{t("views.others")}</MenuGroupHeader>
        {others.map((view) => {
          const query = queryOfView(resource, view, url.query.perPage);
          return (
            <MenuItemLink
              key={view._id}
              href={url.hrefOf(query)}
              onClick={(event) => {
                if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
                event.preventDefault();
                url.go(query);
              }}
            >
              <bdi dir="auto" translate="no">{viewName(view)}</bdi>
            </MenuItemLink>
          );
        })}
      </MenuGroup>
    </>
  );
}
