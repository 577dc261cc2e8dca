import { Dashboard } from "../../../api/generated/operations/dashboard.ts";
import { addLine, ask, root } from "./bare.ts";

const { dashboard } = await ask(Dashboard, {});
const table = document.createElement("table");
addLine(table, dashboard);
for (const each of [...dashboard.statuses, ...dashboard.days]) addLine(table, each);
root.replaceChildren(table);
