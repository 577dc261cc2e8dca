/** What the parts of the Switch user dialog share: where its machine is, and how to move it. */
import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { switchUserMachine } from "../../../../machines/switch_user.ts";

export interface SwitchProps {
  readonly snapshot: SnapshotFrom<typeof switchUserMachine>;
  readonly send: (event: EventFromLogic<typeof switchUserMachine>) => void;
  /** The real person. */
  readonly actorId: string;
  readonly onClose: () => void;
}
