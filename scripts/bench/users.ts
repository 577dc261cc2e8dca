/** Measures the list of users and the switch list at 100,000 users, beside the list of 100,000 orders. */
import { SwitchList } from "../../api/generated/operations/acting.ts";
import { ROLES } from "../../api/access.ts";
import { countDocumentOf, documentOf } from "../../resources/document.ts";
import { orders } from "../../resources/orders/orders.ts";
import { users } from "../../resources/people/users.ts";
import { openDatabase } from "../../server/db/open.ts";
import { newUser } from "../../server/modules/people/session/new_user.ts";
import { copyDatabase } from "./copy.ts";
import { drive } from "./drive.ts";
import { type Figure, print } from "./report.ts";
import { signIn } from "./sign_in.ts";
import { LOGIN_ORIGIN, ORIGIN, seedDatabase, serve } from "./world.ts";

const ROWS = 100_000;
const AT_ONCE = 500;
const NAMES = ["Mai", "Olu", "Harbor", "Ingrid", "Tom", "Linh", "Zoë", "Marek", "Aisha", "June"];
/** Step between the numbers in names, without a common factor with `ROWS`: each number occurs once. */
const STEP = 7_919;

async function prepareUsers(): Promise<string> {
  const from = await seedDatabase(ROWS);
  const dataDir = from.replace(/orders-(\d+)$/, "users-$1");
  await Deno.remove(dataDir, { recursive: true }).catch(() => {});
  await Deno.mkdir(dataDir, { recursive: true });
  await copyDatabase(from, dataDir);
  const db = await openDatabase({ dataDir });
  for (let from = 0; from < ROWS; from += AT_ONCE) {
    const rows = Array.from({ length: AT_ONCE }, (_, index) => {
      const n = from + index;
      const name = `${NAMES[n % NAMES.length]} ${n * STEP % ROWS}`;
      const role = ROLES[2 + n % (ROLES.length - 2)]!;
      const own = { _id: `bench-${n}`, identity: `bench${n}`, email: `bench${n}@demo.test`, h: `bench${n}` };
      return newUser({ ...own, name, role, password_hash: "" }, 1_700_000_000 + n);
    });
    await db.write((tx) => tx.insertInto("users").values(rows).execute());
  }
  await db.close();
  return dataDir;
}

export async function benchUsers(): Promise<void> {
  const dataDir = await prepareUsers();
  await using _server = await serve(dataDir);
  const { token } = await signIn(ORIGIN, LOGIN_ORIGIN, "super_root@demo.test");
  const asking = (query: string, variables: unknown = {}, page = 1, perPage = 20) => () =>
    new Request(`${ORIGIN}/api/graphql`, {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${token}`,
        "X-Page": `${page}`,
        "X-Per-Page": `${perPage}`,
      },
      body: JSON.stringify({ query, variables }),
    });
  const [list, count] = [documentOf(users), countDocumentOf(users)];
  const [orderList, orderCount] = [documentOf(orders), countDocumentOf(orders)];
  const cases: readonly {
    readonly name: string;
    readonly ours: () => Request;
    readonly base?: () => Request;
  }[] = [
    { name: "page 1 by name", ours: asking(list), base: asking(orderList) },
    { name: "page 1,000", ours: asking(list, {}, 1_000), base: asking(orderList, {}, 1_000) },
    {
      name: "page 1 of one role",
      ours: asking(list, { role: "sewer" }),
      base: asking(orderList, { status: ["Processing"] }),
    },
    {
      name: "search by a rare name",
      ours: asking(list, { search: "tom 4711" }),
      base: asking(orderList, { search: "PD-1" }),
    },
    { name: "total", ours: asking(count), base: asking(orderCount) },
    {
      name: "switch list, 200",
      ours: asking(SwitchList.text, {}, 1, 200),
      base: asking(orderList, {}, 1, 200),
    },
    { name: "switch list, search", ours: asking(SwitchList.text, { search: "tom 4711" }, 1, 200) },
  ];
  const figures: Figure[] = [];
  for (const { name, ours, base } of cases) {
    const bare = base && await drive(base);
    const driven = await drive(ours);
    figures.push({
      name,
      ours: driven.p50,
      ...(bare && { base: bare.p50 }),
      unit: "ms",
      goal: "as the orders",
    });
  }
  print(`Users, ${ROWS.toLocaleString("en")} of them, p50 of 10 at once`, "orders", figures);
}
