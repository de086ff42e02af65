import type { BaseTranslation } from "../../i18n-types";

/** A página a que leva o link no pé das campanhas. */
const pt_optOut = {
  title: "Não quer mais receber estas mensagens?",
  note: "Um toque, e não enviamos mais avisos gerais nem campanhas a este endereço de e-mail. Confirmações, códigos, contratos e tudo o que diz respeito às suas manifestações e aos seus pedidos continuam chegando.",
  leave: "Não quero mais receber",
  leftTitle: "Pronto: você não recebe mais campanhas",
  left: "O que diz respeito às suas manifestações e aos seus pedidos continua chegando. Foi sem querer?",
  comeBack: "Quero voltar a receber",
  backTitle: "Você volta a receber nossas mensagens",
  back: "Mudou de ideia? O link da mensagem continua valendo.",
} satisfies BaseTranslation;

export default pt_optOut;
