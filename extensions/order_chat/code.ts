/**
 * Posts one sentence for each order, or one sentence for many orders. Text that people wrote (a reason, a name) is escaped,
 * so that it mentions nobody and is not read as markup.
 */
import type { Extension, Facts, News, Note } from "../extension.ts";
import { texts } from "./texts.ts";

/** More orders of the same event in one transaction share a post. */
const MAX_POSTS = 3;
/** Orders that a shared post names. */
const NAMED = 5;
const MAX_TEXT = 200;
const MAX_POST = 1_800;

const KINDS = ["made", "held", "released", "cancelRequested", "cancelled", "picked"] as const;
type Kind = (typeof KINDS)[number];
const isKind = (kind: unknown): kind is Kind => (KINDS as readonly unknown[]).includes(kind);

const text = (value: unknown): string => typeof value === "string" ? value.slice(0, MAX_TEXT) : "";

function kindOf({ type, changed: { status } }: News): Kind | null {
  if (type === "order.made") return "made";
  if (!status) return null;
  if (status.after === "On Hold") return "held";
  if (status.after === "Cancel Requested") return "cancelRequested";
  if (status.after === "Cancelled") return "cancelled";
  return status.before === "On Hold" ? "released" : null;
}

const noteOf = (kind: Kind, { _id, code, hold_reason }: Facts, by = ""): Note => ({
  kind,
  orders: [{ id: text(_id), code: text(code) }],
  count: 1,
  reason: kind === "held" ? text(hold_reason) : "",
  by: text(by),
});

/** Returns one note for each record, or one shared note for more than `MAX_POSTS` records. */
function notesOf(kind: Kind, records: readonly Facts[], by = ""): readonly Note[] {
  if (records.length <= MAX_POSTS) return records.map((record) => noteOf(kind, record, by));
  const orders = records.slice(0, NAMED).map(({ _id, code }) => ({ id: text(_id), code: text(code) }));
  return [{ kind, orders, count: records.length, reason: "", by: text(by) }];
}

export const orderChatCode: Extension = {
  id: "order_chat",
  onEvents(news, { chat_posts: posts }) {
    const wanted = Array.isArray(posts) ? posts : [];
    const messages = news.flatMap((each) => {
      const kind = kindOf(each);
      return kind && wanted.includes(kind) ? [{ kind, facts: each.facts }] : [];
    });
    return [...Map.groupBy(messages, ({ kind }) => kind)]
      .flatMap(([kind, some]) => notesOf(kind, some.map(({ facts }) => facts)));
  },
  act: (_action, records, by) => notesOf("picked", records, by),
  tryout: (by) => ({ kind: "tryout", orders: [], count: 0, reason: "", by: text(by) }),
  call(note, { config, secrets, app }) {
    const url = secrets["chat_webhook"];
    if (!url) return null;
    const service = String(config["chat_service"]);
    const plain = (value: unknown) => PLAIN[service]?.(text(value)) ?? text(value);
    const sentence = sentenceOf(note, String(config["chat_language"]), plain);
    const prefix = plain(config["chat_prefix"]);
    const orders = note["orders"] as readonly { readonly id: string; readonly code: string }[];
    const links = config["chat_link"] === true
      ? orders.map(({ id }) => `${app}/orders/all/${encodeURIComponent(id)}`)
      : [];
    const post = [[prefix, sentence].filter(Boolean).join(" "), ...links].join("\n").slice(0, MAX_POST);
    // Discord would notify people who are mentioned in the text unless this option is set.
    const body = service === "discord" ? { content: post, allowed_mentions: { parse: [] } } : { text: post };
    return { url, body };
  },
};

function sentenceOf(note: Note, language: string, plain: (value: unknown) => string): string {
  const words = texts[language] ?? texts.en;
  const fill = (template: string, values: Readonly<Record<string, string>>) =>
    template.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
  const { kind, count, reason } = note;
  const by = plain(note["by"]);
  if (!isKind(kind)) return fill(words.tryout, { by });
  const codes = (note["orders"] as readonly { readonly code: string }[]).map(({ code }) => plain(code));
  if (Number(count) > codes.length || codes.length > 1) {
    const more = Number(count) > codes.length ? ", …" : "";
    return fill(words[kind].many, { count: String(count), codes: codes.join(", ") + more, by });
  }
  const why = text(reason) === "" ? "" : words.reasons[text(reason)] ?? plain(reason);
  const sentence = fill(words[kind].one, { code: codes[0] ?? "", by });
  return why === "" ? sentence : `${sentence}${language === "fr" ? " " : ""}: ${why}`;
}

/** Makes a text harmless for services without escapes: mentions and markup no longer work. */
const defused = (value: string): string =>
  value.replace(/[@#]/g, "$&\u200b").replace(/[<>[\]`*_~|\\]/g, " ").trim();
const escaped = (value: string): string =>
  value.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replace(/[@#]/g, "$&\u200b")
    .replace(/[`*_~]/g, " ");

/** Functions by chat service that escape plain text. Source: Slack, "Escaping text". */
const PLAIN: Readonly<Record<string, (value: string) => string>> = {
  slack: escaped,
  mattermost: defused,
  google_chat: defused,
  discord: defused,
};
