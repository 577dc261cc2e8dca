import { Button, makeStyles, mergeClasses, tokens } from "@fluentui/react-components";
import { ArrowDown16Regular, ArrowUp16Regular, ReOrderDotsVertical16Regular } from "@fluentui/react-icons";
import { type DragEvent, type JSX, type KeyboardEvent, useState } from "react";
import type { Column, Resource } from "../../../../resources/define.ts";
import { type ListLayout, moveColumn, withColumn } from "../../../../resources/list_layout.ts";
import { t } from "../../../lib/i18n.ts";
import { useFieldWord } from "../../field_words.ts";
import { announce } from "../../../lib/toasts.ts";
import type { Columns } from "./columns.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";

const useStyles = makeStyles({
  list: { maxHeight: "min(420px, 50vh)" },
  grip: { display: "inline-flex", cursor: "grab", color: tokens.colorNeutralForeground3 },
  over: {
    boxShadow: `inset 0 2px 0 0 ${tokens.colorBrandStroke1}`,
    "@media (forced-colors: active)": { borderTop: "2px solid Highlight" },
  },
  away: { opacity: 0.5 },
  moves: { display: "inline-flex", flexShrink: 0, gap: "2px" },
});

interface Props {
  readonly resource: Resource;
  readonly columns: Columns;
  readonly layout: ListLayout;
  readonly onChange: (patch: Partial<ListLayout>) => void;
}

export function ColumnChoices({ resource, columns, layout, onChange }: Props) {
  const popover = usePopoverStyles();
  const styles = useStyles();
  const [dragged, setDragged] = useState("");
  const [over, setOver] = useState("");
  const fieldWord = useFieldWord();
  const { allowed, shown } = columns;
  const [first, ...rest] = shown;
  const others = allowed.filter(({ key }) => !shown.some((column) => column.key === key));
  const move = (key: string, to: string | undefined) => {
    if (to === undefined) return;
    const next = moveColumn(layout.columns, key, to);
    onChange({ columns: next });
    const place = next.findIndex((column) => column.key === key) + 1;
    announce(t("list.columns.moved", { name: fieldWord(key), place, count: next.length }));
  };
  const stop = () => {
    setDragged("");
    setOver("");
  };
  const drag = (key: string) => ({
    draggable: true,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = "move";
      setDragged(key);
    },
    onDragOver: (event: DragEvent) => {
      if (dragged === "") return;
      event.preventDefault();
      setOver(key);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      if (dragged !== "" && dragged !== key) move(dragged, key);
      stop();
    },
    onDragEnd: stop,
  });
  const choose = (key: string, isShown: boolean) =>
    onChange({ columns: withColumn(resource, layout.columns, key, isShown) });
  return (
    <>
      <h2 className={popover.title}>{t("list.columns.title")}</h2>
      <ul className={mergeClasses(popover.list, styles.list)} aria-label={t("list.columns.title")}>
        {first && <Choice column={first} isShown onChoose={null} />}
        {rest.map((column, at) => {
          const { key } = column;
          return (
            <Choice
              key={key}
              {...{ column, drag: drag(key) }}
              isShown
              className={mergeClasses(over === key && styles.over, dragged === key && styles.away)}
              onChoose={() => choose(key, false)}
              onUp={at > 0 ? () => move(key, rest[at - 1]?.key) : null}
              onDown={at < rest.length - 1 ? () => move(key, rest[at + 1]?.key) : null}
            />
          );
        })}
        {others.map((column) => (
          <Choice
            key={column.key}
            column={column}
            isShown={false}
            onChoose={() => choose(column.key, true)}
          />
        ))}
      </ul>
    </>
  );
}

interface ChoiceProps {
  readonly column: Column;
  readonly isShown: boolean;
  /** Shows or hides the column; null for the column that is always shown. */
  readonly onChoose: (() => void) | null;
  readonly onUp?: (() => void) | null;
  readonly onDown?: (() => void) | null;
  readonly drag?: object;
  readonly className?: string;
}

function Choice({ column, isShown, onChoose, onUp, onDown, drag, className }: ChoiceProps) {
  const popover = usePopoverStyles();
  const styles = useStyles();
  const name = useFieldWord()(column.key);
  const onKeyDown = (event: KeyboardEvent) => {
    const run = event.key === "ArrowUp" ? onUp : event.key === "ArrowDown" ? onDown : null;
    if (!event.altKey || !run) return;
    event.preventDefault();
    run();
  };
  return (
    <li className={mergeClasses(popover.choice, className)} onKeyDown={onKeyDown} {...drag}>
      <label className={popover.label}>
        <input
          type="checkbox"
          className={popover.box}
          checked={isShown}
          disabled={onChoose === null}
          onChange={onChoose ?? undefined}
        />
        <span className={popover.name}>{name}</span>
      </label>
      {drag && (
        <span className={styles.moves}>
          <Move name={t("list.columns.up", { name })} icon={<ArrowUp16Regular />} run={onUp} />
          <Move name={t("list.columns.down", { name })} icon={<ArrowDown16Regular />} run={onDown} />
          <span className={styles.grip}>
            <ReOrderDotsVertical16Regular aria-hidden />
          </span>
        </span>
      )}
    </li>
  );
}

interface MoveProps {
  readonly name: string;
  readonly icon: JSX.Element;
  readonly run: (() => void) | null | undefined;
}

/** Button that moves a column, for touch; Alt with an arrow key does the same. */
function Move({ name, icon, run }: MoveProps) {
  return (
    <Button
      appearance="subtle"
      size="small"
      tabIndex={-1}
      icon={icon}
      aria-label={name}
      title={name}
      disabled={!run}
      onClick={() => run?.()}
    />
  );
}
