import type { Locale } from "#domain/locales.ts";
import { on, type Row } from "./row.ts";
import type { Records } from "./scene.ts";

/** ERR-17: the team's requests, a message for each of their six failures, in both languages; and the answers to them. */
export function requestRows({ orders: { approved, pending }, attachment }: Records): Row[] {
  const at = `/admin/orders/edit/${pending}`;
  const team = (says: string, pressed: Parameters<typeof on>[3], locale: Locale) =>
    on("manager", at, says, pressed, locale);
  return [
    ...team(
      "Failed to create request. Please try again.",
      { "requests.create": ["New request", ["Title", "Planta"], ["Message", "Envie"], "Send request"] },
      "en",
    ),
    ...team(
      "Falha ao criar solicitação. Tente novamente.",
      {
        "requests.create": [
          "Nova solicitação",
          ["Título", "Planta"],
          ["Mensagem", "Envie"],
          "Enviar solicitação",
        ],
      },
      "pt",
    ),
    ...team(
      "Failed to update request. Please try again.",
      { "requests.update": [/^Edit: /, ["Title", "Planta"], "Save"] },
      "en",
    ),
    ...team(
      "Falha ao atualizar solicitação. Tente novamente.",
      { "requests.update": [/^Editar: /, ["Título", "Planta"], "Salvar"] },
      "pt",
    ),
    ...team(
      "Failed to delete request. Please try again.",
      { "requests.remove": [/^Delete: /, "Delete"] },
      "en",
    ),
    ...team(
      "Falha ao excluir solicitação. Tente novamente.",
      { "requests.remove": [/^Excluir: /, "Excluir"] },
      "pt",
    ),
    ...team(
      "Failed to approve request. Please try again.",
      { "requests.approve": [/^Settled: /, [/./, "x"], "Settled"] },
      "en",
    ),
    ...team(
      "Falha ao aprovar solicitação. Tente novamente.",
      { "requests.approve": [/^Dar por respondida: /, [/./, "x"], "Dar por respondida"] },
      "pt",
    ),
    ...team(
      "Failed to reject request. Please try again.",
      { "requests.reject": [/^Withdraw: /, [/./, "x"], "Withdraw"] },
      "en",
    ),
    ...team(
      "Falha ao rejeitar solicitação. Tente novamente.",
      { "requests.reject": [/^Retirar: /, [/./, "x"], "Retirar"] },
      "pt",
    ),
    ...team("Failed to download attachment. Please try again.", { files: [attachment] }, "en"),
    ...team("Falha ao baixar anexo. Tente novamente.", { files: [attachment] }, "pt"),
    ...team(
      "Failed to send comment. Please try again.",
      { "requests.comment": [/^Comment: /, ["Comment", "x"], "Send comment"] },
      "en",
    ),
    ...on("manager", `/admin/orders/edit/${approved}`, "Failed to reopen request. Please try again.", {
      "requests.reopen": [/^Ask again: /, [/./, "Falta uma"], "Ask again"],
    }),
  ];
}
