import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";

const labelFile: Translation<English["labelFile"]> = {
  dropNow: "Solte a etiqueta aqui",
  hint: "PDF ou PNG de até {size} MB. Você também pode soltar o arquivo aqui.",
  size: "{width} × {height} mm",
  page: "Página da etiqueta",
  pageOf: "Página {page} de {count}",
  allPages: "Todas as {n} páginas",
  preview: "A etiqueta como será impressa",
  noPreview: "Não foi possível carregar a prévia. A etiqueta em si está correta.",
  of: "o arquivo da etiqueta de {number}",
  about: "{kind}, {width} × {height} mm",
  name: "etiqueta-{number}.{kind}",
  otherNumber: "A etiqueta mostra {number}. Confira qual número está certo.",
  refused: {
    tooLarge: "O arquivo tem mais de {size} MB. Salve só a página da etiqueta.",
    notALabel:
      "O arquivo não é PDF nem PNG, diga o nome o que disser. Salve a etiqueta em um desses formatos.",
    encrypted: "O PDF está bloqueado por senha. Salve-o sem senha ou imprima-o em um novo PDF.",
    cutOff: "O arquivo está incompleto. Baixe-o de novo.",
    damaged: "O arquivo está danificado e não pode ser lido. Baixe-o de novo.",
    tooManyPages: "O PDF tem {count} páginas e o máximo é 100. Salve só a página da etiqueta.",
    noSuchPage: "O PDF não tem essa página. Escolha uma que exista.",
    wrongSize:
      "A página tem menos de 20 mm ou mais de 450 mm. Escolha outra página ou salve a etiqueta no tamanho dela.",
    tooManyPixels: "A imagem tem mais de 4.000 × 6.000 pixels. Salve-a menor.",
    tooMuch: "Descompactado, o arquivo é maior do que uma etiqueta pode ser. Salve-o de novo, menor.",
    tooComplex: "O arquivo demora demais para ser lido. Imprima-o em um novo PDF.",
    activeContent: "O PDF contém programas ou outros arquivos. Imprima-o em um novo PDF.",
  },
};

const entity: Translation<English["entity"]> = {
  orders: {
    field: {
      file: "Arquivo da etiqueta",
    },
  },
  packages: {
    field: {
      file: "Arquivo da etiqueta",
    },
  },
};

export const words = { labelFile, entity };
