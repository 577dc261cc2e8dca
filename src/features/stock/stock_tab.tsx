/** What lies at a location. */
import { stock } from "../../../resources/stock.ts";
import { PartList } from "../../engine/record/part_list.tsx";
import type { PartProps } from "../../engine/record/view_props.ts";
import { MoveStock } from "./move_stock.tsx";

export default function StockTab({ record: { _id } }: PartProps) {
  return <PartList part={stock} record={_id} Add={MoveStock} />;
}
