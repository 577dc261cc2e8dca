/** The pages behind a one-time link. A code reaches them in the fragment and by POST alone: no log holds it. */
import { alert, escapeHtml, hidden, page } from "./pages.ts";

/** Takes the code out of the address, and out of the history, and hands it in. */
export const WELCOME_SCRIPT = `"use strict";
const code = new URLSearchParams(location.hash.slice(1)).get("code");
history.replaceState(null, "", location.pathname);
const form = document.querySelector("form");
if (code && form) {
  form.elements.namedItem("code").value = code;
  form.requestSubmit();
}
`;

/** What the link itself shows. Without script the code is pasted. */
export const welcomePage = (name: string): string =>
  page(
    name,
    "Welcome",
    `<form method="post" action="/welcome">
<label for="code">Code of your link</label>
<input id="code" name="code" autocomplete="off" required maxlength="100" aria-describedby="where">
<button>Go on</button>
</form>
<p class="aside" id="where">The code is what stands after “#code=” in the link that you were given.</p>
<script src="/welcome.js"></script>`,
  );

const passwordFields = `<label for="password">Password</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="256" aria-describedby="rule">
<label for="repeat">Password again</label>
<input id="repeat" name="repeat" type="password" autocomplete="new-password" required maxlength="256">
<p class="hint" id="rule">At least 8 characters. Several words in a row are easy to keep and hard to guess.</p>`;

/** Somebody's own password, for the first time or anew. */
export const passwordPage = (name: string, code: string, email: string, problem = ""): string =>
  page(
    name,
    "Set your password",
    `${alert(problem)}
<p>The link works once. Wherever this account is signed in, it is signed out.</p>
<form method="post" action="/welcome">
${hidden("code", code)}
<label for="email">Email</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
${passwordFields}
<button>Set the password</button>
</form>`,
  );

/** The first administrator's own form, reached by the one-time link of the first start. */
export const firstAccountPage = (name: string, code: string, problem = "", as = "", email = ""): string =>
  page(
    name,
    "Make the first account",
    `${alert(problem)}
<p>This account may do everything. The link works once.</p>
<form method="post" action="/welcome">
${hidden("code", code)}
<label for="name">Name</label>
<input id="name" name="name" autocomplete="name" required maxlength="100" value="${escapeHtml(as)}" autofocus>
<label for="email">Email</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${
      escapeHtml(email)
    }">
${passwordFields}
<button>Make the account</button>
</form>`,
  );
