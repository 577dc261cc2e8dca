import { Button } from "@fluentui/react-components";
import { useId } from "react";
import { type ItemColumns, LINE_FIELDS, type LineField, REQUIRED_IN_ITEM } from "../../../../api/csv/plan.ts";
import { t } from "../../../lib/i18n.ts";
import { numberText } from "../../../parts/format.ts";
import { ColumnPick, type MapProps, Samples, samplesAt } from "./column_row.tsx";
import { importFieldWord } from "./plan_words.ts";
import { useMapStyles } from "./column_map.styles.ts";
import { useImportStyles } from "../../../engine/imports/import.styles.ts";

/** Number that the first further item has on the screen. */
const SECOND = 2;

const NEEDED: readonly LineField[] = REQUIRED_IN_ITEM;

export function FurtherItems({ inspection, plan, work }: MapProps) {
  const { furtherItems = [] } = plan;
  return furtherItems.map((item, at) => {
    const others = (...instead: readonly ItemColumns[]) => furtherItems.toSpliced(at, 1, ...instead);
    return (
      <Item
        key={at}
        {...{ inspection, plan, work, item }}
        n={numberText(at + SECOND)}
        onChange={(changed) => work.chooseItems(others(changed))}
        onRemove={() => work.chooseItems(others())}
      />
    );
  });
}

interface ItemProps extends MapProps {
  readonly item: ItemColumns;
  readonly n: string;
  readonly onChange: (item: ItemColumns) => void;
  readonly onRemove: () => void;
}

function Item({ inspection, plan, work, item, n, onChange, onRemove }: ItemProps) {
  const styles = useImportStyles();
  const map = useMapStyles();
  const title = useId();
  return (
    <div className={styles.part} role="group" aria-labelledby={title}>
      <div className={styles.buttons}>
        <h3 id={title} className={styles.smallTitle}>{t("imports.map.item", { n })}</h3>
        <Button size="small" onClick={onRemove}>{t("imports.map.removeItem", { n })}</Button>
      </div>
      <div className={map.table}>
        <ul className={map.rows}>
          {LINE_FIELDS.map((field) => (
            <ItemRow
              key={field}
              {...{ inspection, plan, work, field, item, n }}
              onChoose={(position) => {
                const { [field]: _, ...others } = item;
                onChange(position === null ? others : { ...others, [field]: position });
              }}
            />
          ))}
        </ul>
      </div>
    </div>
  );
}

interface ItemRowProps extends MapProps {
  readonly field: LineField;
  readonly item: ItemColumns;
  readonly n: string;
  readonly onChoose: (position: number | null) => void;
}

function ItemRow({ inspection, plan, field, item, n, onChoose }: ItemRowProps) {
  const map = useMapStyles();
  const values = useId();
  const isNeeded = NEEDED.includes(field);
  const name = importFieldWord(field);
  return (
    <li className={map.row}>
      <span className={map.field} aria-hidden>
        {name}
        {isNeeded && <span className={map.star}>*</span>}
      </span>
      <ColumnPick
        label={t("imports.map.itemField", { field: name, n })}
        headers={plan.headers}
        position={item[field]}
        none={t(isNeeded ? "imports.map.pick" : "imports.map.none")}
        isNeeded={isNeeded}
        describedBy={values}
        onChoose={onChoose}
      />
      <Samples id={values} values={samplesAt(inspection, plan, item[field])} />
    </li>
  );
}
