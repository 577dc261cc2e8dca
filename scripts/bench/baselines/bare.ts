import type { Operation } from "../../../api/operation.ts";

export const root = document.querySelector("#root")!;
const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? "";

export async function post(body: string, page = 1): Promise<unknown> {
  const response = await fetch("/api/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-Page": `${page}` },
    body,
  });
  return (await response.json()).data;
}

export const ask = <Variables, Data>(
  { text: query }: Operation<Variables, Data>,
  variables: Variables,
  page = 1,
): Promise<Data> => post(JSON.stringify({ query, variables }), page) as Promise<Data>;

/** Adds a row with the values of an object to a table, without nested objects, and returns it. */
export function addLine(
  table: HTMLTableElement,
  row: Readonly<Record<string, unknown>>,
): HTMLTableRowElement {
  const line = table.insertRow();
  for (const value of Object.values(row)) {
    if (typeof value !== "object") line.insertCell().textContent = String(value);
  }
  return line;
}
