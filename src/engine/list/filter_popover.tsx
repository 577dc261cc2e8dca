/** The editor of one filter. A change is shown at once; the popover stays for the next one. */
import { Button, Popover, PopoverSurface } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import type { FilterKind, FilterValues } from "../../../resources/define.ts";
import { t } from "../../lib/i18n.ts";
import { DaysEditor } from "./days_editor.tsx";
import type { EditorProps } from "./editor_props.ts";
import { cleared, isSet } from "../../parts/filter_values.ts";
import { OneEditor } from "./one_editor.tsx";
import { OptionsEditor } from "./options_editor.tsx";
import { usePopoverStyles } from "../../parts/popover.styles.ts";
import { ChoicesEditor } from "./choices_editor.tsx";
import { StatusesEditor } from "./statuses_editor.tsx";
import "../../parts/focus_keeper.tsx";

interface Props extends EditorProps {
  readonly name: string;
  readonly target: HTMLElement | null;
}

const EDITORS: Readonly<Partial<Record<FilterKind, (props: EditorProps) => ReactNode>>> = {
  statuses: StatusesEditor,
  status: OneEditor,
  choices: ChoicesEditor,
  choice: OneEditor,
  days: DaysEditor,
  options: OptionsEditor,
  option: OptionsEditor,
};

export default function FilterPopover({ name, target, ...editor }: Props) {
  const styles = usePopoverStyles();
  const Editor = EDITORS[editor.filter.kind];
  const { filter, filters, onChange, onClose } = editor;
  return (
    <Popover
      open
      trapFocus
      positioning={{ target, position: "below", align: "start", offset: 4 }}
      onOpenChange={(_, { open }) => !open && onClose()}
    >
      <PopoverSurface className={styles.surface} aria-label={name}>
        <h2 className={styles.title}>{name}</h2>
        {Editor && <Edited {...{ Editor, ...editor }} />}
        {isSet(filter, filters) && (
          <div className={styles.foot}>
            <Button
              appearance="subtle"
              size="small"
              onClick={() => {
                onChange(cleared(filter));
                onClose();
              }}
            >
              {t("list.filter.clear")}
            </Button>
          </div>
        )}
      </PopoverSurface>
    </Popover>
  );
}

/** What is chosen shows at once, whenever the list is drawn for it: the next choice is made beside it. */
function Edited({ Editor, ...props }: EditorProps & { readonly Editor: (props: EditorProps) => ReactNode }) {
  const [given, setGiven] = useState(props.filters);
  const [filters, setFilters] = useState(given);
  if (given !== props.filters) {
    setGiven(props.filters);
    setFilters(props.filters);
  }
  const change = (patch: FilterValues) => {
    setFilters({ ...filters, ...patch });
    props.onChange(patch);
  };
  return <Editor {...props} filters={filters} onChange={change} />;
}
