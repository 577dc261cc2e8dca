/** The step that takes another one back, for an undo: the list says it with the step. */
import { orders } from "../../../resources/orders.ts";

export const inverseEvent = (event: string): string | undefined =>
  orders.moves?.find((action) => action.event === event)?.inverse;
