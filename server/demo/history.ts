/** An order with the rows around it, and what happened to them. */
import type { Scene } from "./walk/scene.ts";
import type { Sent } from "./walk/walker.ts";

export interface OrderHistory {
  readonly scene: Scene;
  /** In their order, for whoever wants to do the same. */
  readonly sent: Sent[];
}
