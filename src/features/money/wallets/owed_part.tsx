import type { PartProps } from "../../../engine/record/view_props.ts";
import { OwedOf } from "./owed_of.tsx";

const SELLER = "sale";

export default function OwedPart({ record }: PartProps) {
  return record["role"] === SELLER ? <OwedOf seller={record._id} /> : null;
}
