import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Reproduzir uma gravação",
  purpose: "Mostra os passos de um relato um após outro, como aconteceram.",
  states: {
    "paused": {
      title: "Em pausa",
      sees: "Um passo da gravação, o cursor está parado.",
      try: "Pressionar reproduzir, ou avançar com as setas.",
    },
    "playing": {
      title: "Reproduzindo",
      sees: "Os passos passam pela sua ordem.",
      try: "Pressionar pausa para ver um passo.",
    },
    "ended": {
      title: "No fim",
      sees: "O último passo da gravação.",
      try: "Pressionar reproduzir para recomeçar, ou mover o cursor.",
    },
  },
  events: {
    "playback.play": {
      title: "Pressionou reproduzir",
      sees: "Os passos começam a passar.",
      try: "Ver, ou pressionar pausa.",
    },
    "playback.pause": {
      title: "Pressionou pausa",
      sees: "O passo mostrado fica.",
      try: "Lê-lo e depois continuar.",
    },
    "playback.seek": {
      title: "Moveu o cursor",
      sees: "É mostrado o passo sob o cursor.",
      try: "Pressionar reproduzir para continuar daí.",
    },
    "playback.step": {
      title: "Avançou um passo",
      sees: "É mostrado o passo seguinte ou anterior.",
      try: "Continuar assim.",
    },
    "playback.speed": {
      title: "Escolheu a velocidade",
      sees: "Os passos passam mais depressa ou devagar.",
      try: "Escolher outra se for depressa demais.",
    },
    "steps.change": {
      title: "Escolheu outros fluxos",
      sees: "Só ficam os passos dos fluxos escolhidos.",
      try: "Escolher todos os fluxos para ver cada passo.",
    },
  },
  guards: { "isLast": "É mostrado o último passo" },
  actors: {},
  delays: { "untilNext": "até o passo seguinte" },
};
