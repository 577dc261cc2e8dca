/** Tokens that say whose they are and since when, signed, so that nothing has to remember them. */
import { TOKEN_LIFE_S } from "../../../../machines/demonstration.ts";
import type { Account, Tools, World } from "./world.ts";

export async function issue(world: World, { _id }: Account, tools: Tools): Promise<string> {
  const text = `${_id}.${tools.now()}.${tools.random()}`;
  return `${text}.${await tools.sign(text, world.secret)}`;
}

/** Whose token it is; null when it is foreign, changed or older than a token may be. Source: spec S9.11. */
export async function holderOf(world: World, token: unknown, tools: Tools): Promise<Account | null> {
  if (typeof token !== "string") return null;
  const [id = "", since = "", once = "", mark, ...rest] = token.split(".");
  if (rest.length > 0 || mark !== await tools.sign(`${id}.${since}.${once}`, world.secret)) return null;
  const age = tools.now() - Number(since);
  if (!(age >= 0 && age < TOKEN_LIFE_S)) return null;
  return world.accounts.find(({ _id }) => _id === id) ?? null;
}
