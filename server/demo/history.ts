/** What is known of a demo order. */
import type { Scene } from "./walk/scene.ts";
import type { Sent } from "./walk/walker.ts";

/** An order with the rows around it, and what happened to them. */
export interface OrderHistory {
  readonly scene: Scene;
  /** In their order, for whoever wants to do the same. */
  readonly sent: Sent[];
}
