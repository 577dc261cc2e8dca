/** The smallest table that accepts a paste: the same cells of the same library, which show the pasted texts unchanged. */
import { type ClipboardEvent, memo, useState } from "react";
import { createRoot } from "react-dom/client";

const Row = memo(function Row({ cells }: { readonly cells: readonly string[] }) {
  return <tr>{cells.map((text, column) => <td key={column}>{text}</td>)}</tr>;
});

function Table() {
  const [rows, setRows] = useState<readonly (readonly string[])[]>([]);
  const onPaste = ({ clipboardData }: ClipboardEvent) =>
    setRows(clipboardData.getData("text/plain").trimEnd().split("\n").map((line) => line.split("\t")));
  return (
    <table role="grid" tabIndex={0} onPaste={onPaste}>
      <tbody>
        {rows.map((cells, row) => <Row key={row} cells={cells} />)}
      </tbody>
    </table>
  );
}

createRoot(document.querySelector("#root")!).render(<Table />);
