import { expect, test } from "bun:test";
import { loadAllLocales } from "#i18n/i18n-util.sync.ts";
import { i18nObject } from "#i18n/i18n-util.ts";

loadAllLocales();
const [pt, en] = [i18nObject("pt"), i18nObject("en")];

/**
 * What the requirements print in one language only (literals.test.ts), as it reads in the other: words that were
 * exchanged in one file alone are found there, too.
 */
const COUNTERPARTS: [name: string, sentence: string, counterpart: string][] = [
  ["WIZ-36", en.obstacles.rule.referenceImageRequired(), "At least one reference image is required"],
  ["WIZ-37", en.obstacles.rule.detailedDescriptionRequired(), "A detailed description is required"],
  [
    "WIZ-38",
    en.obstacles.rule.auditoriumCapacity(),
    "Auditorium capacity is required when an auditorium is selected",
  ],
  [
    "WIZ-39",
    en.obstacles.rule.productDescription(),
    "A description of the products is required when an exhibition area is selected",
  ],
  [
    "WIZ-40",
    en.obstacles.rule.productQuantity(),
    "The number of products is required when an exhibition area is selected",
  ],
  ["WIZ-44", en.obstacles.rule.quantityMin(), "Quantity must be at least 1"],
  ["WIZ-44", en.obstacles.rule.quantityMax(), "Maximum quantity is 100"],
  ["WIZ-45", en.obstacles.rule.periodMin(), "Period of use must be at least 1"],
  ["WIZ-45", en.obstacles.rule.periodMax(), "Maximum period is 100"],
  ["WIZ-46", en.obstacles.rule.discountMin(), "Discount must be zero or more"],
  ["WIZ-46", en.obstacles.rule.discountMax(), "Maximum discount is 100%"],
  ["WIZ-49", en.obstacles.rule.totalValueMin(), "Total value must be zero or more"],
  ["WIZ-50", en.obstacles.rule.totalItemsMin(), "Total items must be zero or more"],
  ["WIZ-60", pt.obstacles.rule.submissionIdRequired(), "O identificador da manifestação é obrigatório"],
  ["ORD-02", pt.statuses.order.REVIEWING(), "Em análise"],
  ["CAT-11", en.obstacles.rule.itemIdRequired(), "ID is required"],
  ["CAT-12", en.obstacles.rule.titleRequired(), "Title is required"],
  ["CAT-13", en.obstacles.rule.unitMetricRequired(), "Unit of measure is required"],
  ["CAT-14", en.obstacles.rule.unitPriceMin(), "Price must be zero or more"],
  ["ERR-10", pt.orders.page.loadFailed(), "Erro ao carregar o pedido. Tente novamente."],
  ["ERR-10", pt.desk.order.loadFailed(), "Erro ao carregar o pedido. Tente novamente."],
  ["ERR-11", pt.orders.update.failed(), "Falha ao atualizar o pedido. Tente novamente."],
  ["ERR-11", pt.desk.order.updateFailed(), "Falha ao atualizar o pedido. Tente novamente."],
  ["ERR-12", pt.orderPapers.payment.failed(), "Falha ao enviar o comprovante de pagamento. Tente novamente."],
  ["ERR-12", pt.desk.status.fileFailed(), "Falha ao enviar o comprovante de pagamento. Tente novamente."],
  ["ERR-13", pt.orders.files.failed(), "Falha ao enviar o arquivo. Tente novamente."],
  [
    "ERR-15",
    pt.orders.page.noOrderData(),
    "Nenhum dado do pedido encontrado. Volte e preencha o formulário.",
  ],
  ["ERR-16", pt.orders.page.submissionNotFound(), "Manifestação não encontrada"],
  ["ERR-20", pt.campaigns.test.failed(), "Falha ao enviar o e-mail"],
  ["ERR-20", pt.campaigns.check.failed(), "Falha ao enviar o e-mail"],
  ["ERR-20", en.campaigns.check.failed(), "Failed to send email"],
  ["ERR-21", pt.campaigns.recipients.failed(), "Falha ao carregar os destinatários"],
  ["ERR-21", en.campaigns.recipients.failed(), "Failed to load recipients"],
  ["ERR-22", pt.partners.failed.create(), "Falha ao criar a conta do expositor."],
  ["ERR-23", pt.partners.failed.reset(), "Falha ao enviar o e-mail de redefinição."],
  ["ERR-26", pt.validation.required(), "Campo obrigatório"],
  ["EOI-35", pt.submissions.meaning.APPROVED(), "Aprovada, aguardando a assinatura do contrato"],
  ["EOI-36", pt.submissions.meaning.SIGNED_CONTRACT(), "Contrato assinado, parceria confirmada"],
];

test.each(COUNTERPARTS)(
  "%s reads in the other language as its counterpart",
  (_name, sentence, counterpart) => {
    expect(sentence).toBe(counterpart);
  },
);
