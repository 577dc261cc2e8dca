import type { reasons as english } from "./en.ts";

export const reasons: Readonly<Record<keyof typeof english, string>> = {
  superTokenMissing: "Este acesso não permite agir por outras pessoas.",
  superTokenOld: "Você entrou há tempo demais para agir por outras pessoas: entre de novo.",
  passwordNeeded: "Digite sua senha para continuar.",
  signInNeeded: "Entre de novo e copie o token em até dez minutos.",
  tokenNotKept:
    "Este token continua funcionando, mas seu texto não foi guardado. Ele precisa ser substituído para ser copiado.",
};
