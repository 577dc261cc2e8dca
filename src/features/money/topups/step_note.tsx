import type { StepNoteProps } from "../../../engine/features.ts";
import ApproveNote from "./approve_note.tsx";
import { ReverseNote } from "./reverse_note.tsx";

export default function StepNote(props: StepNoteProps) {
  if (props.event === "topup.reverse") return <ReverseNote {...props} />;
  return <ApproveNote {...props} />;
}
