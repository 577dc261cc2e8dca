import type { Scene } from "./orders/walk/scene.ts";
import type { SentEvent } from "./orders/walk/walker.ts";

export interface OrderHistory {
  readonly scene: Scene;
  readonly sent: SentEvent[];
}
