/**
 * A page whose script only requests the same 20 rows as the app's list. Its buttons stand for turning the page and for
 * changing a filter; a click on a row changes the address.
 */
import type { Operation } from "../../../api/operation.ts";
import { addLine, ask, root } from "./bare.ts";

declare const LIST: string;
declare const FIELD: string;

type Row = Readonly<Record<string, unknown>> & { readonly _id: string };
const list: Operation<unknown, Readonly<Record<string, readonly Row[]>>> = { name: "List", text: LIST };

async function show(variables: unknown, page: number): Promise<void> {
  const { [FIELD]: rows = [] } = await ask(list, variables, page);
  const table = document.createElement("table");
  for (const { _id, ...row } of rows) addLine(table, row).dataset["id"] = _id;
  table.addEventListener("click", ({ target }) => {
    const line = (target as Element).closest<HTMLElement>("[data-id]");
    if (line) history.pushState(null, "", `#${line.dataset["id"]}`);
  });
  root.replaceChildren(table);
}

document.querySelector("#next")?.addEventListener("click", () => void show({}, 2));
document.querySelector("#filter")?.addEventListener("click", () => void show({ status: ["Pending"] }, 1));
void show({}, 1);
