import { stations } from "../../../../resources/catalogue/stations.ts";
import { NewPart } from "../../../engine/record/new_part.tsx";
import { type AddProps, type BesidePartProps, PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { PrintButton } from "../prints/print_button.tsx";

const NewStation = (props: AddProps) => <NewPart part={stations} {...props} />;

const Print = ({ row }: BesidePartProps) => <PrintButton kind="stations" ids={[row._id]} />;

export default function StationsTab({ record: { _id } }: PartProps) {
  return (
    <>
      <PartList part={stations} record={_id} Add={NewStation} Beside={Print} />
      <PrintButton kind="commands" ids={[]} />
    </>
  );
}
