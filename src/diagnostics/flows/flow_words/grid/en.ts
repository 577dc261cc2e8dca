import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editing rows as a grid",
  purpose: "Changes many rows like a spreadsheet, and shows what would change before anything is sent.",
  states: {
    resting: {
      title: "Cells selected",
      sees: "The grid, with one cell or several selected.",
      try: "Type, press F2, or paste from a spreadsheet.",
    },
    editing: {
      title: "A cell is edited",
      sees: "The text of one cell can be changed.",
      try: "Press Enter to keep it, or Escape to leave it as it was.",
    },
    asking: {
      title: "Which decimal mark",
      sees: "The page asks how the pasted amounts are written.",
      try: "Choose what the amount means.",
    },
    reviewing: {
      title: "Reviewing the changes",
      sees: "The page lists what would change, row by row.",
      try: "Check the list, then save it or go back.",
    },
  },
  events: {
    "rows.load": {
      title: "Rows loaded",
      sees: "The rows came as they are now; changes stay with their rows.",
      try: "Nothing.",
    },
    "cell.move": {
      title: "Moved by the keyboard",
      sees: "The person pressed an arrow key or Tab.",
      try: "Nothing.",
    },
    "cell.go": {
      title: "A cell was clicked",
      sees: "The person clicked a cell, or dragged over several.",
      try: "Nothing.",
    },
    "cells.all": { title: "Everything selected", sees: "The person pressed Ctrl+A.", try: "Nothing." },
    "cell.edit": {
      title: "Editing begins",
      sees: "The person typed, pressed F2, or double-clicked a cell.",
      try: "Change the text.",
    },
    "text.change": { title: "Text typed", sees: "The person typed in the cell.", try: "Press Enter." },
    "text.keep": { title: "Text kept", sees: "The person pressed Enter or Tab.", try: "Nothing." },
    "text.drop": {
      title: "Text dropped",
      sees: "The person pressed Escape.",
      try: "Nothing: the cell is as it was.",
    },
    "cells.paste": {
      title: "Pasted",
      sees: "The person pasted cells of a spreadsheet.",
      try: "Check the marked cells.",
    },
    "mark.choose": {
      title: "Decimal mark chosen",
      sees: "The person chose how the amounts are written.",
      try: "Check the marked cells.",
    },
    "mark.drop": { title: "Paste dropped", sees: "The person pasted nothing after all.", try: "Nothing." },
    "cells.clear": { title: "Cells emptied", sees: "The person pressed Delete.", try: "Nothing." },
    "cells.fill": {
      title: "Filled down",
      sees: "The person filled the selected cells with the topmost.",
      try: "Check the marked cells.",
    },
    "change.undo": { title: "Undone", sees: "The last change was undone.", try: "Nothing." },
    "review.open": {
      title: "Changes looked at",
      sees: "The person pressed “Review changes”.",
      try: "Check the list.",
    },
    "review.close": {
      title: "Back to the grid",
      sees: "The person went back without saving.",
      try: "Nothing.",
    },
  },
  guards: {
    isOpen: "The cell may be changed",
    isAmbiguous: "The amounts can be read in two ways",
    hasPast: "There is a change to undo",
    hasEdits: "Something was changed",
  },
  actors: {},
  delays: {},
};
