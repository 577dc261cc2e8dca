/** A select whose choice takes effect by its button, because arrow keys pass through all choices before it. */
import { Button, makeStyles, Select, tokens } from "@fluentui/react-components";
import { useState } from "react";

const useStyles = makeStyles({
  root: { display: "flex", flexWrap: "wrap", alignItems: "center", gap: tokens.spacingHorizontalS },
  /** The select may shrink, because an option may be wider than a phone. */
  select: { flex: "1 1 160px", minWidth: 0, "& > select": { minWidth: 0, width: "100%" } },
});

interface Props {
  readonly name: string;
  /** Needed where no field around the select gives a label. */
  readonly label?: string;
  readonly none?: string;
  readonly act: string;
  readonly choices: readonly { readonly value: string; readonly text: string }[];
  readonly isDisabled?: boolean;
  readonly onPick: (value: string) => void;
}

export function PickOne({ name, label, none = "", act, choices, isDisabled = false, onPick }: Props) {
  const styles = useStyles();
  const [chosen, setChosen] = useState("");
  // A choice that has left the list meanwhile is not taken.
  const value = choices.some((each) => each.value === chosen) ? chosen : "";
  const isNothing = isDisabled || value === "";
  const pick = () => {
    if (isNothing) return;
    setChosen("");
    onPick(value);
  };
  return (
    <div className={styles.root}>
      <Select
        className={styles.select}
        name={name}
        value={value}
        disabled={isDisabled}
        aria-label={label}
        onChange={(_, data) => setChosen(data.value)}
      >
        <option value="">{none}</option>
        {choices.map((each) => <option key={each.value} value={each.value}>{each.text}</option>)}
      </Select>
      <Button disabledFocusable={isNothing} onClick={pick}>{act}</Button>
    </div>
  );
}
