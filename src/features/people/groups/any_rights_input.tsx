import { idsIn } from "../../../engine/form/form_values.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import RightsInput from "./rights_input.tsx";
import { PersonRights } from "./person_rights.tsx";
import { readRights, writeRights } from "../../../engine/form/rights_text.ts";

export default function AnyRightsInput({ value, values = {}, isDisabled, onChange }: InputProps) {
  const rest = { value: String(value), role: String(values["role"] ?? ""), isDisabled, onChange };
  return "groups" in values
    ? <PersonRightsInput groups={idsIn(values["groups"] ?? "")} {...rest} />
    : <RightsInput parentId={String(values["parent_id"] ?? "")} {...rest} />;
}

interface Props {
  /** Rights as JSON, since forms store texts. */
  readonly value: string;
  readonly groups: readonly string[];
  readonly role: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

/** Edits the rights of a person with the groups and the role in the form, even if these are not saved yet. */
function PersonRightsInput({ value, groups, role, isDisabled, onChange }: Props) {
  return (
    <PersonRights
      value={readRights(value)}
      {...{ groups, role }}
      isReadOnly={isDisabled}
      onChange={(next) => onChange(writeRights(next))}
    />
  );
}
