import { Button, Checkbox, Input, mergeClasses } from "@fluentui/react-components";
import type { AffectedLine } from "../../../../machines/support/new_case_values.ts";
import { t } from "../../../lib/i18n.ts";
import { listText } from "../../../parts/format.ts";
import { Picture } from "../../catalogue/items/picture.tsx";
import type { OptionLine, Options } from "./find_goods.ts";
import { useNewCaseStyles } from "./new_case.styles.ts";
import { pickAll, pickIn, pickQuantity, toggleUnit } from "./values.ts";

interface Props {
  readonly options: Options;
  readonly lines: readonly AffectedLine[];
  readonly isDisabled: boolean;
  readonly onChange: (lines: readonly AffectedLine[]) => void;
}

export function GarmentsPart({ options, lines, isDisabled, onChange }: Props) {
  const styles = useNewCaseStyles();
  const free = options.lines.filter((line) => line.free > 0);
  if (free.length === 0) {
    return (
      <>
        <p className={styles.quiet} role="status">{t("newCase.nothingFree")}</p>
        <ul className={styles.lines}>
          {options.lines.map((line) => <Line key={line._id} {...{ line, lines, isDisabled, onChange }} />)}
        </ul>
      </>
    );
  }
  return (
    <>
      <Button
        className={styles.start}
        name="lines"
        disabledFocusable={isDisabled}
        onClick={() => onChange(pickAll(options))}
      >
        {t("newCase.all")}
      </Button>
      <ul className={styles.lines}>
        {options.lines.map((line) => <Line key={line._id} {...{ line, lines, isDisabled, onChange }} />)}
      </ul>
    </>
  );
}

interface LineProps extends Omit<Props, "options"> {
  readonly line: OptionLine;
}

function Line({ line, lines, isDisabled, onChange }: LineProps) {
  const styles = useNewCaseStyles();
  const { _id, sku, title, variant, image_id, quantity, free, remedied_in, units } = line;
  const picked = pickIn(lines, _id);
  const name = [title || sku, variant].filter(Boolean).join(", ");
  return (
    <li className={mergeClasses(styles.line, picked.quantity > 0 && styles.picked)}>
      <div className={styles.goods}>
        {image_id && <Picture id={image_id} />}
        <span className={styles.what}>
          <bdi translate="no">{title || sku}</bdi>
          {variant && <bdi className={styles.quiet}>{variant}</bdi>}
          <span className={styles.quiet}>
            <bdi className={styles.mono} translate="no">{sku}</bdi>
            {` · ${t("newCase.ordered", { count: quantity })}`}
          </span>
          {remedied_in.length > 0 && (
            <span className={styles.quiet}>{t("newCase.remedied", { codes: listText(remedied_in) })}</span>
          )}
        </span>
      </div>
      {units.length > 0
        ? (
          <ul className={styles.units} aria-label={name}>
            {units.map((unit) => (
              <li key={unit._id}>
                <Checkbox
                  checked={picked.unit_ids.includes(unit._id)}
                  disabled={isDisabled || !unit.free && !picked.unit_ids.includes(unit._id)}
                  label={<bdi className={styles.mono} translate="no">{unit.code}</bdi>}
                  onChange={() => onChange(toggleUnit(lines, line, unit._id))}
                />
              </li>
            ))}
          </ul>
        )
        : (free > 0 || picked.quantity > 0) && (
          <Input
            className={styles.quantity}
            type="number"
            min={0}
            max={free}
            value={String(picked.quantity)}
            readOnly={isDisabled}
            aria-label={t("newCase.quantityOf", { name, free })}
            onChange={(_, { value }) => {
              const count = Number(value);
              onChange(
                pickQuantity(lines, line, Number.isInteger(count) ? Math.min(free, Math.max(0, count)) : 0),
              );
            }}
          />
        )}
    </li>
  );
}
