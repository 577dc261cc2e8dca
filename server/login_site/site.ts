/** Checks passwords on a separate origin. Source: docs/requirements.md S1.1. */
import { ApiError } from "../../api/errors.ts";
import { hasNul } from "../../api/nul.ts";
import { addressOf, type ConnectionInfo } from "../http/address.ts";
import { withHsts } from "../http/hsts.ts";
import { AWAY_SECONDS, databaseAwayIn, HttpError, type Log, logToStderr } from "../http/errors.ts";
import { readText } from "../http/body.ts";
import { type Bucket, takeTokens } from "../http/throttle_store.ts";
import { deviceCookie, readDevice } from "./device.ts";
import { fillText, wordsFor } from "./language.ts";
import type { SiteWords } from "./locales/en.ts";
import { forgottenPage, messagePage, registerPage, signInPage, STYLE, type Texts } from "./pages.ts";
import { readReturn, type Return, returnUrl } from "./return_to.ts";
import { makeFirstAccount, problemOf } from "./setup.ts";
import { signIn, type SignInTools } from "./sign_in.ts";
import { type Invitation, openCode, passwordProblem, setPassword } from "./welcome.ts";
import { firstAccountPage, passwordPage, WELCOME_SCRIPT, welcomePage } from "./welcome_pages.ts";

export interface LoginSiteOptions extends SignInTools {
  readonly name: string;
  readonly contact?: string;
  readonly log?: Log;
}

export type LoginSite = (request: Request, info?: ConnectionInfo) => Promise<Response>;

const FORM_BYTES = 8192;

/** Limits wrong codes of one-time links from one network. */
const WRONG_CODES: Bucket = { capacity: 30, perSecond: 0.5 };

function headersOf(appOrigins: readonly string[]): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    // `form-action` needs the app's origins, because browsers apply it to the redirect of a form too.
    "content-security-policy": `default-src 'none'; style-src 'self'; form-action 'self' ${
      appOrigins.join(" ")
    }; base-uri 'none'; frame-ancestors 'none'`,
    // Not "no-referrer", with which browsers would hide the origin of our form from us.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
  };
}

async function readForm(
  request: Request,
  address: string,
  ownOrigin: string,
  { message }: SiteWords,
): Promise<URLSearchParams> {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== ownOrigin) {
    throw new HttpError(403, "FORBIDDEN", message.foreign);
  }
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new HttpError(415, "BAD_INPUT", message.noForm);
  const form = new URLSearchParams(await readText(request, { session: null, address }, FORM_BYTES));
  if (hasNul([...form])) throw new HttpError(400, "BAD_INPUT", message.noForm);
  return form;
}

class Visit {
  readonly #home: string;
  readonly #headers: Record<string, string>;
  readonly #texts: Texts;

  constructor(readonly options: LoginSiteOptions, readonly words: SiteWords) {
    const { appOrigins } = options.settings;
    this.#home = appOrigins[0]!;
    this.#headers = headersOf(appOrigins);
    this.#texts = { name: options.name, words };
  }

