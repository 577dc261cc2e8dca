import type { Translation } from "../../../../words/translation.ts";
import type { English } from "./en.ts";
import { type Noun, sentences } from "../../../../words/sentences/pt.ts";
import { statusWords } from "../../../../words/sentences/agreement.ts";

const batch: Noun = { gender: "m", one: "lote", other: "lotes" };

export const words: Translation<English> = {
  menu: { print_batches: "Lotes de impressão" },
  batches: {
    units: "Peças",
    none: "Não há nenhuma peça nele.",
    files: "Arquivos de impressão e fichas",
    get: "Baixar arquivos",
    getEach: "Baixar um arquivo por peça",
    wait: "Libere o lote para obter os arquivos.",
    rush: "urgente",
    onDay: "{day} ({count})",
    group: "{method} · {waiting} aguardando · prazo {days}",
  },
  entity: {
    print_batches: {
      ...sentences.loading(batch),
      ...sentences.saving(batch),
      section: { batch: "Lote" },
      group: {
        batch: {
          title: "Lote de impressão",
          help: "Una grupos de uma máquina, escolha as peças ou leve as 40 que vencem primeiro.",
        },
      },
      checks: {
        more_keys: {
          first: "Grupos da mesma máquina podem ser unidos depois de escolher um grupo.",
          none: "Nenhum outro grupo aguarda esta máquina.",
        },
        unit_ids: {
          first: "Escolha primeiro um grupo.",
          unpicked: "Nada escolhido: entram as que vencem primeiro ({n}).",
          picked: "{n} de no máximo {most} escolhidas.",
        },
      },
      help: {
        group_key: "Peças que podem ser impressas uma após a outra.",
        more_keys: "Grupos do mesmo método no mesmo local, impressos de uma vez com o grupo acima.",
      },
      field: {
        code: "Código",
        status: "Status",
        method: "Método",
        title: "Produto",
        color: "Cor",
        printed_count: "Impressas",
        units_count: "Peças",
        due_at: "Prazo",
        location_code: "Local",
        maker_name: "Criado por",
        created_at: "Criado em",
        released_at: "Liberado em",
        more_keys: "Unir em um só lote",
        unit_ids: "Peças",
        group_key: "Grupo",
        location: "Local",
      },
    },
  },
  ...statusWords({ Open: "Aberto|Aberta", Released: "Liberado|Liberada" }),
  list: { hint: { print_batches: "Código, produto, cor …" }, primary: { print_batches: "Criar lote" } },
  event: { batch: { release: "Enviar à impressora", cancel: "Cancelar lote" } },
  bulk: {
    intoBatches: { one: "em {number} lote de impressão", other: "em {number} lotes de impressão" },
    work: {
      units: {
        batch: {
          act: {
            one: "Colocar {number} peça em um lote",
            other: "Colocar {number} peças em lotes",
          },
          acted: { one: "{number} colocada em um lote", other: "{number} colocadas em lotes" },
          means:
            "O que se imprime do mesmo modo, no mesmo produto e cor, fica junto, no máximo 40. Um lote é liberado quando seus arquivos devem ser impressos.",
        },
      },
      batch: {
        release: {
          act: { one: "Enviar {number} lote", other: "Enviar {number} lotes" },
          acted: { one: "{number} enviado", other: "{number} enviados" },
          means: "Os arquivos vão para a impressora; cada peça espera sua impressão.",
        },
        cancel: {
          act: { one: "Cancelar {number} lote", other: "Cancelar {number} lotes" },
          acted: { one: "{number} cancelado", other: "{number} cancelados" },
          means: "As peças podem ir para outro lote.",
        },
      },
    },
  },
  audit: {
    action: {
      batches_file: "Arquivos de um lote baixados",
      batch_release: "Lote enviado à impressora",
      batch_cancel: "Lote cancelado",
      makePrintBatch: "Lote de impressão criado",
      movePrintBatch: "Status de um lote de impressão alterado",
    },
    entity: { printBatches: "Lotes de impressão" },
  },
};
