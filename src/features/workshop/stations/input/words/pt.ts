import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  scanBox: {
    label: "Escanear",
    hint: "Escaneie uma etiqueta",
    enter: "Enter",
    keyboard: "Digitar um código",
    keysOff: "Teclas desativadas: o leitor deste aparelho é lento demais para distingui-las de um código.",
    unended: "Pressione Enter ou configure o leitor para enviar Enter.",
    tooLong: "É longo demais para um código. Escaneie de novo.",
    camera: {
      title: "Escanear com a câmera",
      close: "Fechar câmera",
      opening: "Abrindo a câmera…",
      aim: "Segure o código na frente da câmera.",
      denied: "O navegador não permite a câmera. Permita-a nas configurações do site ou digite o código.",
      none: "Este dispositivo não tem câmera. Digite o código ou use um leitor.",
      busy: "Outro aplicativo usa a câmera. Feche-o e tente de novo.",
      failed: "Não foi possível ler a câmera. Tente de novo ou digite o código.",
      again: "Tentar de novo",
    },
  },
};
