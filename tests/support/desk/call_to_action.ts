import type { MyNotice } from "../../../api/generated/schema.ts";

export const callOf = (_id: string, more: Partial<MyNotice> = {}): MyNotice => ({
  _id,
  title: `Title ${_id}`,
  text: "",
  title_de: "",
  text_de: "",
  title_fr: "",
  text_fr: "",
  title_pt: "",
  text_pt: "",
  link: "",
  pages: [],
  is_seen: false,
  ...more,
});
