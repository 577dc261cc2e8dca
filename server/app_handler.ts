import type { App } from "./app.ts";
import { compressAnswer } from "./http/compression.ts";
import { withHsts } from "./http/hsts.ts";
import { API_PATH } from "../api/constants.ts";
import type { UnreadAnswers } from "./http/unread.ts";
import type { Handler } from "./http/listener.ts";
import type { StaticAnswers } from "./http/static.ts";

interface Origins {
  /** Origins that serve the app's pages; undefined lets every host serve them. */
  readonly appOrigins: readonly string[] | undefined;
  readonly loginOrigin: string;
}

/** Serves the app on its configured hosts only: a health check of the API must not get a page. */
export function appHandler(
  api: Pick<App, "fetch">,
  pages: StaticAnswers | null,
  unread: UnreadAnswers,
  { appOrigins, loginOrigin }: Origins,
): Handler {
  const hosts = appOrigins?.map((origin) => new URL(origin).host);
  return (request, info) => {
    const { host, pathname } = new URL(request.url);
    const isApi = pathname === API_PATH || pathname.startsWith(`${API_PATH}/`);
    const isPage = !isApi && (hosts?.includes(host) ?? true);
    if (!pages || !isPage) return api.fetch(request, info).then((answer) => compressAnswer(request, answer));
    const { bytes, make } = pages(request);
    return unread.give({ bytes, make: () => withHsts(make(), request, loginOrigin) }, request, info);
  };
}
