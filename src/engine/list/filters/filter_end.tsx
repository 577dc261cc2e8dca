import { Button, makeStyles, mergeClasses } from "@fluentui/react-components";
import type { ReactNode } from "react";
import type { FilterValues, Resource } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { isSet } from "../../../parts/filter_values.ts";
import { useFilterStyles } from "./filter.styles.ts";
import type { LineEnd } from "./filter_bar.tsx";
import { MoreFilters } from "./more_filters.tsx";

const useStyles = makeStyles({
  /** The button is hidden to leave room for the chips, which have their own crosses; "More" has the same button at its end. */
  clear: { "@container list (max-width: 420px)": { display: "none" } },
});

interface Props extends LineEnd {
  readonly resource: Resource;
  readonly filters: FilterValues;
  readonly onClear: () => void;
  readonly children: ReactNode;
}

export function FilterEnd({ resource, filters, hasChips, rest, onFilter, onClear, children }: Props) {
  const styles = useFilterStyles();
  const own = useStyles();
  const isAnySet = resource.filters.some((filter) => isSet(filter, filters));
  return (
    <>
      {hasChips && <MoreFilters {...{ rest, filters, onFilter }} onClear={isAnySet ? onClear : null} />}
      {isAnySet && (
        <Button
          className={mergeClasses(styles.end, styles.quiet, own.clear)}
          appearance="subtle"
          size="small"
          onClick={onClear}
        >
          {t("list.clearFilters")}
        </Button>
      )}
      {children}
    </>
  );
}
