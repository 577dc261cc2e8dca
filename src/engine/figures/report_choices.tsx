/** Chooses the groups of a report's rows, and the figures that it shows. */
import {
  Button,
  Menu,
  MenuItemCheckbox,
  MenuList,
  MenuPopover,
  MenuTrigger,
  Select,
} from "@fluentui/react-components";
import { ColumnTripleEditRegular } from "@fluentui/react-icons";
import { PERIODS } from "../../../api/time/ranges.ts";
import type { FigureReport } from "../../../resources/define_figures.ts";
import { t } from "../../lib/i18n.ts";
import { dimensionName, figureName } from "./figure_text.ts";
import { useFigureStyles } from "./figures.styles.ts";
import type { ReportView } from "../../../resources/report_url.ts";

export interface ChoiceProps {
  readonly report: FigureReport;
  readonly view: ReportView;
  readonly change: (patch: Partial<ReportView>) => void;
}

export function ReportChoices({ report, view, change }: ChoiceProps) {
  const styles = useFigureStyles();
  const [first = "", second = ""] = view.by;
  const options = (without: string) =>
    [...PERIODS, ...report.dimensions].filter((key) => key !== without).map((key) => (
      <option key={key} value={key}>{dimensionName(report, key)}</option>
    ));
  const group = (...by: readonly string[]) => change({ by: by.filter(Boolean), isWhole: false });
  return (
    <div className={styles.choices}>
      <label className={styles.choice}>
        {t("figures.by")}
        <Select size="small" value={first} onChange={(_, { value }) => group(value, second)}>
          {options(second)}
        </Select>
      </label>
      <label className={styles.choice}>
        {t("figures.then")}
        <Select size="small" value={second} onChange={(_, { value }) => group(first, value)}>
          <option value="">{t("figures.nothing")}</option>
          {options(first)}
        </Select>
      </label>
      <FigureMenu {...{ report, view, change }} />
    </div>
  );
}

const MENU = "figures";

/** The first figure is always shown, as the first column of a list is. */
function FigureMenu({ report: { measures }, view, change }: ChoiceProps) {
  const keys = measures.map(({ key }) => key);
  return (
    <Menu
      checkedValues={{ [MENU]: [...view.shown] }}
      onCheckedValueChange={(_, { checkedItems }) =>
        change({ shown: keys.filter((key) => checkedItems.includes(key)) })}
    >
      <MenuTrigger disableButtonEnhancement>
        <Button size="small" icon={<ColumnTripleEditRegular />}>{t("figures.columns")}</Button>
      </MenuTrigger>
      <MenuPopover>
        <MenuList>
          {keys.map((key, place) => (
            <MenuItemCheckbox key={key} name={MENU} value={key} disabled={place === 0}>
              {figureName(key)}
            </MenuItemCheckbox>
          ))}
        </MenuList>
      </MenuPopover>
    </Menu>
  );
}
