import { NotificationSettings } from "./settings.tsx";
import type { PartProps } from "../../../engine/record/view_props.ts";

export default function Notifications({ record: { _id } }: PartProps) {
  return <NotificationSettings userId={_id} />;
}
