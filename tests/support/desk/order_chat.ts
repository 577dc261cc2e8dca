import { receiver, withBusiness } from "./integration_calls.ts";

type Business = Parameters<Parameters<typeof withBusiness>[0]>[0];

export type Room = ReturnType<typeof receiver> & {
  readonly posts: () => string[];
};

export const secretCall = (value: string) =>
  `mutation { setExtensionSecret(_id: "order_chat", field: "chat_webhook", value: "${value}") { _id } }`;
export const onCall = (rights = ["orders", "send"]) =>
  `mutation { switchExtension(_id: "order_chat", on: true, rights: ${
    JSON.stringify(rights)
  }) { status accepted_by } }`;
export const settingsCall = (params: string, more = "") =>
  `mutation { makeExtension(id: "order_chat", params: { ${params} }${more}) { version config } }`;
export const postCall = (ids: readonly string[]) =>
  `mutation { runExtension(_id: "order_chat", action: "chat_post", ids: ${JSON.stringify(ids)}) }`;

/** Turns the order chat on with its default settings; `room` receives its posts. */
export async function inChat(
  work: (business: Business, room: Room) => Promise<void>,
  answer: () => Response = () => new Response("ok"),
): Promise<void> {
  await using target = receiver(answer);
  const room = {
    ...target,
    posts: () => target.got.map(({ body }) => (JSON.parse(body) as { text: string }).text),
  };
  await withBusiness(async (business) => {
    for (const call of [secretCall(target.url), onCall()]) {
      const { errors } = await business.ask(call);
      if (errors.length > 0) throw new Error(JSON.stringify(errors));
    }
    await work(business, room);
  }, { allow: [target.host] });
}
