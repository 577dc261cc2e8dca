/** The stations of a location. */
import { stations } from "../../../resources/stations.ts";
import { NewPart } from "../../engine/record/new_part.tsx";
import { type AddProps, PartList } from "../../engine/record/part_list.tsx";
import type { PartProps } from "../../engine/record/view_props.ts";

const NewStation = (props: AddProps) => <NewPart part={stations} {...props} />;

export default function StationsTab({ record: { _id } }: PartProps) {
  return <PartList part={stations} record={_id} Add={NewStation} />;
}
