import type { TemplateId, TemplateParams } from "#domain/mail/templates.ts";

const company = "Associação Ribeirinha do Tapajós";
const reference = "ORD-2025-00007";
const url = "http://portal.test/partner/orders/abc";
const request = { company, reference, title: "Planta do estande", url };
const credentials = {
  name: "João",
  email: "joao@example.org",
  loginUrl: "http://portal.test/partner/login",
  temporaryPassword: "Rio7$Verde",
  validUntil: "2025-08-08T15:00:00Z",
};
const decision = {
  company,
  representative: "João Araújo",
  reference: "EOI-2025-00042",
  note: "Parabéns!\nAté já.",
};

/** Every mail the portal writes, with values as they come. */
export const SAMPLES: { [Id in TemplateId]: TemplateParams[Id] } = {
  submissionReceipt: {
    company,
    representative: "João Araújo",
    reference: "EOI-2025-00042",
    statusUrl: "http://portal.test/status/token",
  },
  submissionCorrected: { company, reference: "EOI-2025-00042", statusUrl: "http://portal.test/status/token" },
  statusLink: { company, reference: "EOI-2025-00042", statusUrl: "http://portal.test/status/token" },
  interestKept: {
    url: "http://portal.test/expression-of-interest#later=token",
    validUntil: "2025-08-31T15:00:00Z",
  },
  credentials,
  credentialsReset: credentials,
  staffCredentials: { ...credentials, loginUrl: "http://portal.test/admin/login" },
  recoveryCode: {
    name: "João",
    code: "AB29KXM7QP",
    resetUrl: "http://portal.test/partner/recover-password?code=AB29KXM7QP",
    minutes: 10,
  },
  decisionApproved: decision,
  decisionRejected: { ...decision, note: "" },
  orderCreated: { company, reference, total: 123_450, itemCount: 3, url },
  orderStatusChanged: {
    company,
    reference,
    from: "REVIEWING",
    to: "PENDING",
    note: "Confira a metragem.",
    url,
  },
  orderMoveUndone: { company, reference, url, status: "REVIEWING" },
  orderCancelled: { company, reference, note: "", url },
  paymentReceived: {
    company,
    reference,
    total: 123_450,
    accepted: 120_000,
    settled: 3_450,
    settledAs: "bankCharges",
    credit: 0,
    url,
  },
  paymentPartAccepted: {
    company,
    reference,
    amount: 40_000,
    accepted: 50_000,
    total: 123_450,
    note: "",
    toPay: { amount: 73_450, dueOn: "2025-10-31" },
    url,
  },
  contractReady: { company, reference, url, version: 2 },
  contractRecorded: { company, reference, url },
  contractRecordUndone: { company, reference, url },
  orderChanged: {
    company,
    reference,
    url,
    version: 3,
    before: 123_450,
    after: 150_000,
    waits: {
      before: { isStructurePriced: false, unpricedLines: 0 },
      after: { isStructurePriced: true, unpricedLines: 2 },
    },
    lines: [
      { title: "Monitor", before: 10_000, after: 20_000 },
      { title: "Cadeira", before: null, after: 16_550, discount: 12.5 },
      { title: null, before: "unpriced", after: 50_000 },
    ],
    note: "Como combinado por telefone.",
  },
  changeUndone: { company, reference, url, total: 123_450 },
  requestOpened: {
    ...request,
    message: "Envie a planta\nem PDF.",
    dueOn: "2025-09-30",
    blocksApproval: true,
  },
  requestAnswered: { ...request, who: "Lúcia Prado", status: "REJECTED", note: "Não temos a planta." },
  requestRevised: { ...request, message: "Envie em DWG.", dueOn: "", blocksApproval: true },
  requestRemoved: { ...request, who: "Lúcia Prado", message: "Envie a planta." },
  requestCommented: { ...request, who: "Lúcia Prado", message: "Segue amanhã." },
  changeAskedFor: { ...request, message: "Mais uma tomada, por favor." },
  dutyReminder: {
    company,
    reference,
    url,
    duty: "pay",
    reminder: "day",
    dueOn: "2025-09-30",
    amount: 123_450,
  },
  reviewsAssigned: { added: 12, left: 15, url: "http://portal.test/admin/gruporg" },
  testMail: {},
  reviewsLeft: { left: 1, url: "http://portal.test/admin/gruporg" },
  passwordChanged: { name: "João" },
  accessChanged: { name: "João", act: "detach", company, note: "Mudou de organização." },
  roleChanged: { name: "João", role: "SUBMISSION_MANAGER" },
  emailChanged: { name: "João", email: "joao.araujo@example.org" },
  emailConfirm: {
    name: "João",
    url: "http://portal.test/confirm-email/token",
    validUntil: "2025-08-02T15:00:00Z",
  },
  submissionLinked: { name: "João", company, reference: "EOI-2025-00042", url: "http://portal.test/partner" },
  colleagueInvite: {
    inviter: "Lúcia Prado",
    company,
    reference: "EOI-2025-00042",
    acceptUrl: "http://portal.test/invitation/Zk3nD0wq",
    validUntil: "2025-08-08T15:00:00Z",
  },
};
