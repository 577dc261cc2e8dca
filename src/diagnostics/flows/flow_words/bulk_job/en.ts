import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Work on many records",
  purpose:
    "Gives a step for many records to a job of the server, shows what it would affect, and follows it to its end.",
  states: {
    idle: {
      title: "Nothing begun",
      sees: "The list without a dialog of this kind.",
      try: "Select rows and choose what to do with them.",
    },
    asking: {
      title: "Confirming",
      sees: "A dialog asks whether to do this to so many records.",
      try: "Read what it will affect, then confirm or close it.",
    },
    "asking.looking": {
      title: "Checking what it would affect",
      sees: "The dialog is counting which records it would affect.",
      try: "Wait a moment, or confirm without waiting.",
    },
    "asking.ready": {
      title: "Ready to confirm",
      sees: "The dialog shows the records by status, and which will be refused.",
      try: "Confirm, or close the dialog.",
    },
    "asking.blind": {
      title: "Could not be checked",
      sees: "The dialog says that what it would affect could not be checked.",
      try: "Press “Try again”, or confirm anyway.",
    },
    sending: { title: "Sending", sees: "The dialog is busy.", try: "Wait a few seconds." },
    "sending.first": {
      title: "First time",
      sees: "The dialog is busy with the work just confirmed.",
      try: "Wait a few seconds.",
    },
    "sending.again": {
      title: "Once more, without the dialog",
      sees: "The line says that the work is being sent.",
      try: "Wait a few seconds.",
    },
    unknown: {
      title: "Answer lost",
      sees: "No answer came: it is not known whether the work has begun.",
      try: "Press “Check again”: nothing is begun twice.",
    },
    following: {
      title: "Following the job",
      sees: "The line shows how far the work is.",
      try: "Let it run; the page may be left.",
    },
    "following.watching": {
      title: "Watching it run",
      sees: "The line keeps counting, with a button “Stop”.",
      try: "Wait, or leave the page: it goes on by itself.",
    },
    "following.moving": {
      title: "Stopping or retrying",
      sees: "The button is busy.",
      try: "Wait a few seconds.",
    },
    "following.looking": {
      title: "Checking the progress",
      sees: "The line is brought up to date.",
      try: "Wait a moment.",
    },
    "following.ended": {
      title: "Ended",
      sees:
        "The line says how many were done and how many refused, with Retry and Undo where they are possible.",
      try: "See the refused ones; retry them once their reason is gone.",
    },
  },
  events: {
    "work.ask": {
      title: "Work chosen",
      sees: "The person chose work for many records.",
      try: "Read the dialog.",
    },
    "work.confirm": {
      title: "Confirmed",
      sees: "The person confirmed the work.",
      try: "Wait until it begins.",
    },
    "work.dismiss": {
      title: "Closed",
      sees: "The person closed the dialog or the line. A job that runs goes on.",
      try: "Find a running job under Jobs.",
    },
    "work.look": {
      title: "Checked again",
      sees: "The person asked once more what it would affect.",
      try: "Wait a moment.",
    },
    "work.check": {
      title: "Checked again",
      sees: "The person pressed “Check again” after a lost answer.",
      try: "Wait for the answer.",
    },
    "job.seen": {
      title: "Progress of the job",
      sees: "The server reported the progress of the job.",
      try: "Nothing.",
    },
    "job.step": {
      title: "Stop or retry",
      sees: "The person stopped the job or retried its refused records.",
      try: "Wait a few seconds.",
    },
    "job.undo": {
      title: "Undo",
      sees: "The person asked to put the records back.",
      try: "Wait: a separate job puts them back.",
    },
  },
  guards: {
    isBegun: "The server began the job",
    isEnded: "The job has ended",
    isRefused: "The server refused the work",
    isSeen: "What it would affect is known",
    isUndoRefused: "The undo was refused",
  },
  actors: {
    beginJob: "Begin the job",
    lookAhead: "Check what it would affect",
    moveJob: "Stop or retry the job",
    watchJob: "Watch the job",
  },
  delays: {},
};
