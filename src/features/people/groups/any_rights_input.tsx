/** Rights in a form: of a person, who has groups, or of a group, which has a parent. */
import { idsIn } from "../../../engine/form/form_values.ts";
import type { InputProps } from "../../../engine/form/input_props.ts";
import PersonRightsInput from "./person_rights_input.tsx";
import RightsInput from "./rights_input.tsx";

export default function AnyRightsInput({ value, values = {}, isOff, onChange }: InputProps) {
  const rest = { value: String(value), role: String(values["role"] ?? ""), isOff, onChange };
  return "groups" in values
    ? <PersonRightsInput groups={idsIn(values["groups"] ?? "")} {...rest} />
    : <RightsInput parentId={String(values["parent_id"] ?? "")} {...rest} />;
}
