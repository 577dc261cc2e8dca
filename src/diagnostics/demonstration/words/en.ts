import { TEXTS } from "../texts.ts";

const demonstration = {
  badge: "Demonstration",
  note:
    "This is a demonstration. It runs in this browser only: nothing is sent anywhere, and closing the tab deletes everything.",
  dark: "Use the dark theme",
  light: "Use the light theme",
  login: {
    title: "Log in",
    submit: "Log in",
    busy: "Logging in",
    question: "No account yet?",
    link: "Register",
    account: "There is an account for everybody: {email}, password {password}.",
    fill: "Fill it in",
  },
  register: {
    title: "Register",
    submit: "Register",
    busy: "Registering",
    question: "Registered already?",
    link: "Log in",
    help: "At least 8 characters. Do not choose a password that you use elsewhere.",
  },
  field: { name: "Name", email: "Email", password: "Password" },
  showPassword: "Show password",
  hidePassword: "Hide password",
  reason: {
    loggedOut: "You are logged out.",
    expired: "Your session has ended. Log in again to go on.",
    failed: "Your session could not be continued. Log in again to go on.",
  },
  problem: TEXTS,
  tasks: {
    title: "Tasks",
    table: "Tasks, newest first",
    count: { one: "{count} task", other: "{count} tasks" },
    search: "Search tasks",
    status: "Status",
    all: "All statuses",
    column: { id: "Number", status: "Status", title: "Title", store_name: "Store", created_at: "Created" },
    loading: "Loading tasks",
    emptyTitle: "No tasks yet",
    emptyText: "What has to be done in the stores appears here.",
    noneTitle: "No task matches",
    noneText: "No task has this status and these words.",
    clear: "Clear filters",
    failedTitle: "The tasks could not be loaded",
    failedText: "Nothing is lost. Try again.",
    retry: "Try again",
  },
} as const;

export const words = { demonstration };
export type English = typeof words;
