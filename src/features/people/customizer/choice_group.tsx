import { mergeClasses } from "@fluentui/react-components";
import { type ReactNode, useId } from "react";
import type { Appearance, AppearancePatch } from "../../../../api/people/customizer.ts";
import { type Key, t } from "../../../lib/i18n.ts";
import { changeAppearance, useUnsaved } from "./appearance.ts";
import type { Offer } from "./offers.ts";
import { usePanelStyles } from "./panel.styles.ts";

interface Props<Field extends keyof Offer> {
  readonly field: Field;
  readonly values: readonly Appearance[Field][];
  readonly chosen: Appearance[Field];
  readonly picture: (value: Appearance[Field]) => ReactNode;
}

export function ChoiceGroup<Field extends keyof Offer>({ field, values, chosen, picture }: Props<Field>) {
  const styles = usePanelStyles();
  const name = useId();
  const { changes } = useUnsaved();
  const isUnsaved = field in changes;
  const isColor = field === "menuTheme" || field === "navbarColor";
  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>
        {t(`customizer.${field}.title` as Key)}
        {isUnsaved && <span className={styles.unsaved}>{t("customizer.unsaved")}</span>}
      </legend>
      <div className={styles.choices}>
        {values.map((value) => (
          <label key={value} className={mergeClasses(styles.choice, isColor && styles.color)}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === chosen}
              onChange={() =>
                changeAppearance({ [field]: value } as AppearancePatch)}
            />
            {picture(value)}
            <span>{t(`customizer.${field}.${value}` as Key)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
