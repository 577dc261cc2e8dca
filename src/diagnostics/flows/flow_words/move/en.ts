import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Taking one step with a record",
  purpose: "Sends one step of a record, such as “Pay order”, so that it can never happen twice.",
  states: {
    idle: {
      title: "Waiting for a step",
      sees: "The next steps are buttons below the record’s number.",
      try: "Press the step. A gray one says why it is not possible now.",
    },
    form: {
      title: "Step is open",
      sees: "The step’s fields or its question, or a message about it, are on the screen.",
      try: "Finish the step, or close it.",
    },
    "form.asking": {
      title: "Asking for what is needed",
      sees: "Some fields, or one question, are below the steps.",
      try: "Fill them in, then press the step’s button. “Cancel” does nothing.",
    },
    "form.refused": {
      title: "Refused",
      sees: "A red line says that the step was refused, why, and what is possible now.",
      try: "Resolve the reason, or take one of the steps that are named. “Close” takes the line away.",
    },
    "form.failed": {
      title: "Not done",
      sees: "A red line says that the step was not done, with “Try again” and “Close”.",
      try: "Check the connection, wait a moment, then press “Try again”.",
    },
    sending: {
      title: "Sending",
      sees: "The button says “Sending” and the name of the step.",
      try: "Wait a few seconds.",
    },
    waiting: {
      title: "No answer came",
      sees: "A yellow line says that no answer came and that the server is asked again.",
      try: "Wait: the server is asked again by itself. It cannot happen twice.",
    },
    checking: {
      title: "Finding out",
      sees: "The yellow line is still there: the server is asked whether the step was done.",
      try: "Wait a few seconds.",
    },
    unknown: {
      title: "Still not known",
      sees: "A yellow line says that it is still not known whether it was done, with “Check again”.",
      try: "Check the connection, then press “Check again”. It cannot happen twice.",
    },
    done: {
      title: "Done",
      sees: "A message names the record and what was done; the buttons rest for a moment.",
      try: "Nothing: it is done.",
    },
  },
  events: {
    "move.begin": {
      title: "Pressed a step",
      sees: "The person pressed one of the next steps.",
      try: "When fields appear, fill them in.",
    },
    "move.fill": {
      title: "Filled in a field",
      sees: "The person typed something that the step asks for.",
      try: "Fill in the rest too.",
    },
    "move.confirm": {
      title: "Confirmed the step",
      sees: "The person confirmed the step, or pressed “Try again”.",
      try: "When a field is marked, correct it and confirm again.",
    },
    "move.check": {
      title: "Asked again",
      sees: "The person pressed “Check again”.",
      try: "Wait for the answer.",
    },
    "move.dismiss": {
      title: "Closed the step",
      sees: "The person pressed “Cancel”, “Close” or Escape.",
      try: "Nothing: the record stays as it is.",
    },
  },
  guards: {
    hasChecksLeft: "It was asked again fewer than 2 times",
    hasProblems: "A field needs correcting",
    isAsking: "The step asks for something first",
    isDone: "The server carried out the step",
    isFailed: "Nothing was done or decided",
    isPending: "An earlier answer is still missing",
    isRefused: "The server refused the step",
  },
  actors: {
    sendMove: "Send the step to the server",
  },
  delays: {
    checkDelay: "after 2 seconds",
    settle: "after less than half a second",
  },
};
