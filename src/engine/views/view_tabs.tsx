/** Shows saved views as tabs. They are links, so that a view opens in a new window too; arrow keys move between them. */
import { Button, mergeClasses, useFluent } from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons";
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import type { Resource } from "../../../resources/define.ts";
import { defaultLayout, isDefaultLayout, type ListLayout } from "../../../resources/list_layout.ts";
import { layoutOf, type ListQuery } from "../../../resources/url.ts";
import { unknownIn, unknownInAddress } from "../../../resources/supported_values.ts";
import { queryOfView, type View } from "../../../resources/view.ts";
import { t } from "../../lib/i18n.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import { notify } from "../../lib/toasts.ts";
import type { Columns } from "../list/layout/columns.ts";
import { countText } from "../list/count_text.ts";
import { OptionalPart } from "../../parts/optional_part.tsx";
import type { Views } from "./views_wiring.ts";
import { useActiveView, viewName } from "./active_view.ts";
import type { ViewUrl } from "./view_url.ts";
import { useTabStyles } from "./view_tabs.styles.ts";

/** Maximum number of characters that are shown of a long address. */
const DROPPED_CHARS = 120;

const ViewPanel = lazyPart(() => import("./view_panel.tsx"));

interface Props {
  readonly resource: Resource;
  readonly url: ViewUrl;
  readonly views: Views;
  readonly columns: Pick<Columns, "allowed">;
  /** True if the page itself says what it leaves out of a view. */
  readonly isQuiet?: boolean;
}

function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>("a")];
  const at = links.indexOf(document.activeElement as HTMLElement);
  const sign = getComputedStyle(event.currentTarget).direction === "rtl" ? -1 : 1;
  const places: Readonly<Record<string, number>> = {
    ArrowRight: at + sign,
    ArrowLeft: at - sign,
    Home: 0,
    End: links.length - 1,
  };
  const to = links[places[event.key] ?? -1];
  if (!to) return;
  event.preventDefault();
  event.stopPropagation();
  to.focus();
}

/** Keeps the current tab visible when the space around it changes. */
function useVisibleTab(tabs: RefObject<HTMLElement | null>, ...changes: readonly unknown[]): void {
  useEffect(() => {
    // `scrollIntoView` is not used, because the next press of Tab would begin there, after the menu's skip link.
    const show = () => {
      const tab = tabs.current?.querySelector("[aria-current]");
      if (!tabs.current || !tab) return;
      const [frame, own] = [tabs.current.getBoundingClientRect(), tab.getBoundingClientRect()];
      if (own.left < frame.left) tabs.current.scrollLeft -= frame.left - own.left;
      else if (own.right > frame.right) tabs.current.scrollLeft += own.right - frame.right;
    };
    // Waits for the next frame, which lays out the page anyway; otherwise it would be laid out twice.
    const frame = requestAnimationFrame(show);
    const observer = new ResizeObserver(show);
    if (tabs.current) observer.observe(tabs.current);
    return () => {
      cancelAnimationFrame(frame);
      observer.disconnect();
    };
  }, [tabs, ...changes]);
}

/** Reports the filters of the address or view that the list does not have, and that are left out. */
function useDropped(resource: Resource, { address }: ViewUrl, view: View | null, isQuiet: boolean): void {
  const what = useMemo(() => {
    const ofView = Object.entries(view?.filters ?? {}).filter(([, value]) => value !== "");
    return [
      ...new Set([
        ...unknownInAddress(resource, new URLSearchParams(address)),
        ...unknownIn(resource, ofView),
      ]),
    ].join(", ");
  }, [resource, address, view]);
  useEffect(() => {
    if (what !== "" && !isQuiet) {
      notify("warning", t("list.unknownFilter", { what: what.slice(0, DROPPED_CHARS) }));
    }
  }, [what, isQuiet]);
}

/** Returns the layout of the tab without a view: default columns, and the row height of an address with a layout. */
function wholeLayout(resource: Resource, { addressQuery, layout }: ViewUrl): ListLayout {
  const own = defaultLayout(resource);
  return isDefaultLayout(resource, layoutOf(resource, addressQuery))
    ? own
    : { ...own, density: layout.density };
}

export function ViewTabs({ resource, url, views, columns, isQuiet = false }: Props) {
  const styles = useTabStyles();
  const { dir } = useFluent();
  const active = useActiveView(resource, url, views, columns);
  const [isOpen, setOpen] = useState(false);
  // The panel stays mounted after it was first opened, because its dialogs close themselves.
  const [hasPanel, setPanel] = useState(false);
  if ((isOpen || active.isModified) && !hasPanel) setPanel(true);
  const button = useRef<HTMLSpanElement>(null);
  const strip = useRef<HTMLElement>(null);
  useVisibleTab(strip, active.view?._id, views.tabs, views.counts);
  useEffect(() => {
    if (active.isMissing) notify("warning", t("views.missing"));
  }, [active.isMissing]);
  useDropped(resource, url, active.view, isQuiet);
  const { perPage, filters } = url.query;
  const everything: ListQuery = { filters: {}, sort: resource.sort, page: 1, perPage };
  const isAll = active.view === null && Object.keys(filters).length === 0;
  const link = (query: ListQuery) => ({ href: url.hrefOf(query), onGo: () => url.go(query) });
  return (
    <>
      <nav
        ref={strip}
        className={mergeClasses(styles.tabs, dir === "rtl" ? styles.fadeRtl : styles.fadeLtr)}
        aria-label={t("views.title")}
        onKeyDown={onKeyDown}
      >
        <Tab
          {...link({ ...everything, layout: wholeLayout(resource, url) })}
          isActive={isAll}
        >
          {t("views.all")}
        </Tab>
        {views.tabs.map((view) => {
          const isActive = active.view?._id === view._id;
          const count = views.counts[view._id];
          return (
            <Tab key={view._id} {...link(queryOfView(resource, view, perPage))} isActive={isActive}>
              <bdi dir="auto" translate="no">{viewName(view)}</bdi>
              {count && <span className={styles.count}>{countText(count)}</span>}
              {count === null && (
                <span
                  className={styles.count}
                  role="img"
                  aria-label={t("views.uncounted")}
                  title={t("views.uncounted")}
                >
                  –
                </span>
              )}
            </Tab>
          );
        })}
      </nav>
      {active.isModified && <span className={styles.modified}>{t("views.modified")}</span>}
      <span ref={button}>
        <Button
          appearance="subtle"
          size="small"
          icon={<ChevronDown16Regular />}
          aria-label={t("views.menu")}
          title={t("views.menu")}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        />
      </span>
      {hasPanel && (
        <OptionalPart>
          <ViewPanel
            {...{ resource, url, views, columns, active, isOpen }}
            target={button.current}
            onOpen={setOpen}
          />
        </OptionalPart>
      )}
    </>
  );
}

interface TabProps {
  readonly href: string;
  readonly isActive: boolean;
  readonly onGo: () => void;
  readonly children: ReactNode;
}

function Tab({ href, isActive, onGo, children }: TabProps) {
  const styles = useTabStyles();
  const follow = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onGo();
  };
  return (
    <a
      className={mergeClasses(styles.tab, isActive && styles.active)}
      href={href}
      aria-current={isActive ? "page" : undefined}
      onClick={follow}
    >
      {children}
    </a>
  );
}
