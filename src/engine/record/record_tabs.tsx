import { Tab, TabList } from "@fluentui/react-components";
import { allows, rules } from "../../../api/access.ts";
import type { Resource } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { usePerson } from "../../lib/person.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";

export const DETAILS = "details";
export const FLOW = "flow";

export function useHasFlow({ lifecycle }: Resource): boolean {
  const person = usePerson();
  return lifecycle !== undefined && allows(rules.support, person);
}

interface Props {
  readonly selected: string;
  readonly onSelect: (tab: string) => void;
}

export function RecordTabs({ selected, onSelect }: Props) {
  const styles = useRecordStyles();
  return (
    <TabList
      className={styles.tabs}
      aria-label={t("charts.record.tabs")}
      selectedValue={selected}
      onTabSelect={(_, { value }) => onSelect(String(value))}
    >
      <Tab value={DETAILS}>{t("charts.record.details")}</Tab>
      <Tab value={FLOW}>{t("charts.record.flow")}</Tab>
    </TabList>
  );
}
