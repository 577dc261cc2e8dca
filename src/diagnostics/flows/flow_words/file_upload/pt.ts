import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Arquivo em um formulário",
  purpose:
    "Envia um arquivo assim que ele é escolhido em um formulário: uma etiqueta, um comprovante de pagamento. O servidor o confere e mostra o que guarda.",
  states: {
    empty: {
      title: "Sem arquivo",
      sees: "“Escolher arquivo” e o que pode ser escolhido.",
      try: "Escolha o arquivo ou solte-o ali.",
    },
    sending: {
      title: "A caminho",
      sees: "Quanto foi enviado e, depois, que o servidor lê o arquivo. O formulário espera por ele.",
      try: "Espere um momento. Um arquivo grande demora mais em uma linha lenta.",
    },
    kept: {
      title: "Arquivo exibido",
      sees: "O arquivo como será usado e a página, se houver várias.",
      try: "Confira se é o arquivo certo; senão, escolha outra página. Depois envie o formulário.",
    },
    refused: {
      title: "Não aceito",
      sees: "Em vermelho, por que o arquivo não é aceito.",
      try: "Faça o que a frase diz e escolha o arquivo de novo.",
    },
    failed: {
      title: "Não enviado",
      sees: "Em vermelho, o que aconteceu com o envio, e “Tentar de novo”.",
      try:
        "Clique em “Tentar de novo”. Se continuar falhando, envie o formulário sem o arquivo onde ele for opcional.",
    },
  },
  events: {
    "file.choose": {
      title: "Arquivo escolhido",
      sees: "Alguém escolheu ou soltou um arquivo.",
      try: "Espere até o arquivo aparecer.",
    },
    "page.choose": {
      title: "Página escolhida",
      sees: "Alguém escolheu outra página do arquivo.",
      try: "Espere até a página aparecer.",
    },
    "file.again": {
      title: "Nova tentativa",
      sees: "Alguém clicou em “Tentar de novo”.",
      try: "Espere até o arquivo aparecer.",
    },
    "file.remove": {
      title: "Arquivo removido",
      sees: "Alguém tirou o arquivo do formulário.",
      try: "Escolha outro ou envie o formulário sem arquivo onde ele for opcional.",
    },
    "file.progress": { title: "Mais enviado", sees: "A parte enviada aumenta.", try: "Espere." },
    "file.answered": {
      title: "Servidor respondeu",
      sees: "O arquivo aparece, ou o motivo de não ser aceito.",
      try: "Leia a linha abaixo do arquivo.",
    },
  },
  guards: {
    isKept: "O servidor guardou o arquivo",
    isRefused: "O arquivo não é o que se pede",
  },
  actors: { sendFile: "Enviar o arquivo ao servidor" },
  delays: {},
};
