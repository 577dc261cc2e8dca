/** Edits one filter. A change is applied at once, and the popover stays open for the next one. */
import { Button, Popover, PopoverSurface } from "@fluentui/react-components";
import { type ReactNode, useState } from "react";
import type { FilterKind, FilterValues } from "../../../../resources/define.ts";
import { t } from "../../../lib/i18n.ts";
import { DaysEditor } from "./days_editor.tsx";
import type { EditorProps } from "./editor_props.ts";
import { clearFilter, isSet, newValue, readChoice, writeChoice } from "../../../parts/filter_values.ts";
import { OptionsEditor } from "./options_editor.tsx";
import { usePopoverStyles } from "../../../parts/popover.styles.ts";
import { choiceWord } from "../choice_word.ts";
import { Choices } from "./choices.tsx";
import { statusWord } from "../../../parts/status_pill.tsx";
import "../../../parts/focus_keeper.tsx";

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
                onChange(clearFilter(filter));
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

/** Draws a choice at once, before the list is redrawn. */
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

function ChoicesEditor({ filter, filters, onChange }: EditorProps) {
  const options = (filter.values ?? []).map((value) => ({ value, name: choiceWord(filter.key, value) }));
  return (
    <Choices
      options={options}
      choice={readChoice(filters[filter.key])}
      onChoose={(choice) => onChange({ [filter.key]: writeChoice(choice) })}
    />
  );
}

function OneEditor({ filter, filters, onChange }: EditorProps) {
  const { key, kind, values = [] } = filter;
  const word = (value: string) => kind === "status" ? statusWord(value, key) : choiceWord(key, value);
  const choice = readChoice(filters[key]);
  return (
    <Choices
      options={values.map((value) => ({ value, name: word(value) }))}
      choice={choice}
      onChoose={(next) => onChange({ [key]: newValue(choice, next) })}
    />
  );
}

function StatusesEditor({ filter, filters, onChange }: EditorProps) {
  const options = (filter.values ?? []).map((value) => ({ value, name: statusWord(value, filter.key) }));
  return (
    <Choices
      options={options}
      choice={readChoice(filters[filter.key])}
      canExclude
      onChoose={(choice) => onChange({ [filter.key]: writeChoice(choice) })}
    />
  );
}
