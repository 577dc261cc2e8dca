import { Textarea } from "@fluentui/react-components";
import { useRecordStyles } from "../../parts/record.styles.ts";
import type { AskProps } from "../features.ts";

interface Options {
  readonly rows: number;
  /** Direction of the text: codes and numbers are written from left to right in every language. */
  readonly dir?: "auto" | "ltr";
  readonly help: () => string;
}

/** Returns an input for several lines of text. */
export const linesAsk = ({ rows, dir = "auto", help }: Options) =>
  function LinesAsk({ name, value, isDisabled, onChange }: AskProps) {
    const { quiet } = useRecordStyles();
    return (
      <div>
        <Textarea
          name={name}
          value={value}
          rows={rows}
          readOnly={isDisabled}
          dir={dir}
          style={{ inlineSize: "100%" }}
          onChange={(_, data) => onChange(data.value)}
        />
        <div className={quiet}>{help()}</div>
      </div>
    );
  };
