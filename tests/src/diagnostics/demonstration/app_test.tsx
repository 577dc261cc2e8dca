import { resizeTo } from "../../../support/client/dom.ts";
import assert from "node:assert/strict";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { TOKEN_LIFE_S } from "../../../../machines/demonstration.ts";
import { openDemonstration } from "./stage.tsx";

const path = () => location.pathname;
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const heading = (name: string) => screen.findByRole("heading", { name, level: 1 });

async function logIn(email = "demo@demo.test", password = "demo1234") {
  await heading("Log in");
  type("Email", email);
  type("Password", password);
  press("Log in");
}

const rows = async () => within(await screen.findByRole("table")).getAllByRole("row").slice(1);

Deno.test("S7.22 a login leads to the requested page; nobody sees the tasks before", async () => {
  await openDemonstration("/tasks?status=Done", async ({ requests }) => {
    assert.equal(path(), "/login");
    assert.equal(requests.length, 0);
    await logIn();
    await heading("Tasks");
    assert.equal(`${path()}${location.search}`, "/tasks?status=Done");
    assert.deepEqual(requests, ["POST /api/authenticate/login/user", "GET /api/tasks"]);
  });
});

Deno.test("S8.8 a wrong password is reported above the form, the e-mail stays, and the message disappears with the first change", async () => {
  await openDemonstration("/login", async () => {
    await logIn("demo@demo.test", "wrong");
    const alert = await screen.findByRole("alert");
    assert.match(alert.textContent!, /Email Or Password Invalid/);
    assert.equal(field("Email").value, "demo@demo.test");
    type("Password", "demo1234");
    await waitFor(() => assert.equal(screen.queryByText("Email Or Password Invalid"), null));
  });
});

Deno.test("S7.22 an empty form is not sent; the first wrong field has the focus and shows the reason", async () => {
  await openDemonstration("/login", async ({ requests }) => {
    await heading("Log in");
    press("Log in");
    assert.ok(document.activeElement === field("Email"));
    assert.equal(field("Email").getAttribute("aria-invalid"), "true");
    const described = document.getElementById(field("Email").getAttribute("aria-describedby")!);
    assert.match(described!.textContent!, /Please enter your email\./);
    assert.deepEqual(requests, []);
    type("Email", "a@b.test");
    assert.equal(field("Email").getAttribute("aria-invalid"), null);
    assert.equal(field("Password").getAttribute("aria-invalid"), "true");
  });
});

Deno.test("S5.7 registration reports an empty name and a used e-mail at their fields, and keeps the typed text", async () => {
  await openDemonstration("/register", async () => {
    await heading("Register");
    type("Email", "demo@demo.test");
    type("Password", "long enough");
    press("Register");
    await screen.findByText("Please enter your name.");
    assert.ok(document.activeElement === field("Name"));
    type("Name", "Ada");
    press("Register");
    await screen.findByText("This email is already in use.");
    await waitFor(() => assert.ok(document.activeElement === field("Email")));
    assert.equal(field("Name").value, "Ada");
    type("Email", "ada@example.test");
    press("Register");
    await heading("Tasks");
    assert.ok(screen.getByText("Ada"));
  });
});

Deno.test("S7.23 the fields are labelled for password managers, and a password can be shown", async () => {
  await openDemonstration("/register", async () => {
    await heading("Register");
    const fills = ["Name", "Email", "Password"].map((name) => field(name).autocomplete);
    assert.deepEqual(fills, ["name", "email", "new-password"]);
    assert.equal(field("Password").type, "password");
    press("Show password");
    assert.equal(field("Password").type, "text");
    press("Hide password");
    assert.equal(field("Password").type, "password");
    fireEvent.click(screen.getByRole("link", { name: "Log in" }));
    await heading("Log in");
    assert.deepEqual(["Email", "Password"].map((name) => field(name).autocomplete), [
      "username",
      "current-password",
    ]);
  });
});

Deno.test("S7.24 a reload continues with the stored token; an expired one signs out and the page says why", async () => {
  await openDemonstration("/", async ({ reload, tools, requests }) => {
    await logIn();
    await heading("Tasks");
    tools.pass(TOKEN_LIFE_S - 1);
    await reload();
    await heading("Tasks");
    assert.equal(requests.filter((call) => call.includes("refresh-token")).length, 1);
    tools.pass(TOKEN_LIFE_S);
    await reload();
    await heading("Log in");
    assert.match((await screen.findByRole("alert")).textContent!, /Invalid access token.*Log in again/);
    assert.equal(sessionStorage.getItem("pressdock-demonstration.token"), null);
  });
});

Deno.test("S9.11 a window that returns after its token expired signs out and says why", async () => {
  const now = Date.now;
  await openDemonstration("/", async ({ tools }) => {
    await logIn();
    await heading("Tasks");
    try {
      const slept = now() + TOKEN_LIFE_S * 1_000;
      Date.now = () => slept;
      tools.pass(TOKEN_LIFE_S);
      await act(() => void globalThis.dispatchEvent(new Event("focus")));
      await screen.findByText("Invalid access token");
      assert.equal(path(), "/login");
    } finally {
      Date.now = now;
    }
  });
});

