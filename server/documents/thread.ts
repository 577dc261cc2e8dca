import type { Task, ThreadAnswer } from "./task.ts";

const say = (answer: ThreadAnswer, transfer: Transferable[] = []) => self.postMessage(answer, { transfer });

self.addEventListener("message", async ({ data }: MessageEvent<Task>) => {
  try {
    const bytes = await drawTask(data);
    say({ kind: "done", bytes }, [bytes.buffer]);
  } catch (error) {
    say({
      kind: "failed",
      message: error instanceof Error ? error.stack ?? error.message : String(error),
    });
  }
});

/** Loads each renderer on demand: statements need no barcodes, and labels no tables. */
async function drawTask(task: Task): Promise<Uint8Array<ArrayBuffer>> {
  if (task.kind === "pages") {
    return await (await import("./draw.ts")).drawPdf(task.documents, task.copies);
  }
  if (task.kind === "parcels") {
    return task.dpi === null
      ? await (await import("./draw_package_labels.ts")).drawPackageLabels(task)
      : await (await import("./write_package_labels.ts")).writePackageLabels(task, task.dpi);
  }
  const { drawLabels, writeZpl } = await import("./draw_labels.ts");
  const { document, copies, dpi, pictures } = task;
  return dpi === null
    ? await drawLabels(document, copies, pictures)
    : await writeZpl(document, dpi, copies, pictures);
}
