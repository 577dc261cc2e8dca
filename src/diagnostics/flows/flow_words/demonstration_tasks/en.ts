import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Tasks of the demonstration",
  purpose: "Loads the list of tasks that the demonstration shows.",
  states: {
    loading: { title: "Loading tasks", sees: "The table while it loads.", try: "Wait a moment." },
    failed: {
      title: "Could not be loaded",
      sees: "The page says that the tasks could not be loaded.",
      try: "Press “Try again”.",
    },
    shown: { title: "Shown", sees: "The table of tasks.", try: "Search, or choose a status." },
  },
  events: {
    "tasks.retry": { title: "Tried again", sees: "The person pressed “Try again”.", try: "Wait a moment." },
  },
  guards: {
    isTasks: "The answer holds tasks",
  },
  actors: {
    fetchTasks: "Fetch the tasks",
  },
  delays: {},
};
