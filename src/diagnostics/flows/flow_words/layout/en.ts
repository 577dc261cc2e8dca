import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Menu and top bar",
  purpose: "Places menu and top bar as the person chose under “Customize”, and as the window allows.",
  states: {
    frame: {
      title: "The layout",
      sees: "How menu, top bar and screen are placed.",
      try: "It is chosen under “Customize”, “Layout”.",
    },
    "frame.choosing": {
      title: "Choosing the layout",
      sees: "Nothing is visible.",
      try: "Nothing: it takes no time.",
    },
    "frame.vertical": {
      title: "Menu at the side",
      sees: "The menu is at the side, or behind the menu button in a narrow window.",
      try: "Nothing. For another one: “Customize”, “Layout”.",
    },
    "frame.horizontal": {
      title: "Menu on top",
      sees: "The menu is a line below the top bar.",
      try: "Nothing. In a narrow window it moves behind the menu button.",
    },
    "frame.seller": {
      title: "Seller menu",
      sees: "The menu for sellers is at the side. People who are not signed in see it too.",
      try: "Nothing. If your own entries are missing, sign in.",
    },
    "frame.blank": {
      title: "Page alone",
      sees: "Neither menu nor top bar is there.",
      try: "Press “Back to the usual layout” at the bottom, or the button on the page.",
    },
    menu: {
      title: "The menu",
      sees: "How the menu can be reached.",
      try: "Ask whether the menu shows words, icons or only its button.",
    },
    "menu.choosing": {
      title: "Choosing the menu",
      sees: "Nothing is visible.",
      try: "Nothing: it takes no time.",
    },
    "menu.none": {
      title: "No menu",
      sees: "There is no menu on this page.",
      try: "Press “Back to the usual layout” at the bottom, or the button on the page.",
    },
    "menu.bar": {
      title: "Menu as a line",
      sees: "The menu’s groups are next to each other below the top bar.",
      try: "Press a group to open it. What has no room is under “More”.",
    },
    "menu.drawer": {
      title: "Menu behind its button",
      sees: "The window is narrow: the menu is behind the button with three lines.",
      try: "Press the menu button, or make the window wider.",
    },
    "menu.drawer.closed": {
      title: "Menu closed",
      sees: "Only the menu button is visible.",
      try: "Press the menu button, “Open menu”.",
    },
    "menu.drawer.open": {
      title: "Menu open over the page",
      sees: "The menu is open over the page.",
      try: "Choose an entry; a click next to it or Escape closes it.",
    },
    "menu.full": {
      title: "Menu with words",
      sees: "The menu is at the side with its words.",
      try: "Nothing. “Collapse menu” at its foot leaves only the icons.",
    },
    "menu.rail": {
      title: "Menu as icons",
      sees: "A narrow menu with icons is at the side.",
      try: "Rest the mouse on it to read the words; “Keep menu open” at its foot keeps them.",
    },
    "menu.rail.resting": {
      title: "Only icons",
      sees: "The narrow menu shows its icons.",
      try: "Rest the mouse on it, or go there with the Tab key.",
    },
    "menu.rail.approached": {
      title: "About to open",
      sees: "The mouse has just come onto the icons.",
      try: "Leave it there for a moment.",
    },
    "menu.rail.peeking": {
      title: "Open over the page for a while",
      sees: "The menu is open over the page with its words.",
      try: "Choose an entry; it closes when the mouse leaves it, or by Escape.",
    },
    "menu.rail.held": {
      title: "Kept open on this page",
      sees: "The menu is next to the page with its words, only on this page.",
      try: "Nothing. The next page has icons again if it needs the room.",
    },
    scroll: {
      title: "How far it is scrolled",
      sees: "How far down the person has scrolled the screen.",
      try: "Nothing.",
    },
    "scroll.top": {
      title: "At the top",
      sees: "The screen is at its top.",
      try: "Nothing.",
    },
    "scroll.begun": {
      title: "Scrolled a little",
      sees: "The top bar casts a shadow on the screen.",
      try: "Nothing.",
    },
    "scroll.shadowed": {
      title: "Scrolled on",
      sees: "The menu casts a shadow too.",
      try: "Nothing.",
    },
    "scroll.far": {
      title: "Scrolled far",
      sees: "The button “Back to top” is there, unless it is hidden under “Customize”.",
      try: "Press “Back to top” to go back.",
    },
    bar: {
      title: "Top bar that scrolls away",
      sees: "Counts only where the top bar is set to “Static” under “Customize”.",
      try: "To keep it in sight, choose “Sticky” there.",
    },
    "bar.there": {
      title: "Top bar is there",
      sees: "The top bar is visible.",
      try: "Nothing.",
    },
    "bar.away": {
      title: "Top bar has gone",
      sees: "The top bar went away with the screen, where it is set to “Static”.",
      try: "Scroll up to the very top; there it comes back.",
    },
  },
  events: {
    "look.changed": {
      title: "The appearance was changed",
      sees: "The person changed something under “Customize”, or the menu was collapsed.",
      try: "Nothing.",
    },
    "width.changed": {
      title: "The window’s width changed",
      sees: "The window became wide (1200 pixels or more) or narrow; zoom counts too.",
      try: "If the menu is gone, make the window wider or zoom out.",
    },
    "screen.opened": {
      title: "Another page was opened",
      sees: "The person went to another page; it begins at its top.",
      try: "Nothing.",
    },
    "screen.scrolled": {
      title: "The screen was scrolled",
      sees: "The person scrolled up or down.",
      try: "Nothing.",
    },
    "menu.open": {
      title: "Open menu",
      sees: "The person pressed the menu button.",
      try: "Choose an entry.",
    },
    "menu.close": {
      title: "Close menu",
      sees: "The person pressed Escape or clicked next to the menu.",
      try: "Nothing.",
    },
    "menu.followed": {
      title: "An entry was chosen",
      sees: "The person followed an entry of the menu.",
      try: "Nothing: the page opens.",
    },
    "menu.toggle": {
      title: "Collapse menu or keep it open",
      sees: "The person pressed “Collapse menu” or “Keep menu open”.",
      try: "Press it once more to undo it.",
    },
    "menu.approached": {
      title: "The mouse came to the icons",
      sees: "The mouse moved onto the narrow menu.",
      try: "Leave it there for a moment.",
    },
    "menu.entered": {
      title: "Entered by the keyboard",
      sees: "The person went into the narrow menu with the keyboard.",
      try: "Nothing.",
    },
    "menu.left": {
      title: "The menu was left",
      sees: "Mouse or keyboard went out of the menu.",
      try: "Nothing.",
    },
  },
  guards: {
    isVertical: "Menu at the side fits",
    isFull: "Menu with words fits",
    hasBegun: "Scrolled more than 50 pixels",
    "not hasBegun": "Scrolled 50 pixels at most",
    isShadowed: "Scrolled more than 100 pixels",
    "not isShadowed": "Scrolled 100 pixels at most",
    isFar: "Scrolled more than 160 pixels",
    "not isFar": "Scrolled 160 pixels at most",
    isHorizontal: "Menu on top is chosen, window is wide",
    "not isHorizontal": "Menu on top no longer fits",
    "not isVertical": "Menu at the side no longer fits",
    isSeller: "The seller menu is right for the person",
    "not isSeller": "The seller menu no longer fits",
    isBlank: "The page is shown alone",
    "not isBlank": "The page is no longer shown alone",
    isNone: "No menu is shown",
    "not isNone": "A menu is shown",
    isDrawer: "The window is narrow",
    "not isDrawer": "The window is wide, or without a menu",
    isBar: "The menu is shown on top",
    "not isBar": "The menu is not shown on top",
    isRail: "The menu shows only icons",
    "not isRail": "The menu shows more than icons",
    "not isFull": "Menu with words no longer fits",
    isRailedScreen: "Only this page wants icons",
  },
  actors: {},
  delays: {},
};
