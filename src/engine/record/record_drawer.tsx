/** Shows a record next to the usable list; below 1024 px the record covers the list and traps the focus. */
import { DrawerBody, OverlayDrawer } from "@fluentui/react-components";
import { useSignals } from "@preact/signals-react/runtime";
import { type ReactNode, useEffect, useRef } from "react";
import type { Resource } from "../../../resources/define.ts";
import { type ListQuery, writeUrl } from "../../../resources/url.ts";
import { pageUrl } from "../list/page_url.ts";
import { t } from "../../lib/i18n.ts";
import { useMedia } from "../../lib/use_media.ts";
import { RecordBar } from "./record_bar.tsx";
import { useBarStyles } from "./record_bar.styles.ts";
import { recordName } from "./record_title.tsx";
import { useShortcut } from "./use_shortcut.ts";
import { showStatus } from "./show_status.ts";
import { RecordView } from "./views.tsx";
import "../../parts/focus_keeper.tsx";

export interface RecordProps {
  readonly resource: Resource;
  readonly id: string;
  /** The query of the address. */
  readonly query: ListQuery;
  readonly listHref: string;
  readonly ids: readonly string[];
  readonly onClose: () => void;
}

/** Returns the address of the next record of the page; null after the last. */
export function nextIn(ids: readonly string[], id: string, hrefOf: (id: string) => string): string | null {
  const next = ids.includes(id) ? ids[ids.indexOf(id) + 1] : undefined;
  return next === undefined ? null : hrefOf(next);
}

const BESIDE = "(min-width: 1024px)";

export default function RecordDrawer({ resource, id, query, ids, onClose }: RecordProps) {
  const isInline = useMedia(BESIDE);
  useReturningFocus(id);
  const hrefOf = (other: string) => writeUrl(resource, query, other);
  const nextHref = nextIn(ids, id, hrefOf);
  const content = (
    <>
      <RecordBar
        ids={ids}
        id={id}
        hrefOf={hrefOf}
        pageHref={pageUrl(resource, query, id)}
        onClose={onClose}
      />
      <RecordView key={id} {...{ resource, id, onClose }} nextHref={nextHref} level={2} />
    </>
  );
  return isInline
    ? <Beside {...{ resource, id, onClose }} hasRows={ids.length > 0}>{content}</Beside>
    : <Above onClose={onClose}>{content}</Above>;
}

/** Returns the focus to the row when the record closes, unless another element has taken it. */
function useReturningFocus(id: string): void {
  const latest = useRef(id);
  latest.current = id;
  useEffect(() => () => {
    requestAnimationFrame(() => {
      if (document.activeElement && document.activeElement !== document.body) return;
      const row = document.querySelector<HTMLElement>(`[data-id="${CSS.escape(latest.current)}"]`) ??
        document.querySelector<HTMLElement>("tr[data-id][tabindex='0']");
      (row?.matches("[tabindex], a, button") ? row : row?.querySelector<HTMLElement>("a, button"))?.focus();
    });
  }, []);
}

/** Reads the signal of the name, so that a new name redraws the caller. */
const labelNow = (): string => {
  const name = recordName.value;
  return name ? t("record.labelOf", { name }) : t("record.label");
};

interface FrameProps {
  readonly onClose: () => void;
  readonly children: ReactNode;
}

function Beside(
  { resource, id, hasRows, onClose, children }: FrameProps & Pick<RecordProps, "id" | "resource"> & {
    readonly hasRows: boolean;
  },
) {
  useSignals();
  const styles = useBarStyles();
  const region = useRef<HTMLElement>(null);
  useShortcut("Escape", "record.keys.close", onClose);
  // A new record is shown from its top, and its row is scrolled into view.
  useEffect(() => {
    region.current?.focus({ preventScroll: true });
    region.current?.scrollTo({ top: 0 });
    document.querySelector(`tr[data-id="${CSS.escape(id)}"]`)?.scrollIntoView({ block: "nearest" });
  }, [id]);
  useEffect(() => showStatus(resource), [id, hasRows]);
  return (
    <aside
      ref={region}
      className={styles.aside}
      tabIndex={-1}
      aria-label={labelNow()}
    >
      {children}
    </aside>
  );
}

function Above({ onClose, children }: FrameProps) {
  useSignals();
  const styles = useBarStyles();
  return (
    <OverlayDrawer
      open
      position="end"
      className={styles.drawer}
      aria-label={labelNow()}
      onOpenChange={(_, { open }) => {
        if (!open) onClose();
      }}
    >
      <DrawerBody className={styles.drawerBody}>
        {/* In a section the record's header does not count as that of the page. */}
        <section className={styles.within}>{children}</section>
      </DrawerBody>
    </OverlayDrawer>
  );
}
