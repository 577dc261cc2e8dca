import type { NoticesLike } from "../../notices.ts";
import type { notices as englishNotices, reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  shopLinesClosed:
    "O pedido está pago, por isso as suas linhas já não mudam. Recuse a diferença ou cancele o pedido.",
  shopCancelClosed: "O pedido já não pode ser cancelado. Recuse a diferença.",
  shopDecided: "Alguém já decidiu, ou a loja alterou-o de novo. Recarregue a loja.",
};

export const notices: NoticesLike<typeof englishNotices> = {
  shopTokenRefused: {
    subject: "{shop}: A loja recusa o nosso acesso",
    content: "Copie de novo as chaves da loja e grave-as na ligação desta loja.",
  },
  shopSignInEnded: {
    subject: "{shop}: A loja recusa o nosso acesso",
    content: "Abra a loja e entre de novo na plataforma dela.",
  },
  shopAddressChanged: {
    subject: "{shop}: O endereço da loja mudou",
    content: "Introduza o novo endereço na ligação desta loja.",
  },
  shopRightMissing: {
    subject: "{shop}: Falta um direito",
    content: "Dê à nossa aplicação na loja os direitos que os passos indicam e grave de novo as chaves.",
  },
  shopNotAShop: {
    subject: "{shop}: Não há nenhuma loja neste endereço",
    content: "Verifique o endereço na ligação desta loja.",
  },
  shopsBroken: { subject: "As ligações de {count} lojas estão interrompidas", content: "{lines}" },
};
