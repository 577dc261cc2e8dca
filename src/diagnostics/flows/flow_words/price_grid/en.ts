import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Editing a price table",
  purpose: "Changes the prices, zones and surcharges of a price table like a spreadsheet.",
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
  },
  events: {
    "table.load": {
      title: "Table loaded",
      sees: "The table came as it is now; what was changed here stays.",
      try: "Nothing.",
    },
    "table.replace": {
      title: "Table replaced",
      sees: "The person used the prices of a file.",
      try: "Check the marked cells.",
    },
    "dim.change": {
      title: "Dimensional weight changed",
      sees: "The person changed how bulky packages are billed.",
      try: "Nothing.",
    },
    "sheet.show": {
      title: "Another sheet opened",
      sees: "The person opened another tab of the table.",
      try: "Nothing.",
    },
    "row.add": { title: "Row added", sees: "The person pressed “Add row”.", try: "Fill in the row." },
    "rows.remove": {
      title: "Rows deleted",
      sees: "The person deleted the selected rows.",
      try: "Nothing, or undo it.",
    },
    "change.redo": {
      title: "Redone",
      sees: "A change that was undone came back.",
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
  },
  guards: {
    isDraft: "The table is a draft",
    isCell: "A cell is there, and it is a draft",
    isOpenPaste: "The pasted amounts are ambiguous",
    isOpenText: "The typed amount is ambiguous",
    hasPast: "There is a change to undo",
    hasFuture: "There is a change to redo",
  },
  actors: {},
  delays: {},
};
