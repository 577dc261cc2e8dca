/** Who may send which event of the order lifecycle: the rule stands at the screen's action. */
import { allows, type Person } from "../../../api/access.ts";
import type { MoveAction } from "../../../resources/define.ts";
import { orders } from "../../../resources/orders.ts";

export const actionOf = (event: string): MoveAction | undefined =>
  orders.moves?.find((each) => each.event === event);

export function maySend(event: string, person: Person): boolean {
  const action = actionOf(event);
  return action !== undefined && allows(action.rule, person);
}
