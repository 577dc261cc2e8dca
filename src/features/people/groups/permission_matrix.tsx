/** A table of rights by module. Inherited rights are lighter and name their source; a tick makes them explicit. */
import { Button, mergeClasses, Tooltip } from "@fluentui/react-components";
import { ArrowUndoRegular } from "@fluentui/react-icons";
import { type KeyboardEvent, type ReactNode, useState } from "react";
import { BITS, type Module, type ModulePermission } from "../../../../api/modules.ts";
import { MirroredIcon } from "../../../parts/mirrored_icon.tsx";
import { t } from "../../../lib/i18n.ts";
import { useMatrixStyles } from "./permission_matrix.styles.ts";
import {
  columnTick,
  type InheritedAccess,
  type RightsRow,
  rowsOf,
  rowTick,
  type Tick,
  withBits,
  withColumn,
  withoutModule,
} from "./rights_rows.ts";
import { bitName, moduleName } from "../../../engine/form/rights_text.ts";

interface Props {
  readonly modules: readonly Module[];
  /** Explicit rights; a module without an entry inherits. */
  readonly value: readonly ModulePermission[];
  readonly inherited: (module: Module) => InheritedAccess;
  readonly onChange: (value: readonly ModulePermission[]) => void;
  readonly isReadOnly: boolean;
}

/** Position of a check box. Row 0 has the boxes for whole columns, column 0 those for whole rows. */
type Place = readonly [row: number, column: number];

export function PermissionMatrix({ modules, value, inherited, onChange, isReadOnly }: Props) {
  const styles = useMatrixStyles();
  const [place, setPlace] = useState<Place>([1, 1]);
  const rows = rowsOf(modules, value, inherited);
  const box = (at: Place, tick: Tick, label: string, isOwn: boolean, toggle: () => void) => (
    <Box
      {...{ at, tick, label, isOwn, isReadOnly }}
      isHere={at.join() === place.join()}
      onToggle={toggle}
      onCome={() => setPlace(at)}
    />
  );
  const nameOf = ({ id }: Module) => moduleName(id);
  return (
    <div className={styles.scroll}>
      <table className={styles.table} aria-label={t("rights.title")} onKeyDown={move}>
        <thead>
          <tr>
            <th className={styles.head} scope="col">{t("rights.part")}</th>
            {BITS.map((bit, index) => (
              <th key={bit} className={mergeClasses(styles.head, styles.middle)} scope="col">
                {bitName(bit)}
                {!isReadOnly &&
                  box(
                    [0, index + 1],
                    columnTick(rows, bit),
                    t("rights.column", { bit: bitName(bit) }),
                    true,
                    () =>
                      onChange(withColumn(value, rows, bit, columnTick(rows, bit) !== true)),
                  )}
              </th>
            ))}
            <th className={styles.head} scope="col">{t("rights.whence")}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.module.id}>
              <th className={styles.name} scope="row">
                {!isReadOnly &&
                  box(
                    [index + 1, 0],
                    rowTick(row),
                    t("rights.row", { part: nameOf(row.module) }),
                    row.isOwn,
                    () => onChange(withBits(value, row, row.module.bits, rowTick(row) !== true)),
                  )}
                <span className={styles.words}>{nameOf(row.module)}</span>
              </th>
              {BITS.map((bit, column) => (
                <td key={bit} className={mergeClasses(styles.cell, styles.middle)}>
                  {row.module.bits.includes(bit)
                    ? box(
                      [index + 1, column + 1],
                      row.access[bit],
                      t("rights.box", { part: nameOf(row.module), bit: bitName(bit) }),
                      row.isOwn,
                      () => onChange(withBits(value, row, [bit], !row.access[bit])),
                    )
                    : <span className={styles.quiet} aria-hidden>–</span>}
                </td>
              ))}
              <Whence
                row={row}
                source={inherited(row.module).source}
                onReset={isReadOnly ? null : () => onChange(withoutModule(value, row.module))}
                name={nameOf(row.module)}
              />
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface BoxProps {
  readonly at: Place;
  readonly tick: Tick;
  readonly label: string;
  readonly isOwn: boolean;
  readonly isReadOnly: boolean;
  /** True for the one check box that Tab reaches. */
  readonly isHere: boolean;
  readonly onToggle: () => void;
  readonly onCome: () => void;
}

function Box({ at, tick, label, isOwn, isReadOnly, isHere, onToggle, onCome }: BoxProps): ReactNode {
  const styles = useMatrixStyles();
  return (
    <input
      type="checkbox"
      className={mergeClasses(styles.box, !isOwn && styles.inherited)}
      aria-label={label}
      aria-readonly={isReadOnly}
      checked={tick === true}
      ref={(element) => {
        if (element) element.indeterminate = tick === "mixed";
      }}
      tabIndex={isHere ? 0 : -1}
      data-at={at.join()}
      onFocus={onCome}
      onChange={() => {
        if (!isReadOnly) onToggle();
      }}
    />
  );
}

interface WhenceProps {
  readonly row: RightsRow;
  readonly source: string;
  readonly name: string;
  readonly onReset: (() => void) | null;
}

function Whence({ row: { isOwn }, source, name, onReset }: WhenceProps) {
  const styles = useMatrixStyles();
  const label = t("rights.reset", { part: name });
  return (
    <td className={styles.cell}>
      <span className={styles.whence}>
        <span className={isOwn ? styles.own : styles.quiet}>{isOwn ? t("rights.own") : source}</span>
        {isOwn && onReset && (
          <Tooltip content={label} relationship="label">
            <Button
              appearance="subtle"
              size="small"
              icon={
                <MirroredIcon>
                  <ArrowUndoRegular />
                </MirroredIcon>
              }
              onClick={onReset}
            />
          </Tooltip>
        )}
      </span>
    </td>
  );
}

const STEPS: Readonly<Record<string, Place>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

function move(event: KeyboardEvent<HTMLTableElement>): void {
  const step = STEPS[event.key];
  const at = (event.target as HTMLElement).dataset["at"]?.split(",").map(Number);
  if (!step || !at) return;
  event.preventDefault();
  const table = event.currentTarget;
  const way = step[1] !== 0 && getComputedStyle(table).direction === "rtl" ? -1 : 1;
  let [row = 0, column = 0] = at;
  // Skips cells without a check box.
  for (let tries = 0; tries < BITS.length; tries++) {
    row += step[0];
    column += step[1] * way;
    const next = table.querySelector<HTMLInputElement>(`[data-at="${row},${column}"]`);
    if (next) return next.focus();
  }
}
