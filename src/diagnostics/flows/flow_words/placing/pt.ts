import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Artes em um item",
  purpose:
    "Posiciona arquivos de impressão nas áreas de um item: em uma linha de pedido ou em um SKU de loja.",
  states: {
    editing: {
      title: "Posicionando",
      sees: "A área em escala com o arquivo, sua largura e resolução, e o que há de errado.",
      try: "Mova o arquivo ou digite o lugar, depois “Salvar arte”.",
    },
    saving: { title: "Salvando", sees: "“Salvando…” no botão.", try: "Espere um momento." },
    saved: {
      title: "Salvo",
      sees: "Uma mensagem diz que a arte foi salva.",
      try: "Nada. Dá para continuar alterando daqui.",
    },
  },
  events: {
    "area.choose": { title: "Área escolhida", sees: "Outra área é desenhada.", try: "Nada." },
    "art.put": {
      title: "Arquivo posicionado",
      sees: "Um arquivo foi posicionado, movido ou redimensionado.",
      try: "Leia o que diz abaixo dele.",
    },
    "art.take": {
      title: "Arquivo retirado",
      sees: "O arquivo não está mais na área.",
      try: "Posicione outro, ou salve.",
    },
    "art.save": {
      title: "Salvo por alguém",
      sees: "Alguém pressionou “Salvar arte”.",
      try: "Espere a mensagem.",
    },
  },
  guards: { isThere: "Há um arquivo na área", hasChanged: "Algo mudou", isSaved: "O servidor guardou" },
  actors: { saveArt: "Guardar onde os arquivos ficam" },
  delays: {},
};
