/** What was done and to what kind of record, in the list. */
import { deedText, entityText } from "./words.ts";

interface Props {
  readonly action: string;
  readonly entity: string;
}

export default function DeedCell({ action, entity }: Props) {
  const words = `${deedText(action)} · ${entityText(entity)}`;
  return <bdi dir="auto" title={`${words} (${action})`}>{words}</bdi>;
}
