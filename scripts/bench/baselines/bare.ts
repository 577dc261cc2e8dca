/**
 * The limit: a page whose script asks the same server for the same 20 rows, and nothing else. `?page=` and
 * `?status=` stand for a turned page and another filter.
 */
declare const LIST: string;

const root = document.querySelector("#root")!;
const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? "";

async function ask(query: string, variables: unknown, page: number): Promise<Record<string, unknown>[]> {
  const response = await fetch("/api/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-Page": `${page}` },
    body: JSON.stringify({ query, variables }),
  });
  return (await response.json()).data.orders;
}

async function show(variables: unknown, page: number): Promise<void> {
  const rows = await ask(LIST, variables, page);
  const table = document.createElement("table");
  for (const row of rows) {
    const line = table.insertRow();
    line.dataset["id"] = String(row["_id"]);
    for (const [name, value] of Object.entries(row)) {
      if (name !== "_id") line.insertCell().textContent = String(value);
    }
  }
  root.replaceChildren(table);
}

document.querySelector("#next")?.addEventListener("click", () => void show({}, 2));
document.querySelector("#filter")?.addEventListener("click", () => void show({ status: ["Pending"] }, 1));
void show({}, 1);
