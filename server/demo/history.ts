import type { Scene } from "./walk/scene.ts";
import type { SentEvent } from "./walk/walker.ts";

export interface OrderHistory {
  readonly scene: Scene;
  readonly sent: SentEvent[];
}
