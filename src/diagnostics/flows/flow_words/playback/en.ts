import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Playing a recording",
  purpose: "Shows the steps of a report one after the other, as they happened.",
  states: {
    "paused": {
      title: "Paused",
      sees: "One step of the recording; the slider does not move.",
      try: "Press play, or step with the arrow keys.",
    },
    "playing": {
      title: "Playing",
      sees: "The steps go by in the order they happened.",
      try: "Press pause to look at a step.",
    },
    "ended": {
      title: "At the end",
      sees: "The last step of the recording.",
      try: "Press play to begin again, or move the slider.",
    },
  },
  events: {
    "playback.play": {
      title: "Pressed play",
      sees: "The steps begin to go by.",
      try: "Watch, or press pause.",
    },
    "playback.pause": {
      title: "Pressed pause",
      sees: "The step that was shown stays.",
      try: "Read it, then go on.",
    },
    "playback.seek": {
      title: "Moved the slider",
      sees: "The step under the slider is shown.",
      try: "Press play to go on from there.",
    },
    "playback.step": {
      title: "Went one step",
      sees: "The next or previous step is shown.",
      try: "Go on stepping.",
    },
    "playback.speed": {
      title: "Chose a speed",
      sees: "The steps go by faster or slower.",
      try: "Choose another if it is too quick.",
    },
    "steps.change": {
      title: "Chose other machines",
      sees: "Only steps of the chosen machines are left.",
      try: "Choose all machines to see every step.",
    },
  },
  guards: { "isLast": "The last step is shown" },
  actors: {},
  delays: { "untilNext": "until the next step" },
};
