import { Input } from "@fluentui/react-components";
import type { AskProps } from "../features.ts";

/** Returns an input for a whole number. @param most maximum, which limits the typed digits @param unit shown behind it */
export const numberAsk = (most: number, unit: string | null = null) =>
  function NumberAsk({ name, value, isDisabled, onChange }: AskProps) {
    return (
      <Input
        name={name}
        value={value}
        readOnly={isDisabled}
        inputMode="numeric"
        autoComplete="off"
        maxLength={String(most).length}
        contentAfter={unit}
        onChange={(_, data) => onChange(data.value)}
      />
    );
  };
