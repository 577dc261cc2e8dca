/** Renders the login site as plain HTML without script. Source: docs/requirements.md S1.1. */
import { fillText } from "./language.ts";
import type { SiteWords } from "./locales/en.ts";
import type { Return } from "./return_to.ts";

const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

export const escapeHtml = (text: string): string => text.replace(/[&<>"']/g, (sign) => ENTITIES[sign]!);

export interface Texts {
  readonly name: string;
  readonly words: SiteWords;
}

/** @param problem a text that is also in the title, for screen readers */
export function page({ name, words }: Texts, title: string, body: string, problem = ""): string {
  return `<!doctype html>
<html lang="${words.code}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeHtml([problem, title].filter(Boolean).join(" · "))} · ${escapeHtml(name)}</title>
<link rel="stylesheet" href="/style.css">
</head>
<body>
<main>
<p class="name">${escapeHtml(name)}</p>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
</body>
</html>
`;
}

export const alert = (text: string) =>
  text ? `<p class="problem" id="problem" role="alert">${escapeHtml(text)}</p>` : "";

/** Returns attributes for a field that the alert is about. @param more the id of the field's description */
export const invalidAttributes = (isWrong: boolean, more = ""): string => {
  const described = [isWrong && "problem", more].filter(Boolean).join(" ");
  return (isWrong ? ' aria-invalid="true"' : "") + (described && ` aria-describedby="${described}"`);
};

export const hiddenFields = (name: string, value: string) =>
  `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`;

/** Renders the form; after a refusal with the problem and the typed e-mail. */
export function signInPage(texts: Texts, to: Return, problem = "", email = ""): string {
  const { signIn } = texts.words;
  const [emailFocus, passwordFocus] = email ? ["", " autofocus"] : [" autofocus", ""];
  // Marks both fields, so that nobody learns which of the two is wrong.
  const wrong = invalidAttributes(problem !== "");
  return page(
    texts,
    signIn.title,
    `${alert(problem)}
<form method="post" action="/">
${hiddenFields("return_to", to.origin + to.path)}
${hiddenFields("state", to.state)}
<label for="email">${signIn.email}</label>
<input id="email" name="email" type="email" autocomplete="username" required maxlength="254" value="${
      escapeHtml(email)
    }"${emailFocus}${wrong}>
<label for="password">${signIn.password}</label>
<input id="password" name="password" type="password" autocomplete="current-password" required maxlength="256"${passwordFocus}${wrong}>
<button>${signIn.submit}</button>
</form>
<p class="aside"><a href="/forgotten">${signIn.forgotten}</a> · <a href="/register">${signIn.register}</a></p>`,
    problem,
  );
}

/** Renders a page with the contact and a link to the app, which must begin a sign-in to recognize it. */
function askPage(texts: Texts, kind: "register" | "forgotten", contact: string, appOrigin: string): string {
  const { ask } = texts.words;
  const whom = contact ? `<p>${escapeHtml(fillText(ask.contact, { contact }))}</p>\n` : "";
  return page(
    texts,
    ask[`${kind}Title`],
    `<p>${escapeHtml(fillText(ask[kind], { name: texts.name }))}</p>
${whom}<p class="aside"><a href="${escapeHtml(appOrigin)}/login">${ask.back}</a></p>`,
  );
}

export const registerPage = (texts: Texts, contact: string, appOrigin: string): string =>
  askPage(texts, "register", contact, appOrigin);

export const forgottenPage = (texts: Texts, contact: string, appOrigin: string): string =>
  askPage(texts, "forgotten", contact, appOrigin);

export function messagePage(texts: Texts, title: string, text: string, appOrigin: string): string {
  const open = escapeHtml(fillText(texts.words.message.open, { name: texts.name }));
  return page(
    texts,
    title,
    `<p>${escapeHtml(text)}</p>\n<p class="aside"><a href="${escapeHtml(appOrigin)}/">${open}</a></p>`,
  );
}

export const STYLE = `:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: light-dark(#f5f5f5, #1f1f1f); }
main { box-sizing: border-box; width: min(24rem, 100vw); padding: 2rem; border-radius: 0.5rem;
  background: light-dark(#ffffff, #292929); color: light-dark(#242424, #ffffff); }
h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 1.5rem; }
.name { margin: 0; font-weight: 600; color: light-dark(#424242, #d6d6d6); }
.aside { margin: 1.5rem 0 0; }
.problem { padding: 0.75rem; border-radius: 0.25rem; background: light-dark(#fdf3f4, #3f1011); color: light-dark(#960b18, #f1bbbc); }
.hint { margin: 0 0 1rem; font-size: 0.875rem; color: light-dark(#424242, #d6d6d6); }
form { display: grid; }
label { font-weight: 600; margin-bottom: 0.25rem; }
input { font: inherit; padding: 0.5rem 0.75rem; margin-bottom: 1rem; border: 1px solid light-dark(#757575, #adadad);
  border-radius: 0.25rem; background: transparent; color: inherit; }
input[readonly] { border-color: transparent; padding-inline: 0; }
button { font: inherit; font-weight: 600; padding: 0.625rem; border: 0; border-radius: 0.25rem; cursor: pointer;
  background: #5642c9; color: #ffffff; }
button:hover { background: #4b34b8; }
a { color: light-dark(#4b34b8, #a9a0f0); }
:focus-visible { outline: 2px solid light-dark(#000000, #ffffff); outline-offset: 2px; }
`;
