import { bins } from "../../../../resources/catalogue/stations.ts";
import { type BesidePartProps, PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { PrintButton } from "../prints/print_button.tsx";
import { FreeBin } from "./free_bin.tsx";
import { NewBins } from "./new_bins.tsx";

const Beside = ({ row }: BesidePartProps) => (
  <>
    <PrintButton kind="bins" ids={[row._id]} /> <FreeBin row={row} />
  </>
);

export default function BinsTab({ record: { _id } }: PartProps) {
  return <PartList part={bins} record={_id} Add={NewBins} Beside={Beside} />;
}
