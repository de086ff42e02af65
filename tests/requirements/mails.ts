export const MAILS = {
  "EML-01":
    "/admin/email-manager lists recipients with company, representative, email, status, last email sent.",
  "EML-02": "Recipients can be filtered.",
  "EML-03": "An e-mail has subject, message, custom details.",
  "EML-04": "An e-mail type can be chosen (types are loaded).",
  "EML-05": "A test e-mail can be sent to one recipient.",
  "EML-06": "An e-mail can be sent to the selected recipients.",
  "EML-07": "An e-mail can be sent to all filtered recipients.",
  "EML-08": "After a send the last email sent of each recipient is updated.",
  "EML-09": "The status shown also covers CONTRACT_SIGNED.",
};
