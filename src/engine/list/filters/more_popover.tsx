import { Button, Popover, PopoverSurface } from "@fluentui/react-components";
import type { Filter, FilterValues } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import "../../../parts/focus_keeper.tsx";
import { FilterChip } from "./filter_chip.tsx";
import { useFilterStyles } from "./filter.styles.ts";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";

export interface MoreProps {
  readonly rest: readonly Filter[];
  readonly filters: FilterValues;
  readonly onFilter: (patch: FilterValues) => void;
  /** Null if no filter is set. */
  readonly onClear: (() => void) | null;
}

interface Props extends MoreProps {
  readonly target: HTMLElement | null;
  readonly onClose: () => void;
}

export default function MorePopover({ rest, filters, onFilter, onClear, target, onClose }: Props) {
  const popover = usePopoverStyles();
  const styles = useFilterStyles();
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "below", align: "end", offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface className={popover.surface} aria-label={t("list.filters")}>
        <div className={styles.rest}>
          {rest.map((filter) => <FilterChip key={filter.key} {...{ filter, filters }} onChange={onFilter} />)}
          {onClear && (
            <Button
              className={styles.quiet}
              appearance="subtle"
              size="small"
              onClick={() => {
                onClose();
                onClear();
              }}
            >
              {t("list.clearFilters")}
            </Button>
          )}
        </div>
      </PopoverSurface>
    </Popover>
  );
}
