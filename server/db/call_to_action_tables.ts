/** Tables of the calls to action above the screens. */

/** Source: spec S2.31. */
export interface CallsToActionTable {
  _id: string;
  title: string;
  text: string;
  title_de: string;
  text_de: string;
  title_fr: string;
  text_fr: string;
  title_pt: string;
  text_pt: string;
  /** A path inside the app, or empty. */
  link: string;
  /** Active or Paused. */
  status: string;
  /** The first second of the day; null from the beginning. */
  first_day: number | null;
  /** The first second of the day; null without an end. */
  last_day: number | null;
  /** The first second after the last day. */
  ends_at: number | null;
  /** JSON: string[]. Whom it is for; nobody named is everybody. */
  roles: string;
  groups: string;
  users: string;
  /** JSON: ids of screens; none for all. */
  pages: string;
  user_id: string;
  search_text: string;
  created_at: number;
  updated_at: number;
  version: number;
}

/** What a person did with a call to action, each once. */
export interface CallToActionMarksTable {
  call_id: string;
  user_id: string;
  shown_at: number | null;
  clicked_at: number | null;
  dismissed_at: number | null;
}
