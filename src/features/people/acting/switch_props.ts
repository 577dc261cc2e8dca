import type { EventFromLogic, SnapshotFrom } from "xstate";
import type { switchUserMachine } from "../../../../machines/people/switch_user.ts";

export interface SwitchProps {
  readonly snapshot: SnapshotFrom<typeof switchUserMachine>;
  readonly send: (event: EventFromLogic<typeof switchUserMachine>) => void;
  readonly actorId: string;
  readonly onClose: () => void;
}