  async answer(request: Request, info?: ConnectionInfo): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    const { contact = "" } = this.options;
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return this.#showForm(searchParams);
      case "POST /":
        return await this.#takeForm(request, info);
      case "GET /register":
        return this.#html(registerPage(this.#texts, contact, this.#home));
      case "GET /forgotten":
        return this.#html(forgottenPage(this.#texts, contact, this.#home));
      case "GET /welcome":
        return this.#showWelcome();
      case "POST /welcome":
        return await this.#takeWelcome(request, this.#addressOf(request, info));
      case "GET /welcome.js":
        return this.#html(WELCOME_SCRIPT, 200, { "content-type": "text/javascript; charset=utf-8" });
      case "GET /style.css":
        return this.#html(STYLE, 200, { "content-type": "text/css; charset=utf-8" });
      default:
        return this.message(404, this.words.message.missingTitle, this.words.message.missing);
    }
  }

  message(status: number, title: string, text: string): Response {
    return this.#html(messagePage(this.#texts, title, text, this.#home), status);
  }

  busy(seconds: number): Response {
    const text = fillText(this.words.signIn.wait, { seconds });
    const page = messagePage(this.#texts, this.words.message.refusedTitle, text, this.#home);
    return this.#html(page, 503, { "retry-after": String(seconds) });
  }

  #html(body: string, status = 200, more: Record<string, string> = {}): Response {
    return new Response(body, {
      status,
      headers: { ...this.#headers, "content-language": this.words.code, vary: "accept-language", ...more },
    });
  }

  #addressOf(request: Request, info?: ConnectionInfo): string {
    return addressOf(info, request.headers, this.options.settings.trustedProxies);
  }

  #form(request: Request, address: string): Promise<URLSearchParams> {
    return readForm(request, address, this.options.settings.loginOrigin, this.words);
  }

  #returnOf(params: URLSearchParams): Return {
    const to = readReturn(params, this.options.settings.appOrigins);
    if (to) return to;
    throw new HttpError(400, "BAD_INPUT", this.words.signIn.astray);
  }

  #showForm(params: URLSearchParams): Response {
    return this.#html(signInPage(this.#texts, this.#returnOf(params)));
  }

  async #takeForm(request: Request, info?: ConnectionInfo): Promise<Response> {
    const { settings } = this.options;
    const address = this.#addressOf(request, info);
    const { signIn: words } = this.words;
    const form = await this.#form(request, address);
    const to = this.#returnOf(form);
    const email = form.get("email") ?? "";
    const password = form.get("password") ?? "";
    const device = readDevice(request.headers, settings);
    if (device) info?.trust?.();
    const result = await signIn(this.options, { email, password, address, device });
    if (result.kind === "in") {
      const cookie = deviceCookie(result.device, settings);
      return this.#html("", 303, { location: returnUrl(to, result.code), "set-cookie": cookie });
    }
    if (result.kind === "refused") return this.#html(signInPage(this.#texts, to, words.wrong, email), 401);
    const problem = fillText(words.wait, { seconds: result.seconds });
    return this.#html(signInPage(this.#texts, to, problem, email), 429, {
      "retry-after": String(result.seconds),
    });
  }

  /** Shows the only page with a script, which takes the code out of the address. */
  #showWelcome(): Response {
    const policy = `script-src 'self'; ${this.#headers["content-security-policy"]}`;
    return this.#html(welcomePage(this.#texts), 200, { "content-security-policy": policy });
  }

  /** Shows the form of a code, or takes its values, which alone uses up the code. */
  async #takeWelcome(request: Request, address: string): Promise<Response> {
    const form = await this.#form(request, address);
    const code = form.get("code") ?? "";
    const opened = await openCode(this.options, code);
    if (!opened) {
      await this.#countWrongCode(address);
      throw new HttpError(404, "NOT_FOUND", this.words.welcome.usedUp);
    }
    return opened.kind === "first"
      ? await this.#takeFirst(form, code)
      : await this.#takePassword(form, code, opened.person);
  }

  /** Refuses many wrong codes with a wait; a right code is never refused for them. */
  async #countWrongCode(address: string): Promise<void> {
    const { db, now } = this.options;
    const seconds = await db.write((tx) => takeTokens(tx, `welcome:${address}`, WRONG_CODES, now()));
    if (seconds > 0) {
      throw new HttpError(429, "RATE_LIMITED", fillText(this.words.signIn.wait, { seconds }), {
        "retry-after": String(seconds),
      });
    }
  }

  async #takeFirst(form: URLSearchParams, code: string): Promise<Response> {
    const { db, settings, now } = this.options;
    const field = (key: string) => form.get(key) ?? "";
    const account = { name: field("name"), email: field("email"), password: field("password") };
    const request = { code, name: account.name, email: account.email };
    if (!form.has("password")) return this.#html(firstAccountPage(this.#texts, request, null));
    const problem = problemOf(account) ??
      await passwordProblem(account.password, field("repeat"), [account.name, account.email]);
    if (problem) return this.#html(firstAccountPage(this.#texts, request, problem), 400);
    if (!await makeFirstAccount(db, settings, account, now())) {
      throw new HttpError(404, "NOT_FOUND", this.words.welcome.usedUp);
    }
    return this.#toSignIn();
  }

  async #takePassword(form: URLSearchParams, code: string, person: Invitation): Promise<Response> {
    const password = form.get("password");
    if (password === null) return this.#html(passwordPage(this.#texts, code, person.email, null));
    const { identity, email } = person;
    const problem = await passwordProblem(password, form.get("repeat") ?? "", [identity, email, person.name]);
    if (problem) return this.#html(passwordPage(this.#texts, code, email, problem), 400);
    if (!await setPassword(this.options, code, person, password)) {
      throw new HttpError(404, "NOT_FOUND", this.words.welcome.usedUp);
    }
    return this.#toSignIn();
  }

  /** Redirects to the app, which must begin a sign-in to recognize it. */
  #toSignIn(): Response {
    return this.#html("", 303, { location: `${this.#home}/login` });
  }
}

export function loginSite(options: LoginSiteOptions): LoginSite {
  const { log = logToStderr } = options;
  return async (request, info) => {
    const words = wordsFor(request.headers);
    const visit = new Visit(options, words);
    const answer = await visit.answer(request, info).catch((error: unknown) => {
      const { refusedTitle, broken } = words.message;
      const wait = error instanceof ApiError ? error.details.retry_after : undefined;
      const seconds = databaseAwayIn(error) ? AWAY_SECONDS : wait;
      if (seconds !== undefined) return visit.busy(seconds);
      if (error instanceof HttpError) return visit.message(error.status, refusedTitle, error.message);
      log({ requestId: "login", error });
      return visit.message(500, refusedTitle, broken);
    });
    return withHsts(answer, request, options.settings.loginOrigin);
  };
}
