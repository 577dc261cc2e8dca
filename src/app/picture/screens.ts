/** Makes the first requests of screens that are not lists. The file is small; the pictures load meanwhile (drawings.tsx). */
import { Dashboard } from "../../../api/generated/operations/dashboard.ts";
import { GetOrder } from "../../../api/generated/operations/orders.ts";
import { firstRequestsOf, isReport } from "../../../resources/first_requests.ts";
import type { Answer } from "../../lib/wire.ts";
import { addressOf, prefetchFiles } from "../boot/prefetch.ts";
import type {
  Ask,
  BuiltScreens,
  DrawingsFile,
  DrawnReports,
  DrawnScreens,
  DrawScreen,
  ListAt,
  PictureStart,
} from "./screen.ts";

const IS_PAGE = /[?&]view=page(&|$)/;

function dataIn(answer: Answer | null): object | null {
  if (answer?.status !== 200) return null;
  const { data, errors } = JSON.parse(answer.body) as { data?: object | null; errors?: unknown };
  return errors ? null : data ?? null;
}

/** @param drawings name of the file that draws the screen */
async function drawnAs<Screens>(
  drawings: string,
  name: keyof Screens,
  answers: readonly Promise<Answer | null>[],
  more: object = {},
): Promise<DrawScreen | null> {
  const coming = import(addressOf(drawings)) as Promise<DrawingsFile<Screens>>;
  const [file, ...all] = await Promise.all([coming, ...answers]);
  const parts = all.map(dataIn);
  if (parts.includes(null)) return null;
  const data = Object.assign({}, ...parts, more) as Screens[typeof name];
  return (seen) => file.drawScreen(name, data, seen, file);
}

const nothing = Promise.resolve(null);

export function begin(ask: Ask, list: ListAt | null, built: BuiltScreens): PictureStart {
  const { prefetch, drawings, reports } = built;
  const { pathname, search } = location;
  if (!list) {
    if (pathname === "/" || pathname === "/dashboard") {
      const answer = ask({ text: Dashboard.text, variables: {} });
      return {
        drawn: pathname === "/" ? nothing : drawnAs<DrawnScreens>(drawings, "dashboard", [answer]),
        load: () => prefetchFiles(prefetch["/dashboard"]),
      };
    }
    const answers = firstRequestsOf(pathname, search).map(ask);
    return {
      drawn: isReport(pathname) ? drawnAs<DrawnReports>(reports, "report", answers) : nothing,
      load: () => prefetchFiles(prefetch[pathname]),
    };
  }
  const { resource: { id, path }, query } = list;
  const load = () => prefetchFiles([...prefetch["record"] ?? [], ...prefetch[path] ?? []]);
  if (id !== "orders") return { drawn: nothing, load };
  const answer = ask({ text: GetOrder.text, variables: { _id: list.id } });
  return {
    drawn: IS_PAGE.test(search) ? drawnAs<DrawnScreens>(drawings, "order", [answer], { query }) : nothing,
    load,
  };
}
