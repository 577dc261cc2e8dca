import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "The life of a job",
  purpose:
    "Carries out work that takes longer, such as an import, an export or a bulk action, in the background.",
  states: {
    Queued: {
      title: "Queued",
      sees: "The job is “Queued”: it has not started yet.",
      try: "Wait; the page may be left. “Cancel job” stops it.",
    },
    Running: {
      title: "Running",
      sees: "The job is “Running”; a bar shows how much of it is done.",
      try: "Wait; the page may be left. “Cancel job” stops it; what is done stays done.",
    },
    Done: {
      title: "Done",
      sees: "The job is “Done”; the result says what was changed and what was refused.",
      try: "Look at what was refused; where the rows can be tried again, press “Retry … failed”.",
    },
    Failed: {
      title: "Failed",
      sees: "The job is “Failed” and says why it ended early. What was done before stays done.",
      try: "Press “Try again”: it goes on with what is left. Start an import again with its file.",
    },
    Cancelled: {
      title: "Stopped",
      sees: "The job is “Cancelled”: somebody stopped it. What was done before stays done.",
      try: "To go on, press “Try again”. Start an import again with its file.",
    },
  },
  events: {
    "job.begin": {
      title: "The work began",
      sees: "The job’s turn came, and its work began.",
      try: "Nothing: wait until it is done.",
    },
    "job.finish": {
      title: "The work is done",
      sees: "The last row was dealt with.",
      try: "Look at the result.",
    },
    "job.fail": {
      title: "The work stopped early",
      sees: "The job could not go on.",
      try: "Read the reason on the job, then press “Try again” if it is there.",
    },
    "job.cancel": {
      title: "Cancel job",
      sees: "Somebody pressed “Cancel job”.",
      try: "Nothing: what was done before stays done.",
    },
    "job.retry": {
      title: "Try again",
      sees: "Somebody started again what failed or was left.",
      try: "Wait; nothing is done twice.",
    },
    "job.undo": {
      title: "Undo",
      sees: "Somebody confirmed the undo: another job takes the changes back.",
      try: "Wait for that job. Records that were changed since stay as they are.",
    },
  },
  guards: {
    hasFailedRows: "Some rows failed and can be tried again",
    isRepeatable: "What the job needs is still there",
    isUndoable: "There is something to undo",
    isNotUndone: "The job was not undone",
    "hasFailedRows and isNotUndone": "Rows failed, and it was not undone",
    "isRepeatable and isNotUndone": "Can be repeated, and was not undone",
  },
  actors: {},
  delays: {},
};
