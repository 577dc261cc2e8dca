import { allows } from "../../../../api/access.ts";
import type { Resource } from "../../../../resources/define.ts";
import { productionCosts } from "../../../../resources/money/production_costs.ts";
import { NewPart } from "../../../engine/record/new_part.tsx";
import { type AddProps, PartList } from "../../../engine/record/part_list.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";
import { usePerson } from "../../../lib/person.ts";

/** @param own field of a cost that has the id of the record; the form does not ask for it */
export function costsOf(own: "item_id" | "location_id") {
  const { shape } = productionCosts;
  const part: Resource = {
    ...productionCosts,
    ...shape && {
      shape: {
        ...shape,
        within: { key: own, filter: own.replace("_id", "") },
        form: shape.form.map((group) => ({
          ...group,
          fields: group.fields.filter(({ key }) => key !== own),
        })),
      },
    },
  };
  const NewCost = (props: AddProps) => <NewPart part={part} {...props} />;
  return function CostsPart({ record: { _id } }: PartProps) {
    const isShown = allows(part.rule, usePerson());
    return isShown ? <PartList part={part} record={_id} Add={NewCost} /> : null;
  };
}
