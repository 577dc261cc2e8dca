import type { FlowWords } from "../words.ts";

export const words: FlowWords = {
  title: "Arquivo de uma etiqueta",
  purpose:
    "Envia o arquivo da etiqueta no formulário “Anexar etiqueta”; o servidor recorta a página e a mostra.",
  states: {
    empty: {
      title: "Sem arquivo",
      sees: "“Escolher arquivo” abaixo do código de rastreio e o que pode ser escolhido.",
      try: "Escolha o PDF ou PNG da etiqueta, ou solte-o ali. O arquivo é opcional.",
    },
    sending: {
      title: "A caminho",
      sees: "Quanto foi enviado e, depois, que o servidor lê o arquivo. A etapa espera por ele.",
      try: "Espere um momento. Um arquivo grande demora mais em uma linha lenta.",
    },
    kept: {
      title: "Etiqueta exibida",
      sees: "A etiqueta como será impressa, o tamanho dela e a página, se houver várias.",
      try: "Confira se é a etiqueta certa; senão, escolha outra página. Depois anexe-a.",
    },
    refused: {
      title: "Não aceito",
      sees: "Em vermelho, por que o arquivo não é aceito.",
      try: "Faça o que a frase diz e escolha o arquivo de novo.",
    },
    failed: {
      title: "Não enviado",
      sees: "Em vermelho, o que aconteceu com o envio, e “Tentar de novo”.",
      try: "Clique em “Tentar de novo”. A etiqueta também pode ser anexada sem o arquivo.",
    },
  },
  events: {
    "file.choose": {
      title: "Arquivo escolhido",
      sees: "Alguém escolheu ou soltou um arquivo.",
      try: "Espere até a etiqueta aparecer.",
    },
    "page.choose": {
      title: "Página escolhida",
      sees: "Alguém escolheu outra página do arquivo.",
      try: "Espere até a página aparecer.",
    },
    "file.again": {
      title: "Nova tentativa",
      sees: "Alguém clicou em “Tentar de novo”.",
      try: "Espere até a etiqueta aparecer.",
    },
    "file.remove": {
      title: "Arquivo removido",
      sees: "Alguém tirou o arquivo do formulário.",
      try: "Escolha outro ou anexe a etiqueta sem arquivo.",
    },
    "file.progress": { title: "Mais enviado", sees: "A parte enviada aumenta.", try: "Espere." },
    "file.answered": {
      title: "Servidor respondeu",
      sees: "A etiqueta aparece, ou o motivo de não aparecer.",
      try: "Leia a linha abaixo do arquivo.",
    },
  },
  guards: {
    isKept: "O servidor guardou a etiqueta",
    isRefused: "O arquivo não é uma etiqueta",
  },
  actors: { sendFile: "Enviar o arquivo ao servidor" },
  delays: {},
};
