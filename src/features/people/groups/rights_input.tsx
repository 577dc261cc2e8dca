/** Edits the rights of a group. Rights that it inherits are fetched as soon as a parent is chosen. */
import { groupRights } from "../../../../api/modules.ts";
import { rightsSource } from "./wiring.ts";
import { inheritedAccess, type ParentGroup, shownModules } from "./group_rights.ts";
import { LoadedRights } from "./loaded_rights.tsx";
import { PermissionMatrix } from "./permission_matrix.tsx";
import { readRights, writeRights } from "../../../engine/form/rights_text.ts";

interface Props {
  /** Rights as JSON, since forms store texts. */
  readonly value: string;
  readonly parentId: string;
  readonly role: string;
  readonly isDisabled: boolean;
  readonly onChange: (value: string) => void;
}

export default function RightsInput({ parentId, ...rest }: Props) {
  if (!parentId) return <Matrix above={null} {...rest} />;
  return (
    <LoadedRights key={parentId} sourceOf={() => rightsSource(parentId)}>
      {({ getUserGroupById: group }) => (
        <Matrix
          above={group && { name: group.name, rights: groupRights(group.permission, group.inherited) }}
          {...rest}
        />
      )}
    </LoadedRights>
  );
}

function Matrix(
  { value, role, isDisabled, above, onChange }: Omit<Props, "parentId"> & {
    readonly above: ParentGroup | null;
  },
) {
  return (
    <PermissionMatrix
      modules={shownModules()}
      value={readRights(value)}
      inherited={inheritedAccess(above, role)}
      isReadOnly={isDisabled}
      onChange={(next) => onChange(writeRights(next))}
    />
  );
}
