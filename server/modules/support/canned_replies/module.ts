import { cannedReplies as resource } from "../../../../resources/support/canned_replies.ts";
import type { Module } from "../../../module.ts";
import { listOf } from "../../../list/resolver.ts";
import { recordLink } from "../../../search/searchable.ts";
import { cannedReply } from "./make.ts";
import { repliesFound, repliesList } from "./store.ts";

export const cannedReplies: Module = {
  lists: [listOf(resource, repliesList)],
  entities: [cannedReply],
  searchable: [{
    kind: "canned_replies",
    title: "Canned replies",
    rule: resource.rule,
    find: async (text, { db }) => ({
      items: (await repliesFound(text, db)).map(({ _id, title, status }) => ({
        id: _id,
        title,
        link: recordLink(resource.path, _id),
        icon: "canned_replies",
        status,
      })),
    }),
  }],
};
