/** What a record looks like, by its resource: the drawer and the page frame any of them. */
import type { ComponentType } from "react";
import { allows } from "../../../api/access.ts";
import { audit } from "../../../resources/audit.ts";
import { lazily } from "../../lib/lazily.ts";
import { usePerson } from "../../lib/person.ts";
import { OrderView } from "../../features/orders/order_view.tsx";
import type { EntityViewProps, RecordViewProps } from "./view_props.ts";

const TrailLink = lazily(() => import("../../features/audit/trail_link.tsx"));
const EntityView = lazily(() => import("./generic_entity_view.tsx"));

/** Records with a screen of their own. */
const RECORD_VIEWS: Readonly<Record<string, ComponentType<RecordViewProps>>> = {
  orders: OrderView,
  jobs: lazily(() => import("../../features/jobs/job_view.tsx")),
  audit: lazily(() => import("../../features/audit/audit_view.tsx")),
  extensions: lazily(() => import("../../features/extensions/extension_view.tsx")),
};

/** The screen of a record, or what its shape makes of it. Another id is another view: give it a `key`. */
export function RecordView({ resource, id, level, nextHref = null, onClose }: EntityViewProps) {
  const View = RECORD_VIEWS[resource.id];
  const person = usePerson();
  const hasTrail = resource.id !== audit.id && allows(audit.rule, person);
  return (
    <>
      {View
        ? <View {...{ id, level, nextHref }} />
        : resource.shape && <EntityView {...{ resource, id, level, onClose }} />}
      {hasTrail && <TrailLink entity={resource.id} id={id} />}
    </>
  );
}
