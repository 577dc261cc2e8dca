/**
 * The login site: an origin of its own that checks the password and sends the person back with a one-time code.
 * Source: spec S1.1; architecture, Sign-in.
 */
import { addressOf, type ConnectionInfo } from "../http/address.ts";
import { HttpError, type Log, logToStderr } from "../http/errors.ts";
import { readText } from "../http/request.ts";
import { hashToken } from "../modules/session/tokens.ts";
import { messagePage, registerPage, setupPage, signInPage, STYLE } from "./pages.ts";
import { readReturn, type Return, returnUrl } from "./return_to.ts";
import { isUnclaimed, makeFirstAccount, problemOf } from "./setup.ts";
import { signIn, type SignInTools } from "./sign_in.ts";

export interface LoginSiteOptions extends SignInTools {
  readonly name: string;
  readonly log?: Log;
  /** The secret of the one-time link that makes the first account; only where nobody can sign in yet. */
  readonly setupToken?: string;
}

export type LoginSite = (request: Request, info?: ConnectionInfo) => Promise<Response>;

const FORM_BYTES = 8192;

const WRONG = "The email or the password is not right.";

function headersOf(appOrigins: readonly string[]): Record<string, string> {
  return {
    "content-type": "text/html; charset=utf-8",
    // Browsers hold a form to this list on its redirect too, so the app's origins are in it.
    "content-security-policy": `default-src 'none'; style-src 'self'; form-action 'self' ${
      appOrigins.join(" ")
    }; base-uri 'none'; frame-ancestors 'none'`,
    // Not "no-referrer": with that, browsers hide the form's own origin from us.
    "referrer-policy": "same-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cache-control": "no-store",
  };
}

async function readForm(request: Request, ownOrigin: string): Promise<URLSearchParams> {
  const origin = request.headers.get("origin");
  if (origin !== null && origin !== ownOrigin) {
    throw new HttpError(403, "FORBIDDEN", "The form is of another site.");
  }
  const type = (request.headers.get("content-type") ?? "").split(";")[0]!.trim().toLowerCase();
  if (type !== "application/x-www-form-urlencoded") throw new HttpError(415, "BAD_INPUT", "This is no form.");
  return new URLSearchParams(await readText(request, FORM_BYTES));
}

class Site {
  readonly #home: string;
  readonly #headers: Record<string, string>;

  constructor(readonly options: LoginSiteOptions) {
    const { appOrigins } = options.settings;
    this.#home = appOrigins[0]!;
    this.#headers = headersOf(appOrigins);
  }

  async answer(request: Request, info?: ConnectionInfo): Promise<Response> {
    const { pathname, searchParams } = new URL(request.url);
    switch (`${request.method} ${pathname}`) {
      case "GET /":
        return this.#showForm(searchParams);
      case "POST /":
        return await this.#takeForm(await this.#form(request), addressOf(info));
      case "GET /register":
        return this.#html(registerPage(this.options.name, this.#home));
      case "GET /setup":
        return await this.#showSetup(searchParams.get("token") ?? "");
      case "POST /setup":
        return await this.#takeSetup(await this.#form(request));
      case "GET /style.css":
        return this.#html(STYLE, 200, { "content-type": "text/css; charset=utf-8" });
      default:
        return this.message(404, "Nothing here", "There is no page at this address.");
    }
  }

  message(status: number, title: string, text: string): Response {
    return this.#html(messagePage(this.options.name, title, text, this.#home), status);
  }

  #html(body: string, status = 200, more: Record<string, string> = {}): Response {
    return new Response(body, { status, headers: { ...this.#headers, ...more } });
  }

  #form(request: Request): Promise<URLSearchParams> {
    return readForm(request, this.options.settings.loginOrigin);
  }

  #returnOf(params: URLSearchParams): Return {
    const to = readReturn(params, this.options.settings.appOrigins);
    if (to) return to;
    throw new HttpError(400, "BAD_INPUT", "This link does not lead back to the app. Start there again.");
  }

  #showForm(params: URLSearchParams): Response {
    return this.#html(signInPage(this.options.name, this.#returnOf(params)));
  }

  async #takeForm(form: URLSearchParams, address: string): Promise<Response> {
    const { name } = this.options;
    const to = this.#returnOf(form);
    const email = form.get("email") ?? "";
    const result = await signIn(this.options, { email, password: form.get("password") ?? "", address });
    if (result.kind === "in") return this.#html("", 303, { location: returnUrl(to, result.code) });
    if (result.kind === "refused") return this.#html(signInPage(name, to, WRONG, email), 401);
    const problem = `Too many tries. Wait ${result.seconds} seconds and try again.`;
    return this.#html(signInPage(name, to, problem, email), 429, { "retry-after": String(result.seconds) });
  }

  async #requireSetup(token: string): Promise<void> {
    const { setupToken, db } = this.options;
    const isOurs = setupToken !== undefined && hashToken(token) === hashToken(setupToken);
    if (isOurs && await isUnclaimed(db)) return;
    throw new HttpError(404, "NOT_FOUND", "This link is used up or was never made.");
  }

  async #showSetup(token: string): Promise<Response> {
    await this.#requireSetup(token);
    return this.#html(setupPage(this.options.name, token));
  }

  async #takeSetup(form: URLSearchParams): Promise<Response> {
    const { name, db, settings, now } = this.options;
    const field = (key: string) => form.get(key) ?? "";
    await this.#requireSetup(field("token"));
    const account = { name: field("name"), email: field("email"), password: field("password") };
    const problem = problemOf(account);
    if (problem) return this.#html(setupPage(name, field("token"), problem), 400);
    await makeFirstAccount(db, settings, account, now());
    return this.#html("", 303, { location: "/" });
  }
}

/** The login site as a function from request to response. */
export function loginSite(options: LoginSiteOptions): LoginSite {
  const site = new Site(options);
  const { log = logToStderr } = options;
  return async (request, info) => {
    try {
      return await site.answer(request, info);
    } catch (error) {
      if (error instanceof HttpError) return site.message(error.status, "Cannot sign in", error.message);
      log({ requestId: "login", error });
      return site.message(
        500,
        "Cannot sign in",
        "Something went wrong on the server. Try again in a moment.",
      );
    }
  };
}
