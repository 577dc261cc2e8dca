import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "One step for several records",
  purpose: "Sends one step, such as a hold, to all selected records at once and says what became of each.",
  states: {
    settled: {
      title: "Nothing being sent",
      sees: "The list, while no step is being sent.",
      try: "Select rows and choose a step.",
    },
    "settled.idle": {
      title: "Nothing sent",
      sees: "The list without a message.",
      try: "Select rows and choose a step.",
    },
    "settled.answered": {
      title: "Result shown",
      sees: "The line says how many were moved and how many were refused, with reasons.",
      try: "Read the reasons for those refused; the others are done.",
    },
    "settled.failed": {
      title: "Not carried out",
      sees: "The line says that the step failed, and why.",
      try: "Fix what it names, then choose the step again: nothing was changed.",
    },
    sending: {
      title: "Sending",
      sees: "The line says that the step is being sent.",
      try: "Wait a few seconds.",
    },
    unknown: {
      title: "Answer lost",
      sees: "The line says that no answer came, with the button “Check again”.",
      try: "Press “Check again”: nothing is done twice.",
    },
  },
  events: {
    "bulk.send": {
      title: "Step chosen",
      sees: "The person chose a step for the selected rows.",
      try: "Wait for the answer.",
    },
    "bulk.check": {
      title: "Checked again",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
    "bulk.dismiss": {
      title: "Message closed",
      sees: "The person closed the message.",
      try: "Nothing: all is as it was.",
    },
  },
  guards: {
    hasIds: "At least one record is selected",
    hasResults: "The server answered for every record",
    isFailed: "The server refused the whole step",
  },
  actors: {
    sendMoves: "Send the step to the server",
  },
  delays: {},
};
