import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { fulfilmentSource } from "./package.ts";
import { View } from "./package_view.tsx";

export default function FulfilmentView(props: RecordViewProps) {
  return <View {...props} source={fulfilmentSource} isReadOnly />;
}
