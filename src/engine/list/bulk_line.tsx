/** The line of bulk actions, which replaces the filters while rows are picked. */
import {
  Button,
  Link,
  Menu,
  MenuDivider,
  MenuItem,
  MenuList,
  MenuPopover,
  MenuTrigger,
  mergeClasses,
  useFluent,
} from "@fluentui/react-components";
import { ChevronDown16Regular } from "@fluentui/react-icons";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { MAX_EXCEPT_IDS, MAX_LIST_VALUES } from "../../../api/constants.ts";
import type { Count, Row } from "../../../machines/rows.ts";
import { type SelectionContext, shownPart } from "../../../machines/picks.ts";
import type { BulkAction, MoveAction, Resource } from "../../../resources/define.ts";
import { mayBeginJobs, nameOf, selectedText } from "../bulk/target.ts";
import { allFeatures, type BulkItems, type DrawOpened, partsAt } from "../features.ts";
import { t } from "../../lib/i18n.ts";
import { register } from "../../lib/keys.ts";
import { SettlingButton } from "../../parts/settling_button.tsx";
import { useMedia } from "../../lib/use_media.ts";
import { usePerson } from "../../lib/person.ts";
import type { Bulk } from "../bulk/bulk_wiring.ts";
import { bulkActionsOf, bulkMovesOf, canTrash, isPlain } from "./bulk_actions.ts";
import { useFilterStyles } from "./filters/filter.styles.ts";
import { numberText } from "../../parts/format.ts";
import { countText } from "./count_text.ts";
import { allows, type Person } from "../../../api/access.ts";
import { type Lifecycle, LIFECYCLES } from "../../../machines/lifecycles/lifecycles.ts";
import { stepsOf } from "../../../machines/lifecycles/lifecycle.ts";

/** Begins a bulk action. `ids` has the rows whose state allows the step; null applies the action to all picked rows. */
type OnWork = (chosen: MoveAction | BulkAction, ids: readonly string[] | null) => void;

interface Props {
  readonly resource: Resource;
  readonly rows: readonly Row[];
  readonly picks: SelectionContext;
  readonly total: Count | null;
  readonly bulk: Bulk;
  readonly isBusy: boolean;
  readonly onWork: OnWork;
  readonly onExport: () => void;
  readonly onTrash: () => void;
  readonly onSelectAll: () => void;
  readonly onClear: () => void;
  readonly onOpen: (draw: DrawOpened) => void;
}

export function BulkLine(props: Props) {
  const { resource, rows, picks, total, bulk, onWork, onExport, onTrash, onSelectAll, onClear, onOpen } =
    props;
  const styles = useFilterStyles();
  const { dir } = useFluent();
  const person = usePerson();
  const isWhole = !picks.isAll && rows.length === picks.selected.length;
  const offers = isWhole ? bulkOffersOf(resource, rows, person) : [];
  const isBusy = props.isBusy || bulk.phase === "sending" || bulk.phase === "unknown";
  useQuickKeys(offers, bulk, isBusy);
  const mayAsk = mayBeginJobs(person);
  const isAtHand = (action: MoveAction) =>
    !action.isInline && (isPlain(action) || (mayAsk && (action.spends === true || action.previews === true)));
  const atHand = offers.filter(({ action }) => isAtHand(action));
  const moves = isWhole
    ? offers.map(({ action }) => action).filter((action) => !isAtHand(action))
    : bulkMovesOf(resource, person);
  // Deleting is offered only if all picked rows are on the screen.
  const mayTrash = isWhole && canTrash(resource, person);
  const added = useBulkItems(resource.id);
  const hasMenu = mayAsk || added.length > 0;
  return (
    <div
      className={mergeClasses(styles.line, styles.bulk)}
      role="group"
      aria-label={t("bulk.line")}
      data-bulk
    >
      <span className={styles.strong}>{selectedText(picks, total)}</span>
      <Widen {...{ picks, total, onSelectAll }} />
      <div className={mergeClasses(styles.steps, dir === "rtl" ? styles.fadeRtl : styles.fadeLtr)}>
        {atHand.length === 0 && !hasMenu && !mayTrash && (
          <span className={styles.quiet}>{t("bulk.none")}</span>
        )}
        {atHand.map(({ action, ids }) => (
          <SettlingButton
            key={action.event}
            meaning={action.event}
            className={styles.step}
            size="small"
            disabledFocusable={isBusy}
            onClick={() => onWork(action, ids)}
          >
            {bulk.phase === "sending" && bulk.event === action.event
              ? t("bulk.sending", { step: nameOf(action.event) })
              : stepText(action, ids.length)}
          </SettlingButton>
        ))}
        {mayTrash && (
          <Button className={styles.step} size="small" disabledFocusable={isBusy} onClick={onTrash}>
            {t("bulk.trash.open")}
          </Button>
        )}
        {hasMenu && (
          <More
            label={t(atHand.length > 0 ? "bulk.more" : "bulk.actions")}
            moves={mayAsk ? moves : []}
            actions={mayAsk ? bulkActionsOf(resource, person) : []}
            added={added.map((Items, at) => (
              <Items key={at} list={resource.id} ids={picks.isAll ? null : picks.selected} onOpen={onOpen} />
            ))}
            onExport={mayAsk ? onExport : null}
            {...{ isBusy, onWork }}
          />
        )}
      </div>
      <Button className={styles.end} appearance="subtle" size="small" onClick={onClear}>
        {t("bulk.clear")}
      </Button>
    </div>
  );
}

