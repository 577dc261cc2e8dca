/** Answers like the thread that reads dropped files, but never about the first page. */
import { parentPort } from "node:worker_threads";
import type { Answer, ReadRequest } from "../../../server/documents/intake/answers.ts";

const answerTo = (question: ReadRequest): Answer =>
  question.kind === "open"
    ? { kind: "opened", pages: 2 }
    : { kind: "refused", code: "wrongSize", isOver: false };

parentPort?.on("message", (question: ReadRequest) => {
  if (question.kind !== "read" || question.page > 1) parentPort?.postMessage(answerTo(question));
});
