/** Makes the first requests of screens that are not lists. The file is small; the pictures load meanwhile (drawings.tsx). */
import { Dashboard } from "../../../api/generated/operations/dashboard.ts";
import { GetOrder } from "../../../api/generated/operations/orders.ts";
import type { Answer } from "../../lib/wire.ts";
import { addressOf, prefetchFiles } from "../boot/prefetch.ts";
import type {
  Ask,
  BuiltScreens,
  DrawingsFile,
  DrawScreen,
  ListAt,
  PictureData,
  PictureStart,
} from "./screen.ts";

const IS_PAGE = /[?&]view=page(&|$)/;

function dataIn(answer: Answer | null): object | null {
  if (answer?.status !== 200) return null;
  const { data, errors } = JSON.parse(answer.body) as { data?: object | null; errors?: unknown };
  return errors ? null : data ?? null;
}

async function drawnAs<Name extends keyof PictureData>(
  name: Name,
  answer: Promise<Answer | null>,
  { drawings }: BuiltScreens,
  more: object = {},
): Promise<DrawScreen | null> {
  const [each, file] = await Promise.all([answer, import(addressOf(drawings)) as Promise<DrawingsFile>]);
  const data = dataIn(each);
  return data && ((seen) => file.drawScreen(name, { ...data, ...more } as PictureData[Name], seen, file));
}

const nothing = Promise.resolve(null);

export function begin(ask: Ask, list: ListAt | null, built: BuiltScreens): PictureStart {
  const { prefetch } = built;
  if (!list) {
    const answer = ask({ text: Dashboard.text, variables: {} });
    const isHere = location.pathname === "/dashboard";
    return {
      drawn: isHere ? drawnAs("dashboard", answer, built) : nothing,
      load: () => prefetchFiles(prefetch["dashboard"]),
    };
  }
  const { resource: { id, path }, query } = list;
  const load = () => prefetchFiles([...prefetch["record"] ?? [], ...prefetch[path] ?? []]);
  if (id !== "orders") return { drawn: nothing, load };
  const answer = ask({ text: GetOrder.text, variables: { _id: list.id } });
  return {
    drawn: IS_PAGE.test(location.search) ? drawnAs("order", answer, built, { query }) : nothing,
    load,
  };
}
