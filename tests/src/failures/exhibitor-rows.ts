import { GENERIC, on, type Row } from "./row.ts";
import type { Records } from "./scene.ts";

const INVITATION = "The invitation could not be sent. Please try again.";
const NETWORK = "Network error occurred";

export function exhibitorRows({ orders: { cancelled, paid, pending } }: Records): Row[] {
  const at = (id: string) => `/partner/orders/${id}`;
  const builder = [
    ["Name", "Rui"],
    ["Email", "rui@example.org"],
  ] as const;
  return [
    ...on("exhibitor", at(cancelled), "Failed to update order. Please try again.", {
      "orders.copy": ["Copy to a new draft"],
    }),
    ...on("exhibitor", at(paid), GENERIC, {
      "submissions.setNaming": ["You may name our organisation on the site"],
    }),
    ...on("exhibitor", at(paid), "Failed to upload file. Please try again.", {
      "orders.addLink": [
        "Add by address (URL)",
        [/^Address/, "https://files.example.org/a.pdf"],
        "Add address",
      ],
    }),
    ...on("other exhibitor", at(pending), "Failed to cancel order. Please try again.", {
      "orders.cancel": ["Cancel order", "Cancel order"],
    }),
    ...on(
      "other exhibitor",
      at(pending),
      "Falha ao cancelar pedido. Tente novamente.",
      { "orders.cancel": ["Cancelar o pedido", "Cancelar o pedido"] },
      "pt",
    ),
    ...on("other exhibitor", at(pending), "Failed to approve request. Please try again.", {
      "requests.approve": [/^Answer: /, [/./, "Vai em anexo"], /^(Answer|Send)/],
    }),
    ...on("other exhibitor", at(pending), "Failed to reject request. Please try again.", {
      "requests.reject": [/^We cannot: /, [/./, "Não temos"], /^(We cannot|Send)/],
    }),
    ...on("other exhibitor", at(pending), "The step could not be handed on. Please try again.", {
      "handedOn.give": ["Ask the builder for the files", ...builder, "Hand it on"],
    }),
    ...on("other exhibitor", at(pending), "The step could not be taken back. Please try again.", {
      "handedOn.takeBack": [/^Take back/, "Take back"],
    }),
    ...on("exhibitor", "/partner", INVITATION, {
      "colleagues.invite": ["Invite a colleague", ["Email", "rui@example.org"], "Send invitation"],
    }),
    ...on("exhibitor", "/partner", INVITATION, { "colleagues.invite": [/^Send the invitation to/] }),
    ...on("exhibitor", "/partner", "The invitation could not be withdrawn. Please try again.", {
      "colleagues.revoke": [/^Withdraw the invitation/, "Withdraw invitation"],
    }),
    ...on("exhibitor", "/partner", "The colleague could not be removed. Please try again.", {
      "colleagues.remove": [/^Remove Rui/, "Remove colleague"],
    }),
  ];
}

/** What everybody does with an account of their own, and who applied with what they sent. */
export function accountRows({ applicant }: Records): Row[] {
  const password = "Sumauma@2025";
  return [
    ...on("exhibitor", "/profile", GENERIC, {
      "accounts.update": ["Change details", ["Name", "Ana"], "Save details"],
      "accounts.requestEmail": [
        "Change email",
        ["New email", "outra@example.org"],
        [/password/i, "Igarape@2025"],
        "Send the link",
      ],
      "accounts.endOtherSessions": ["End all others"],
      "accounts.endSession": [/^End the session/],
    }),
    ...on("other exhibitor", "/profile", GENERIC, { "accounts.cancelEmail": ["Keep the old address"] }),
    ...on("exhibitor", "/profile", "The address could not be changed. Please try again.", {
      "calendar.renew": ["Change the address", "Change the address"],
    }),
    ...on("exhibitor", "/profile", "Failed to change password. Please try again.", {
      "user/change-password": [
        ["Current password", "Igarape@2025"],
        ["New password", password],
        ["Repeat the new password", password],
        "Change password",
      ],
    }),
    ...on("visitor", "/partner/login", "Login failed. Please try again.", {
      "auth/login": [["Email", "a@example.org"], ["Password", "x"], "Sign in"],
    }),
    ...on("visitor", "/partner/recover-password", NETWORK, {
      "user/request-password-recovery": [["Email", "a@example.org"], "Send code"],
    }),
    ...on("visitor", "/partner/recover-password?code=ABCDE23456", NETWORK, {
      "user/reset-password": [
        ["New password", password],
        ["Repeat the new password", password],
        "Save new password",
      ],
    }),
    ...on("visitor", `/confirm-email/${"a".repeat(32)}`, GENERIC, { "accounts.confirmEmail": [/^Confirm/] }),
    ...on("visitor", applicant.page, GENERIC, {
      "submissions.withdraw": ["Withdraw the proposal", "Withdraw the proposal"],
      "submissions.correct": ["Correct it", [/organisation$/i, "Outra"], "Save the correction"],
    }),
    ...on("visitor", "/status/nothing-of-the-kind-that-is-known", GENERIC, {
      "submissions.sendStatusLink": [["Email", "a@example.org"], "Send the link"],
    }),
  ];
}
