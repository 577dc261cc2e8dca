import type { Resource } from "../../../resources/define.ts";
import { unknownStatuses } from "../../../resources/unknown_statuses.ts";
import { lazyPart } from "../../lib/lazy_part.tsx";
import type { ListUrl } from "./list_url.ts";

const UnknownStatusBar = lazyPart(() => import("./unknown_status_bar.tsx"));

interface Props {
  readonly resource: Resource;
  readonly url: Pick<ListUrl, "query" | "filter">;
}

export function UnknownStatuses({ resource, url }: Props) {
  const unknown = unknownStatuses(resource, url.query.filters);
  return unknown.length > 0 && <UnknownStatusBar unknown={unknown} onFilter={url.filter} />;
}
