/** The bins of a location. */
import { bins } from "../../../resources/stations.ts";
import { PartList } from "../../engine/record/part_list.tsx";
import type { PartProps } from "../../engine/record/view_props.ts";
import { NewBins } from "./new_bins.tsx";

export default function BinsTab({ record: { _id } }: PartProps) {
  return <PartList part={bins} record={_id} Add={NewBins} />;
}
