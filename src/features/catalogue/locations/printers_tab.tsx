import { printers } from "../../../../resources/catalogue/printers.ts";
import { NewPart } from "../../../engine/record/new_part.tsx";
import { type AddProps, PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";

const NewPrinter = (props: AddProps) => <NewPart part={printers} {...props} />;

export default function PrintersTab({ record: { _id } }: PartProps) {
  return <PartList part={printers} record={_id} Add={NewPrinter} />;
}
