/** Draws the cells of a table; each `CellKind` has one entry here. */
import { mergeClasses } from "@fluentui/react-components";
import { Fragment, type ReactNode, Suspense } from "react";
import { formatDay } from "../../../../api/time/instants.ts";
import { isLate } from "../../../../api/orders/order_due.ts";
import type { Row } from "../../../../machines/rows.ts";
import type { CellKind } from "../../../../resources/cell_kind.ts";
import type { Column } from "../../../../resources/define.ts";
import { config } from "../../../lib/config.ts";
import { Instant } from "../../../parts/instant.tsx";
import { t } from "../../../lib/i18n.ts";
import { useNow } from "../../../lib/now.ts";
import { registeredValue } from "../../features.ts";
import { useCellStyles } from "../../../parts/cells.styles.ts";
import { cellText } from "./cell_text.ts";
import { choiceWord } from "../choice_word.ts";
import { CopyCode } from "../../../parts/copy_code.tsx";
import { countryName, listText, minutesText, numberText, weightText } from "../../../parts/format.ts";
import { drawPill } from "../../../parts/status_pill.tsx";
import { usePillStyles } from "../../../parts/status_pill.styles.ts";
import { amountText } from "../../../lib/amount_text.ts";

export interface CellProps {
  readonly row: Row;
  readonly column: Column;
  /** Id of the list to which the column belongs. */
  readonly list?: string;
  /** Address of the record; null if the list has no records to open. */
  readonly href: string | null;
  /** Set to -1 if the row is a single tab stop, whose links are reached by arrow keys. */
  readonly tabIndex?: -1;
}

type Styles = ReturnType<typeof useCellStyles>;
type Pills = ReturnType<typeof usePillStyles>;
type Draw = (props: CellProps, styles: Styles, pills: Pills) => ReactNode;

const text = (value: unknown): string => typeof value === "string" ? value : "";
const field = ({ row, column }: CellProps, index: number) => row[column.fields[index] ?? ""];
const main = (props: CellProps) => field(props, 0);
const countText = (value: unknown): string => typeof value === "number" ? numberText(value) : "";
/** Writes hundredths in the same way as US cents, without the currency. */
const hundredthsText = (units: unknown): string => amountText(Math.round(Number(units ?? 0)), "USD");

const INDENT_PX = 20;
/** Maximum indentation, so that deep trees do not exceed the width of the column. */
const MAX_INDENTS = 6;

/** Kinds of cells that are aligned at the end of their column. */
const AT_END: ReadonlySet<CellKind> = new Set([
  "money",
  "dollars",
  "number",
  "minutes",
  "hundredths",
  "weight",
]);
export const isAtEnd = (kind: CellKind): boolean => AT_END.has(kind);

function drawCode(props: CellProps, styles: Styles): ReactNode {
  const code = text(main(props));
  const words = <bdi className={styles.mono} translate="no">{code}</bdi>;
  return (
    <span className={styles.code}>
      {props.href === null
        ? <span className={styles.line}>{words}</span>
        : <a className={styles.link} href={props.href} tabIndex={props.tabIndex} data-open>{words}</a>}
      <CopyCode code={code} />
    </span>
  );
}

/** @param fallback must be text, because an element would be replaced during a click, and the click lost */
function drawOf({ row, column }: CellProps, fallback: string): ReactNode {
  const Added = registeredValue("cells", column.kind);
  return Added
    ? (
      <Suspense fallback={fallback}>
        <Added row={row} column={column} />
      </Suspense>
    )
    : fallback;
}

const drawAdded: Draw = (props) => drawOf(props, "");

/** Shows the API's text until the feature's words are loaded. */
function drawAddedName(props: CellProps, styles: Styles): ReactNode {
  const words = drawOf(props, text(main(props)));
  return (
    <span className={styles.code}>
      {props.href === null
        ? <span className={styles.line}>{words}</span>
        : <a className={styles.link} href={props.href} tabIndex={props.tabIndex} data-open>{words}</a>}
    </span>
  );
}

function drawTree(props: CellProps, styles: Styles): ReactNode {
  const name = <bdi dir="auto">{text(field(props, 1))}</bdi>;
  const depth = Math.min(Number(field(props, 2) ?? 0), MAX_INDENTS);
  return (
    <span className={styles.tree} style={{ paddingInlineStart: `${depth * INDENT_PX}px` }}>
      {props.href === null
        ? name
        : <a className={styles.link} href={props.href} tabIndex={props.tabIndex} data-open>{name}</a>}
    </span>
  );
}

function drawRecipient(props: CellProps, styles: Styles): ReactNode {
  const [name = "", city = "", code = ""] = [0, 1, 2].map((index) => text(field(props, index)));
  const place = [city, code && countryName(code)].filter(Boolean);
  return (
    <span className={styles.line} dir="auto" title={[name, ...place].filter(Boolean).join(", ")}>
      <bdi dir="auto">{name}</bdi>
      <span className={styles.quiet}>
        {/* City and country may have the same name, so the key is the position. */}
        {place.map((part, at) => (
          <Fragment key={at}>
            {at > 0 ? ", " : name && " · "}
            <bdi dir="auto">{part}</bdi>
          </Fragment>
        ))}
      </span>
    </span>
  );
}

/** Draws nothing for an empty text, so that it takes no room on a card. */
const drawLine = (words: string | undefined, styles: Styles): ReactNode =>
  words
    ? (
      <span className={styles.line} dir="auto" title={words}>
        <bdi dir="auto">{words}</bdi>
      </span>
    )
    : null;
const drawText: Draw = (props, styles) => drawLine(text(main(props)), styles);
const drawWords: Draw = ({ row, column }, styles) => drawLine(cellText(row, column), styles);

