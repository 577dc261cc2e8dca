import { Redirect, useParams } from "wouter";
import { isFlowId } from "./load.ts";
import { FlowList } from "./flow_list.tsx";
import { FlowPage } from "./flow_page.tsx";

export default function FlowsPage() {
  const params = useParams();
  const rest = params["*"] ?? "";
  if (rest === "") return <FlowList />;
  if (isFlowId(rest)) return <FlowPage key={rest} id={rest} />;
  return <Redirect to={`/404?from=${encodeURIComponent(`/flows/${rest}`)}`} replace />;
}
