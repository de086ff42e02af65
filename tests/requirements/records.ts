export const RECORDS = {
  "DATA-01":
    "User has id, name, role, firstLogin (boolean), e-mail, account status (first login required / active), language (en or pt).",
  "DATA-02":
    "Interest submission has every field of EOI-09 to EOI-27 (institution, representative, stand, services, links, flags, contact language) plus id and status.",
  "DATA-03":
    "Order has id, submissionId, company, representative, standType, stand package, space size, price per m2, stand value, status, items, additional items count and value, notes, total, space amount, structure amount, extra amount, created and last-updated dates, uploaded files, payment confirmation, requests.",
  "DATA-04":
    "Order item has item, unit, period of use, quantity, discount %, unit price, total price, notes.",
  "DATA-05": "Order type values are SIMPLE, CUSTOM_SERVICES, STAND, STANDARD, CUSTOM.",
  "DATA-06":
    "Order dates: creation date and last-updated date are stored and shown; the latter changes on update.",
};
