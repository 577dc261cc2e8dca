/** Calls the API of the demonstration. A failed call returns a result and never throws. */
import { REQUEST_TIMEOUT_MS } from "../../../api/constants.ts";
import type {
  AdmissionResult,
  Credentials,
  DemoPerson,
  RefreshResult,
  Registration,
} from "../../../machines/demonstration.ts";
import type { Task, TasksAnswer } from "../../../machines/demonstration_tasks.ts";
import { readTabStorage, storeInTab } from "./tab_storage.ts";
import { codeOf } from "./texts.ts";

interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

async function call(method: "GET" | "POST", path: string, sent?: object): Promise<Answer | null> {
  try {
    const response = await fetch(path, {
      method,
      headers: { Accept: "application/json", ...(sent && { "Content-Type": "application/json" }) },
      ...(sent && { body: JSON.stringify(sent) }),
      signal: AbortSignal.timeout(REQUEST_TIMEOUT_MS),
    });
    const body: unknown = await response.json();
    return typeof body === "object" && body !== null
      ? { status: response.status, body: body as Record<string, unknown> }
      : null;
  } catch {
    return null;
  }
}

function personOf(value: unknown): DemoPerson | null {
  const { _id, name, email } = (value ?? {}) as Readonly<Record<string, unknown>>;
  return typeof _id === "string" && typeof name === "string" && typeof email === "string"
    ? { _id, name, email }
    : null;
}

function admit(person: DemoPerson | null, token: unknown): DemoPerson | null {
  if (!person || typeof token !== "string") return null;
  storeInTab("token", token);
  return person;
}

function admittedFrom(answer: Answer | null): AdmissionResult {
  const { user, accessToken, error } = answer?.body ?? {};
  const person = answer?.status === 200 ? admit(personOf(user), accessToken) : null;
  if (person) return { kind: "person", person };
  const problems = typeof error === "object" && error !== null
    ? Object.fromEntries(Object.entries(error).map(([place, text]) => [place, codeOf(text)]))
    : { form: codeOf(error) };
  return { kind: "refused", problems };
}

/** Source: docs/requirements.md S7.22. */
export async function logIn(credentials: Credentials): Promise<AdmissionResult> {
  return admittedFrom(await call("POST", "/api/authenticate/login/user", credentials));
}

/** Source: docs/requirements.md S7.23. */
export async function register(registration: Registration): Promise<AdmissionResult> {
  return admittedFrom(await call("POST", "/api/authenticate/register/user", registration));
}

/** Source: docs/requirements.md S7.24. */
export async function refreshToken(): Promise<RefreshResult> {
  const answer = await call("POST", "/api/authenticate/refresh-token", {
    accessToken: readTabStorage("token"),
  });
  const { userData, accessToken } = answer?.body ?? {};
  if (answer?.status === 401) return { kind: "refused" };
  const person = answer?.status === 200 ? admit(personOf(userData), accessToken) : null;
  return person ? { kind: "person", person } : { kind: "failed" };
}

/** Source: docs/requirements.md S7.25. */
export async function fetchTasks(): Promise<TasksAnswer> {
  const answer = await call("GET", "/api/tasks");
  const tasks = answer?.body["tasks"];
  return answer?.status === 200 && Array.isArray(tasks)
    ? { kind: "tasks", tasks: tasks as readonly Task[] }
    : { kind: "failed", status: answer?.status ?? 0 };
}
