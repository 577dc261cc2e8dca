import { FieldContextProvider, Input, Radio, RadioGroup } from "@fluentui/react-components";
import { useEffect, useState } from "react";
import type { Row } from "../../../machines/rows.ts";
import { failureText } from "../../lib/failure_text.ts";
import { useRecordStyles } from "../../parts/record.styles.ts";
import type { AskProps } from "../features.ts";
import { type AnswerSource, useAnswer } from "../wiring/answer.ts";

/** Delay of a search after the last keystroke. */
const WAIT_MS = 250;

export interface Match {
  readonly _id: string;
  readonly code: string;
  readonly details: readonly (string | null | undefined)[];
  /** Text that says why the record was found. */
  readonly because?: string;
}

interface Options<T extends object> {
  /** Returns the source of matches for the typed text, which is "" at first. */
  readonly source: (record: Row, search: string) => AnswerSource<T>;
  readonly matches: (answer: T, record: Row) => readonly Match[];
  readonly placeholder: () => string;
  readonly help?: () => string;
  /** Returns the text that is shown if nothing was found; "" for no text. */
  readonly none: (search: string) => string;
}

/** Returns an input that finds records by a typed text and lets a person choose one. */
export function searchAsk<T extends object>({ source, matches, placeholder, help, none }: Options<T>) {
  function Choices(
    { search, label, value, record, isDisabled, onChange }: AskProps & { readonly search: string },
  ) {
    const { mono, quiet } = useRecordStyles();
    const [found] = useState(() => source(record, search));
    const { answer, failure } = useAnswer(found);
    if (!answer) return failure && <span role="alert">{failureText(failure)}</span>;
    const shown = matches(answer, record);
    if (shown.length === 0) return <span role="status">{none(search)}</span>;
    return (
      <RadioGroup
        aria-label={label}
        value={value}
        disabled={isDisabled}
        onChange={(_, data) => onChange(data.value)}
      >
        {shown.map(({ _id, code, details, because }) => (
          <Radio
            key={_id}
            value={_id}
            label={
              <>
                <bdi className={mono} translate="no">{code}</bdi>{" "}
                <span className={quiet}>
                  <bdi dir="auto" translate="no">{details.filter(Boolean).join(" · ")}</bdi>
                  {because && <>{" – "}{because}</>}
                </span>
              </>
            }
          />
        ))}
      </RadioGroup>
    );
  }

  return function SearchAsk(props: AskProps) {
    const { quiet } = useRecordStyles();
    const [text, setText] = useState("");
    const [search, setSearch] = useState("");
    useEffect(() => {
      const timer = setTimeout(() => setSearch(text.trim()), WAIT_MS);
      return () => clearTimeout(timer);
    }, [text]);
    return (
      <div>
        <Input
          name={props.name}
          value={text}
          readOnly={props.isDisabled}
          placeholder={placeholder()}
          autoComplete="off"
          style={{ inlineSize: "100%" }}
          onChange={(_, { value }) => {
            setText(value);
            // The choice of an earlier search is no longer on the screen, and must not be sent unseen.
            if (props.value !== "") props.onChange("");
          }}
        />
        {help && <div className={quiet}>{help()}</div>}
        <FieldContextProvider value={undefined}>
          <Choices key={search} search={search} {...props} />
        </FieldContextProvider>
      </div>
    );
  };
}
