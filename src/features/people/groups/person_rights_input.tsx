/** A person's own rights within their form: groups and role are those that are being chosen. */
import { PersonRights } from "./person_rights.tsx";
import { readRights, writeRights } from "../../../engine/form/rights_text.ts";

interface Props {
  /** JSON, as the form keeps it. */
  readonly value: string;
  readonly groups: readonly string[];
  readonly role: string;
  readonly isOff: boolean;
  readonly onChange: (value: string) => void;
}

export default function PersonRightsInput({ value, groups, role, isOff, onChange }: Props) {
  return (
    <PersonRights
      value={readRights(value)}
      {...{ groups, role }}
      isReadOnly={isOff}
      onChange={(next) => onChange(writeRights(next))}
    />
  );
}
