import type { RecordViewProps } from "../../../engine/record/view_props.ts";
import { fulfilmentSource } from "./package.ts";
import { PackageRecord } from "./package_view.tsx";

export default function FulfilmentView(props: RecordViewProps) {
  return <PackageRecord {...props} source={fulfilmentSource} isReadOnly />;
}
