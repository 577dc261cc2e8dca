import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Selecting rows of a list",
  purpose: "Keeps which rows are selected, one by one or all that match, and the row of the keyboard.",
  states: {
    none: {
      title: "Nothing selected",
      sees: "The line with the filters is above the list.",
      try: "Tick the box of a row, or the one above for the whole page.",
    },
    picked: {
      title: "Some rows selected",
      sees: "In place of the filters it says how many are selected and what can be done with them.",
      try: "Press what you want to do. “Clear selection” brings the filters back.",
    },
    all: {
      title: "All that match selected",
      sees: "It says how many are selected, on every page; rows taken out are no longer ticked.",
      try: "Take out single rows by their box, or press “Clear selection”.",
    },
  },
  events: {
    "rows.shown": {
      title: "Other rows are shown",
      sees: "Another page came, or the rows were loaded again.",
      try: "Nothing: what is selected stays selected.",
    },
    "row.toggle": {
      title: "A row’s box was pressed",
      sees: "The person ticked a row or took its tick away; with Shift, all rows between.",
      try: "Nothing.",
    },
    "rows.toggleAll": {
      title: "The topmost box was pressed",
      sees: "The person ticked all rows of this page, or took all ticks away.",
      try: "Nothing.",
    },
    "selection.all": {
      title: "Select all that match",
      sees: "The person pressed “Select all … that match”.",
      try: "Nothing: other pages are included too.",
    },
    "selection.widen": {
      title: "Widen with Ctrl+A",
      sees: "The person pressed Ctrl+A: first all rows of the page, then all that match.",
      try: "Press it once more for all that match.",
    },
    "selection.set": {
      title: "What is left is selected",
      sees: "After work on many rows, those that it left behind are selected.",
      try: "Look at them, then do the work on them again.",
    },
    "selection.clear": {
      title: "Selection cleared",
      sees: "The person pressed “Clear selection” or Escape.",
      try: "Nothing.",
    },
    "filters.change": {
      title: "The filters changed",
      sees: "A message says that the selection was cleared, because the filters changed.",
      try: "Set the filters first, then select.",
    },
    "cursor.move": {
      title: "Moved by the keyboard",
      sees: "The person pressed an arrow key, J or K; the next row is marked.",
      try: "Nothing.",
    },
    "cursor.extend": {
      title: "Selected with the arrow keys",
      sees: "The person held Shift and pressed an arrow key: the rows passed are selected.",
      try: "Nothing.",
    },
    "cursor.set": {
      title: "A row was marked",
      sees: "The keyboard’s place went to a row, or to none.",
      try: "Nothing.",
    },
  },
  guards: {
    isShown: "The row is on the screen",
    hasRows: "There are rows on the screen",
    "hasRows and isPageSelected": "The whole page is selected already",
    isPageSelected: "All rows of the page are selected",
    isAll: "All that match are selected",
    isAnySelected: "A row is selected",
    "not isAll": "Not all that match are selected",
    "not isAnySelected": "No row is selected",
    "(not isAll) and isAnySelected": "Only some rows are selected",
  },
  actors: {},
  delays: {},
};
