import type { Likeness } from "#domain/submissions/duplicates.ts";
import type { BaseTranslation } from "../../i18n-types";

/** Submissions that may be of the same organisation, and how they are told apart. */
const pt_duplicates = {
  title: "Talvez a mesma organização",
  copies: "Repetem esta manifestação",
  alike: {
    cnpj: "mesmo CNPJ ou registro legal",
    branch: "filial do mesmo CNPJ",
    email: "mesmo e-mail",
    looks: "e-mails iguais só na aparência",
    site: "mesmo site",
    name: "nomes parecidos",
  } satisfies Record<Likeness, string>,
  compare: "Comparar",
  compareWith: "Comparar com {reference:string}, {institution:string}",
  received: "recebida em {date:string}",
  settled: "Já conferidas ({count:number|number})",
  toldApart: "Não é a mesma, segundo {name:string}, {date:string}",
  failed: "As possíveis duplicatas não puderam ser carregadas.",
  side: {
    title: "Lado a lado",
    back: "Voltar a {reference:string}",
    text: "O que se parece: {alike:string}. Nada muda sozinho: a decisão é sua.",
    nothing: "Estas duas manifestações não têm CNPJ ou registro legal, e-mail, site nem nome em comum.",
    field: "Campo",
    only: "Só o que difere",
    common: "parecidos",
    same: "Nada difere",
    facts: "Situação",
    orders: "Pedidos",
    accounts: "Contas",
    received: "Recebida",
    open: "Abrir {reference:string}",
    tellApart: "Não é a mesma organização",
    reconsider: "Voltar a considerar",
    doneApart: "Anotado: não é a mesma organização",
    doneReconsider: "As duas voltam a aparecer como possíveis duplicatas",
    apart:
      "{name:string} anotou em {date:string} que não é a mesma organização. Vale até que um dos dados em comum mude.",
    mark: "{reference:string} é a duplicata",
    markTitle: "Marcar {reference:string} como duplicada?",
    markText:
      "{reference:string} sai da lista e aponta para {original:string} como original. Nada é mesclado, e é possível restaurá-la.",
    marked: "{reference:string} agora aponta para {original:string}",
    unmovable: "A situação atual não permite marcar nenhuma das duas como duplicada.",
  },
} satisfies BaseTranslation;

export default pt_duplicates;