Deno.test("S4.2 Log out drops the token, goes to /login and confirms that", async () => {
  await openDemonstration("/", async ({ reload }) => {
    await logIn();
    await heading("Tasks");
    press("Log Out");
    await heading("Log in");
    await screen.findByText("You are logged out.");
    assert.equal(`${path()}${location.search}`, "/login");
    assert.equal(sessionStorage.getItem("pressdock-demonstration.token"), null);
    await reload("/tasks");
    await heading("Log in");
  });
});

Deno.test("S3.9 S7.25 a task shows its number, status, title, store and time; status and words filter, in the address", async () => {
  await openDemonstration("/", async () => {
    await logIn();
    const all = await rows();
    const heads = screen.getAllByRole("columnheader").map(({ textContent }) => textContent);
    assert.deepEqual(heads, ["Number", "Status", "Title", "Store", "Created"]);
    const cells = within(all[0]!).getAllByRole("cell").map(({ textContent }) => textContent);
    assert.deepEqual(cells.slice(0, 4), [
      "T-1041",
      "Processing",
      "Check the artwork of 12 mugs",
      "Northwind Gifts",
    ]);
    fireEvent.change(screen.getByLabelText("Status"), { target: { value: "Done" } });
    const done = await rows();
    assert.ok(done.length > 0 && done.length < all.length);
    assert.equal(location.search, "?status=Done");
    fireEvent.change(screen.getByLabelText("Search tasks"), { target: { value: "poster harbour" } });
    await screen.findByRole("heading", { name: "No task matches" });
    press("Clear filters");
    assert.equal((await rows()).length, all.length);
    assert.equal(location.search, "");
  });
});

Deno.test("S7.25 in a narrow window the tasks are cards", async () => {
  await openDemonstration("/", async () => {
    await logIn();
    const list = await screen.findByRole("list", { name: "Tasks, newest first" });
    assert.match(within(list).getAllByRole("listitem")[0]!.textContent!, /T-1041.*Check the artwork/);
    assert.equal(screen.queryByRole("table"), null);
  }, { width: 390 });
  resizeTo(1440);
});

Deno.test("S8.1 S8.2 S8.3 S8.5 tasks that fail to load show the page of their status, or a retry in place", async () => {
  const pages = { 404: "Page not found", 500: "Something went wrong on the server", 503: "Back soon" };
  let answer: (() => Promise<Response>) | null = null;
  const instead = (call: string) => call === "GET /api/tasks" ? answer?.() ?? null : null;
  await openDemonstration("/", async ({ reload }) => {
    answer = () => Promise.reject(new TypeError("network"));
    await logIn();
    await screen.findByRole("heading", { name: "The tasks could not be loaded" });
    answer = null;
    press("Try again");
    await rows();
    for (const [status, title] of Object.entries(pages)) {
      answer = () => Promise.resolve(Response.json({}, { status: Number(status) }));
      await reload("/tasks");
      await heading(title);
    }
    answer = () => Promise.resolve(Response.json({ tasks: [] }));
    await reload("/tasks");
    await screen.findByRole("heading", { name: "No tasks yet" });
  }, { instead });
});

Deno.test("S2.40 S2.41 S2.42 S2.43 the error pages exist for everybody, and an unknown address is not found", async () => {
  const pages = {
    "/404": "Page not found",
    "/500": "Something went wrong on the server",
    "/maintenance": "Back soon",
  };
  for (
    const [address, title] of Object.entries({ ...pages, "/misc/not-authorized": "No access" })
  ) {
    await openDemonstration(address, async () => void await heading(title));
  }
  await openDemonstration("/", async ({ reload }) => {
    await logIn();
    await heading("Tasks");
    for (const address of ["/orders", "/dashboard", "/nowhere"]) {
      await reload(address);
      await heading("Page not found");
    }
    fireEvent.click(screen.getByRole("link", { name: "Go to the start page" }));
    await heading("Tasks");
  });
});

Deno.test("S1.4 the language is chosen in the bar, before and after the login, and held in memory only", async () => {
  await openDemonstration("/login", async () => {
    await heading("Log in");
    fireEvent.change(screen.getByLabelText("Language"), { target: { value: "de" } });
    await heading("Anmelden");
    assert.equal(document.documentElement.lang, "de");
    fireEvent.click(screen.getByRole("button", { name: "Anmelden" }));
    await screen.findByText("Bitte geben Sie Ihre E-Mail-Adresse ein.");
    assert.equal(sessionStorage.length + localStorage.length, 0);
  });
});

Deno.test("S7.22 the page says that it is a demonstration, and offers its account", async () => {
  await openDemonstration("/login", async () => {
    await screen.findByText(/nothing is sent anywhere/);
    press("Fill it in");
    assert.equal(field("Email").value, "demo@demo.test");
    press("Log in");
    await heading("Tasks");
  });
});