function useQuickKeys(offers: readonly BulkOffer[], { send }: Bulk, isBusy: boolean): void {
  const quick = isBusy ? [] : offers.filter(({ action }) => action.quickKey);
  const latest = useRef(quick);
  latest.current = quick;
  const sendLatest = useRef(send);
  sendLatest.current = send;
  const which = quick.map(({ action }) => action.event).join();
  useEffect(() => {
    const offs = latest.current.map(({ action: { event, key = "" } }) =>
      register("list", key, () => {
        const offer = latest.current.find(({ action }) => action.event === event);
        if (offer) sendLatest.current(event, offer.ids);
      }, `event.${event}`)
    );
    return () => offs.forEach((off) => off());
  }, [which]);
}

/** Returns "Start production (3)", with "…" if a dialog follows. */
function stepText(action: MoveAction, rows: number): string {
  const step = t("bulk.step", { step: nameOf(action.event), number: numberText(rows) });
  return isPlain(action) ? step : t("bulk.ask", { step });
}

/** Offers to extend the selection from the page to all matching rows, or says why that is impossible. */
function Widen({ picks, total, onSelectAll }: Pick<Props, "picks" | "total" | "onSelectAll">) {
  const styles = useFilterStyles();
  // Cards have no check box to pick all rows of the page.
  const isCards = useMedia("(max-width: 639px)");
  if (picks.isFull) {
    const words = picks.isAll
      ? t("bulk.fullExcept", { max: numberText(MAX_EXCEPT_IDS) })
      : t("bulk.fullPicked", { max: numberText(MAX_LIST_VALUES) });
    return <span className={styles.quiet} role="status" title={words}>{words}</span>;
  }
  const isMore = total === null || total.capped || total.count > picks.selected.length;
  if (picks.isAll || !isMore || (!isCards && shownPart(picks) !== "all")) return null;
  return (
    <Link as="button" className={styles.step} onClick={onSelectAll}>
      {t("bulk.selectAll", { number: total ? countText(total) : "" })}
    </Link>
  );
}

interface MoreProps extends Pick<Props, "isBusy" | "onWork"> {
  readonly label: string;
  readonly moves: readonly MoveAction[];
  readonly actions: readonly BulkAction[];
  readonly added: ReactNode;
  readonly onExport: (() => void) | null;
}

function More({ label, moves, actions, added, isBusy, onWork, onExport }: MoreProps) {
  const styles = useFilterStyles();
  return (
    <Menu>
      <MenuTrigger disableButtonEnhancement>
        <Button
          className={styles.step}
          size="small"
          icon={<ChevronDown16Regular />}
          iconPosition="after"
          disabledFocusable={isBusy}
        >
          {label}
        </Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {moves.map((action) => (
            <MenuItem key={action.event} onClick={() => onWork(action, null)}>
              {t("bulk.ask", { step: nameOf(action.event) })}
            </MenuItem>
          ))}
          {moves.length > 0 && <MenuDivider />}
          {actions.map((action) => (
            <MenuItem key={action.kind} onClick={() => onWork(action, null)}>
              {t("bulk.ask", { step: nameOf(action.kind) })}
            </MenuItem>
          ))}
          {added}
          {onExport && (
            <MenuItem onClick={onExport}>{t("bulk.ask", { step: t("bulk.export.open") })}</MenuItem>
          )}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}

/** Menu items of features, which are loaded once, when the first row is picked. */
let loading: Promise<readonly BulkItems[]> | null = null;

async function load(): Promise<readonly BulkItems[]> {
  await allFeatures();
  const found = await Promise.all(partsAt("bulkItems").map((each) => each()));
  return found.map(({ bulkItems }) => bulkItems);
}

function useBulkItems(list: string): readonly BulkItems["Items"][] {
  const person = usePerson();
  const [all, setAll] = useState<readonly BulkItems[]>([]);
  useEffect(() => {
    let isGone = false;
    (loading ??= load()).then((found) => !isGone && setAll(found), () => loading = null);
    return () => {
      isGone = true;
    };
  }, []);
  return all.filter(({ rules }) => {
    const rule = rules?.[list];
    return rules ? rule !== undefined && allows(rule, person) : mayBeginJobs(person);
  }).map(({ Items }) => Items);
}

/** Returns the events that a row's state allows; none if this build does not know the state. */
function eventsOf({ machine, columns }: Lifecycle, row: Row): readonly string[] {
  try {
    return stepsOf(machine, columns.valueOf(row), {}).map(({ event }) => event);
  } catch {
    return [];
  }
}

interface BulkOffer {
  readonly action: MoveAction;
  readonly ids: readonly string[];
}

/** Returns the steps that the picked rows' states allow. The API decides for each row. */
function bulkOffersOf(resource: Resource, rows: readonly Row[], person: Person): readonly BulkOffer[] {
  if (!resource.lifecycle) return [];
  const lifecycle = LIFECYCLES[resource.lifecycle.name];
  const events = new Map(rows.map((row) => [row._id, eventsOf(lifecycle, row)]));
  return bulkMovesOf(resource, person).map((action) => ({
    action,
    ids: rows.map((row) => row._id).filter((id) => events.get(id)?.includes(action.event)),
  })).filter(({ ids }) => ids.length > 0);
}
