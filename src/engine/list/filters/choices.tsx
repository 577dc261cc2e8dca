import { mergeClasses } from "@fluentui/react-components";
import { t } from "../../../lib/i18n.ts";
import { type Choice, toggle } from "../../../parts/filter_values.ts";
import type { Option } from "./option.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";

interface Props {
  readonly options: readonly Option[];
  readonly choice: Choice;
  readonly onChoose: (choice: Choice) => void;
  readonly canExclude?: boolean;
}

export function Choices({ options, choice, onChoose, canExclude }: Props) {
  const styles = usePopoverStyles();
  return (
    <ul className={styles.list}>
      {options.map(({ value, name, more }) => {
        const isLeftOut = choice.not.includes(value);
        return (
          <li key={value} className={styles.choice}>
            <label className={styles.label}>
              <input
                type="checkbox"
                className={styles.box}
                checked={choice.only.includes(value)}
                onChange={() => onChoose(toggle(choice, "only", value))}
              />
              <bdi dir="auto" className={mergeClasses(styles.name, isLeftOut && styles.left)}>{name}</bdi>
              {more && <span className={styles.more}>{more}</span>}
            </label>
            {canExclude && (
              <button
                type="button"
                className={mergeClasses(styles.not, isLeftOut && styles.notSet)}
                aria-pressed={isLeftOut}
                aria-label={t("list.filter.excludeValue", { value: name })}
                onClick={() => onChoose(toggle(choice, "not", value))}
              >
                {t("list.filter.exclude")}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
