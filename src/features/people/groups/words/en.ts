import { type Noun, sentences } from "../../../../words/sentences/en.ts";

const group: Noun = { one: "group", other: "groups" };

const rights = {
  title: "Rights",
  part: "Part",
  whence: "From",
  own: "Set here",
  nothing: "nothing",
  failed: "The rights of the groups could not be loaded. {reason}",
  from: "As in {name}",
  ofRole: "Default of the role {role}",
  ofEachRole: "Default of each person’s role",
  ofNobody: "Nobody, until it is granted",
  column: "{bit}: all parts",
  row: "{part}: all rights",
  box: "{part}: {bit}",
  reset: "{part}: use the default",
  bit: { view: "View", add: "Add", update: "Change", delete: "Delete" },
  module: {
    orders: "Orders",
    packages: "Packages",
    stores: "Stores",
    jobs: "Jobs",
    item_info: "Products",
    production: "Production",
    order_fulfillment: "Order fulfillment",
    finance: "Finance",
    call_to_action: "Call to action",
    app_config: "Integrations",
    users: "Users",
    user_groups: "User groups",
    extensions: "Extensions",
    audit: "Audit",
  },
  members: {
    title: "People",
    add: "Add people",
    find: "Find in this group",
    findOthers: "Find people to add",
    take: "Add",
    remove: "Remove",
    none: "Nobody is in this group yet. Add people to give them its rights.",
    noneFound: "Nobody found.",
    failed: "The people could not be loaded. {reason}",
  },
  trash: {
    asking: "Checking what this changes …",
    people: { one: "{count} person is removed from it.", other: "{count} people are removed from it." },
    children: { one: "{count} group below it moves up.", other: "{count} groups below it move up." },
    lost: { one: "{count} person loses “{right}”.", other: "{count} people lose “{right}”." },
    gained: { one: "{count} person gets “{right}”.", other: "{count} people get “{right}”." },
    nothing: "Nobody’s rights change.",
  },
} as const;

const userGroups = {
  ...sentences.record(group),
  section: { group: "Group", record: "Record" },
  group: {
    group: { title: "Group", help: "Its name, and where it belongs." },
    rights: {
      title: "Rights",
      help:
        "What people in this group may do, within the limits of their role. Changes apply from their next click. If somebody is in several groups, it is enough that one allows it; rights set for a person override all groups.",
    },
  },
  help: {
    name: "root, super_root and accounting are built in and cannot be renamed.",
    status: "Members of a locked group get no rights from it.",
    role: "The role this group is meant for. The table below starts with the rights of this role.",
    parent_id: "Where this group sets nothing, its parent group applies.",
    is_default: "New people are added to this group. Only one group can be the default.",
  },
  field: {
    path: "Group",
    members: "People",
    is_default: "Default for new people",
    parent_id: "Parent group",
    parent_name: "Parent group",
    role: "Role",
    permission: "Rights",
  },
} as const;

const groupsChoices = {
  is_default: { true: "Yes", false: "No" },
} as const;

export const words = {
  list: {
    hint: {
      user_groups: "Name of the group …",
    },
    primary: {
      user_groups: sentences.newOne(group),
    },
  },
  rights,
  entity: { user_groups: userGroups },
  choice: groupsChoices,
  event: {
    member: { add: "Add person", remove: "Remove person" },
  },
};
export type English = typeof words;
