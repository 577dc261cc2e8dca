/** The smallest app of the same libraries (React, XState, wouter, Fluent) that shows the same 20 rows. */
import {
  Button,
  FluentProvider,
  Input,
  Table,
  TableBody,
  TableCell,
  TableHeader,
  TableHeaderCell,
  TableRow,
  webLightTheme,
} from "@fluentui/react-components";
import { useMachine } from "@xstate/react";
import { createRoot } from "react-dom/client";
import { Route } from "wouter";
import { assign, fromPromise, setup } from "xstate";

declare const LIST: string;

type Row = Record<string, unknown> & { _id: string };
interface RowsRequest {
  readonly variables: unknown;
  readonly page: number;
}

const token = /(?:^|; )token=([^;]*)/.exec(document.cookie)?.[1] ?? "";

async function ask({ variables, page }: RowsRequest): Promise<Row[]> {
  const response = await fetch("/api/graphql", {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}`, "X-Page": `${page}` },
    body: JSON.stringify({ query: LIST, variables }),
  });
  return (await response.json()).data.orders;
}

const machine = setup({
  types: {
    context: {} as { asked: RowsRequest; rows: Row[] },
    events: {} as { type: "ask"; asked: RowsRequest },
  },
  actors: { load: fromPromise<Row[], RowsRequest>(({ input }) => ask(input)) },
}).createMachine({
  context: { asked: { variables: {}, page: 1 }, rows: [] },
  initial: "loading",
  on: { ask: { target: ".loading", actions: assign(({ event }) => ({ asked: event.asked })) } },
  states: {
    loading: {
      invoke: {
        src: "load",
        input: ({ context }) => context.asked,
        onDone: { target: "shown", actions: assign(({ event }) => ({ rows: event.output })) },
      },
    },
    shown: {},
  },
});

function List() {
  const [{ context: { rows } }, send] = useMachine(machine);
  const names = Object.keys(rows[0] ?? {}).filter((name) => name !== "_id");
  const turn = (variables: unknown, page: number) => send({ type: "ask", asked: { variables, page } });
  return (
    <>
      <Input placeholder="Search" />
      <Button id="next" onClick={() => turn({}, 2)}>Next page</Button>
      <Button id="filter" onClick={() => turn({ status: ["Pending"] }, 1)}>Pending</Button>
      <Table>
        <TableHeader>
          <TableRow>{names.map((name) => <TableHeaderCell key={name}>{name}</TableHeaderCell>)}</TableRow>
        </TableHeader>
        <TableBody>
          {rows.map((row) => (
            <TableRow key={row._id} data-id={row._id}>
              {names.map((name) => <TableCell key={name}>{String(row[name])}</TableCell>)}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </>
  );
}

createRoot(document.querySelector("#root")!).render(
  <FluentProvider theme={webLightTheme}>
    <Route path="*">
      <List />
    </Route>
  </FluentProvider>,
);
