/** Button for the filters that do not fit into the line. Its space is reserved, so that nothing shifts. */
import { Button, mergeClasses } from "@fluentui/react-components";
import { ChevronDown12Regular } from "@fluentui/react-icons";
import { useRef, useState } from "react";
import { t } from "../../../lib/i18n.ts";
import { lazyPart } from "../../../lib/lazy_part.tsx";
import { OptionalPart } from "../../../parts/optional_part.tsx";
import { isSet } from "../../../parts/filter_values.ts";
import { useFilterStyles } from "./filter.styles.ts";
import type { MoreProps } from "./more_popover.tsx";

const MorePopover = lazyPart(() => import("./more_popover.tsx"));

export function MoreFilters(props: MoreProps) {
  const { rest, filters } = props;
  const styles = useFilterStyles();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const count = rest.filter((filter) => isSet(filter, filters)).length;
  return (
    <span ref={place} className={mergeClasses(styles.more, rest.length === 0 && styles.without)}>
      <Button
        appearance="subtle"
        size="small"
        icon={<ChevronDown12Regular />}
        iconPosition="after"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t("list.filter.moreSet", { count }) : t("list.filter.more")}
      </Button>
      {isOpen && rest.length > 0 && (
        <OptionalPart>
          <MorePopover
            {...props}
            target={place.current}
            onClose={() => {
              setOpen(false);
              place.current?.querySelector("button")?.focus();
            }}
          />
        </OptionalPart>
      )}
    </span>
  );
}
