/** What a record looks like, by its resource: the drawer and the page frame any of them. */
import { type ComponentType, lazy } from "react";
import { OrderView } from "./order_view.tsx";
import type { RecordViewProps } from "./view_props.ts";

export const RECORD_VIEWS: Readonly<Record<string, ComponentType<RecordViewProps>>> = {
  orders: OrderView,
  jobs: lazy(() => import("./job_view.tsx")),
};
