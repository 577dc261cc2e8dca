/** Asks for the carrier of a label. One carrier is proposed, any other can be typed. */
import { Input } from "@fluentui/react-components";
import { useEffect, useId } from "react";
import { CARRIERS } from "../../../../../api/carrier_names.ts";
import type { AskProps } from "../../../../engine/features.ts";

export default function CarrierAsk({ name, value, record, isDisabled, onChange }: AskProps) {
  const list = useId();
  const proposed = String(record["proposed_carrier"] ?? "");
  useEffect(() => {
    if (value === "" && proposed !== "") onChange(proposed);
    // Runs once, so that a field that a person empties stays empty.
  }, []);
  return (
    <>
      <Input
        name={name}
        value={value}
        readOnly={isDisabled}
        dir="auto"
        autoComplete="off"
        list={list}
        onChange={(_, data) => onChange(data.value)}
      />
      <datalist id={list}>{CARRIERS.map((carrier) => <option key={carrier} value={carrier} />)}</datalist>
    </>
  );
}
