/** Renders the pages of one-time links. Codes arrive only in the fragment and by POST, so that no log has them. */
import type { SiteProblem, SiteWords } from "./locales/en.ts";
import { alert, escapeHtml, hiddenFields, invalidAttributes, page, type Texts } from "./pages.ts";

/** Removes the code from the address and the history, and submits it. */
export const WELCOME_SCRIPT = `"use strict";
const code = new URLSearchParams(location.hash.slice(1)).get("code");
history.replaceState(null, "", location.pathname);
const form = document.querySelector("form");
if (code && form) {
  form.elements.namedItem("code").value = code;
  form.requestSubmit();
}
`;

/** Renders a form for the code, into which people without script paste it. */
export function welcomePage(texts: Texts): string {
  const { welcome } = texts.words;
  return page(
    texts,
    welcome.title,
    `<form method="post" action="/welcome">
<label for="code">${welcome.code}</label>
<input id="code" name="code" autocomplete="off" required maxlength="100" aria-describedby="where">
<button>${welcome.next}</button>
</form>
<p class="aside" id="where">${welcome.where}</p>
<script src="/welcome.js"></script>`,
  );
}

const fieldOf = (problem: SiteProblem | null): "name" | "email" | "password" | null =>
  problem === null
    ? null
    : problem === "nameMissing"
    ? "name"
    : problem === "emailBad"
    ? "email"
    : "password";

const passwordFields = ({ signIn, welcome }: SiteWords, isWrong: boolean): string =>
  `<label for="password">${signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="new-password" required maxlength="256"${
    invalidAttributes(isWrong, "rule")
  }>
<label for="repeat">${welcome.again}</label>
<input id="repeat" name="repeat" type="password" autocomplete="new-password" required maxlength="256"${
    invalidAttributes(isWrong)
  }>
<p class="hint" id="rule">${welcome.rule}</p>`;

const problemText = ({ problem: words }: SiteWords, problem: SiteProblem | null): string =>
  alert(problem ? words[problem] : "");

export function passwordPage(texts: Texts, code: string, email: string, problem: SiteProblem | null): string {
  const { signIn, welcome } = texts.words;
  return page(
    texts,
    welcome.passwordTitle,
    `${problemText(texts.words, problem)}
<p>${welcome.password}</p>
<form method="post" action="/welcome">
${hiddenFields("code", code)}
<label for="email">${signIn.email}</label>
<input id="email" type="email" autocomplete="username" readonly value="${escapeHtml(email)}">
${passwordFields(texts.words, problem !== null)}
<button>${welcome.setPassword}</button>
</form>`,
    problem ? texts.words.problem[problem] : "",
  );
}

export interface FirstForm {
  readonly code: string;
  readonly name: string;
  readonly email: string;
}

export function firstAccountPage(texts: Texts, form: FirstForm, problem: SiteProblem | null): string {
  const { signIn, welcome } = texts.words;
  const field = fieldOf(problem);
  return page(
    texts,
    welcome.firstTitle,
    `${problemText(texts.words, problem)}
<p>${welcome.first}</p>
<form method="post" action="/welcome">
${hiddenFields("code", form.code)}
<label for="name">${welcome.name}</label>
<input id="name" name="name" autocomplete="name" required maxlength="100" value="${
      escapeHtml(form.name)
    }" autofocus${invalidAttributes(field === "name")}>
<label for="email">${signIn.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${
      escapeHtml(form.email)
    }"${invalidAttributes(field === "email")}>
${passwordFields(texts.words, field === "password")}
<button>${welcome.make}</button>
</form>`,
    problem ? texts.words.problem[problem] : "",
  );
}
