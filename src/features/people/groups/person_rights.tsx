/** Edits a person's rights, which override those of groups and role. Source: docs/requirements.md S3.4. */
import { groupRights, mergedRights, type Module, type ModulePermission } from "../../../../api/modules.ts";
import { listText } from "../../../parts/format.ts";
import { groupsRightsSource, type RightsGroup } from "./wiring.ts";
import { inheritedAccess, shownModules } from "./group_rights.ts";
import { LoadedRights } from "./loaded_rights.tsx";
import { PermissionMatrix } from "./permission_matrix.tsx";

interface Props {
  readonly value: readonly ModulePermission[];
  readonly groups: readonly string[];
  readonly role: string;
  readonly isReadOnly: boolean;
  readonly onChange: (value: readonly ModulePermission[]) => void;
}

export function PersonRights({ groups, ...rest }: Props) {
  if (groups.length === 0) return <Matrix of={[]} {...rest} />;
  return (
    <LoadedRights key={groups.join()} sourceOf={() => groupsRightsSource(groups)}>
      {({ usergroups }) => <Matrix of={usergroups} {...rest} />}
    </LoadedRights>
  );
}

/** Returns the rights that a group gives; a locked group gives none. */
const rightsOf = ({ status, permission, inherited }: RightsGroup) =>
  status === "Active" ? groupRights(permission, inherited) : [];

function Matrix({ of, role, ...rest }: Omit<Props, "groups"> & { readonly of: readonly RightsGroup[] }) {
  const rights = mergedRights([], of.map(rightsOf));
  const inherited = (module: Module) => {
    const giving = of.filter((group) => rightsOf(group).some((entry) => entry.module === module.id));
    return inheritedAccess({ name: listText(giving.map(({ name }) => name)), rights }, role)(module);
  };
  return <PermissionMatrix modules={shownModules()} inherited={inherited} {...rest} />;
}
