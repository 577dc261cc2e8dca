import { Dashboard } from "../../../api/generated/operations/dashboard.ts";
import { ask, lineOf, root } from "./bare.ts";

const { dashboard } = await ask(Dashboard, {});
const table = document.createElement("table");
lineOf(table, dashboard);
for (const each of [...dashboard.statuses, ...dashboard.days]) lineOf(table, each);
root.replaceChildren(table);
