import type { Translation } from "../../../../../words/translation.ts";
import type { English } from "./en.ts";

export const words: Translation<English> = {
  entity: {
    packages: {
      field: {
        desc: "Descrição",
        hs: "Código HS",
        origin: "Origem",
        qty: "Quantidade",
        net_g: "Peso líquido (g)",
        value_minor: "Valor",
        content_type: "Conteúdo",
      },
    },
  },
  event: { packages: { declare: "Editar as linhas da alfândega" } },
  customs: {
    title: "Alfândega: {form}",
    edit: "Editar linhas",
    save: "Salvar linhas",
    saved: "As linhas da alfândega de {code} foram salvas.",
    add: "Adicionar linha",
    most: "No máximo {max} linhas",
    remove: "Remover",
    removeLine: "Remover a linha {n}",
    line: "Linha {n}",
    applyItemData: "Usar os dados dos itens",
    overridden: "Estas linhas foram digitadas por uma pessoa.",
    locked: "A etiqueta foi feita a partir destas linhas. Anule-a para mudá-las.",
    items: "De {skus}",
    source: {
      shop: "valor: preço de venda da loja",
      house: "valor: nosso preço, pois a loja não informa",
      mixed: "valor: em parte o preço da loja, em parte o nosso",
      hand: "Digitada por uma pessoa",
    },
    missing: {
      desc: "Sem descrição",
      hs: "Código HS ausente ou errado",
      origin: "Sem país de origem",
      value: "Sem valor",
      lines: "Nada foi declarado.",
    },
    totals: "Totais",
    pieces: "Peças: {pieces} de {units}",
    net: "{net} líquidos; o pacote pesa {package}",
  },
};