function drawMoney(props: CellProps, styles: Styles): ReactNode {
  const minor = main(props);
  if (typeof minor !== "number") return null;
  const currency = text(field(props, 1)) || config().currency;
  const amount = amountText(minor, currency);
  return (
    <bdi className={styles.number} title={`${amount} ${currency}`}>
      {amount}
      {currency !== config().currency && <span className={styles.quiet}>{` ${currency}`}</span>}
    </bdi>
  );
}

/** A job that is not running shows no progress. */
function Progress({ done, total, status, styles }: {
  readonly done: number;
  readonly total: number;
  readonly status: string;
  readonly styles: Styles;
}) {
  if (status !== "Running") return null;
  const part = total > 0 ? Math.min(1, done / total) : 0;
  return (
    <span className={styles.progress}>
      <progress className={styles.bar} value={part} max={1} />
      <span className={styles.number}>{`${Math.floor(part * 100)} %`}</span>
    </span>
  );
}

/** Shows a due date; an overdue one is red, with a sign and a word. */
function Due({ at, status }: { readonly at: unknown; readonly status: string }) {
  const styles = useCellStyles();
  const now = useNow();
  if (typeof at !== "number") return null;
  const { timeZone } = config();
  const day = formatDay(at, timeZone);
  if (!isLate({ status, due_at: at }, now, timeZone)) return <span className={styles.number}>{day}</span>;
  return (
    <span
      className={mergeClasses(styles.number, styles.overdue, styles.late)}
      title={`${t("choice.due.late")} ${day}`}
    >
      <span>
        <span aria-hidden>▲</span> <bdi>{day}</bdi>
      </span>{" "}
      <span>{t("choice.due.late")}</span>
    </span>
  );
}

const pillOf = ({ column: { key: axis, lifecycle }, list }: CellProps) => ({ axis, kind: lifecycle ?? list });

const DRAWS: Readonly<Record<CellKind, Draw>> = {
  code: drawCode,
  job: drawAddedName,
  auditAction: drawAddedName,
  auditReason: drawAdded,
  order: drawAdded,
  reference: drawAdded,
  tracking: drawAdded,
  picture: drawAdded,
  changed: drawAdded,
  named: drawAdded,
  policy: drawAdded,
  wait: drawAdded,
  age: drawAdded,
  deadline: drawAdded,
  daysLeft: drawAdded,
  case: drawAdded,
  batch: drawAdded,
  unit: drawAdded,
  page: drawAdded,
  tree: drawTree,
  recipient: drawRecipient,
  problems: drawAdded,
  items: drawText,
  money: drawMoney,
  dollars: (props, styles) => (
    <bdi className={styles.number}>
      {hundredthsText(Number(main(props) ?? 0) * 100)}
    </bdi>
  ),
  status: (props, _, pills) =>
    main(props) ? drawPill({ ...pillOf(props), status: text(main(props)) }, pills) : null,
  text: drawText,
  mono: (props, styles) =>
    main(props)
      ? (
        <span className={styles.line} dir="auto" title={text(main(props))}>
          <bdi className={styles.mono}>{text(main(props))}</bdi>
        </span>
      )
      : null,
  number: (props, styles) => <span className={styles.number}>{countText(main(props))}</span>,
  minutes: (props, styles) => <span className={styles.number}>{minutesText(Number(main(props) ?? 0))}</span>,
  hundredths: (props, styles) => <span className={styles.number}>{hundredthsText(main(props))}</span>,
  levels: (props, styles) => <span className={styles.line}>{text(main(props))}</span>,
  weight: (props, styles) => (
    <span className={styles.number}>
      {typeof main(props) === "number" && <bdi>{weightText(Number(main(props)))}</bdi>}
    </span>
  ),
  time: (props, styles) => {
    const at = main(props);
    return typeof at === "number" &&
      <span className={mergeClasses(styles.line, styles.number)}>{<Instant at={at} />}</span>;
  },
  day: (props, styles) => {
    const at = main(props);
    return typeof at === "number" &&
      <span className={styles.number}>{formatDay(at, config().timeZone)}</span>;
  },
  days: drawWords,
  clock: drawWords,
  country: drawWords,
  place: drawWords,
  choices: drawWords,
  due: (props) => <Due at={main(props)} status={text(field(props, 1))} />,
  word: (props, styles) => {
    const word = choiceWord(props.column.key, String(main(props) ?? ""));
    return word && <span className={styles.line}>{word}</span>;
  },
  tags: (props, styles) => {
    const tags = main(props);
    if (!Array.isArray(tags)) return null;
    return (
      <span className={styles.tags} title={listText(tags)}>
        {tags.map((tag) => <bdi key={tag} className={styles.tag} dir="auto">{tag}</bdi>)}
      </span>
    );
  },
  progress: (props, styles) => (
    <Progress
      done={Number(main(props) ?? 0)}
      total={Number(field(props, 1) ?? 0)}
      status={text(field(props, 2))}
      styles={styles}
    />
  ),
  // The address of another site is shown as text, never as a link.
  url: (props, styles) => (
    <span className={styles.line} dir="auto" title={text(main(props))}>
      <bdi dir="ltr">{text(main(props)).replace(/^https?:\/\//, "")}</bdi>
    </span>
  ),
};

export const addedKinds = (): readonly CellKind[] =>
  (Object.keys(DRAWS) as CellKind[]).filter((kind) =>
    DRAWS[kind] === drawAdded || DRAWS[kind] === drawAddedName
  );

/** Draws a cell with given styles, so that many cells share one call of the style hooks. */
export const drawCell: Draw = (props, styles, pills) => DRAWS[props.column.kind](props, styles, pills);

export const Cell = (props: CellProps) => <>{drawCell(props, useCellStyles(), usePillStyles())}</>;
