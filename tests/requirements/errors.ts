export const ERRORS = {
  "ERR-01": "Session: a 401 triggers one silent refresh and retry (no message is shown to the user).",
  "ERR-02": "Session: failure of the refresh clears the local session.",
  "ERR-03": "Request errors are logged, not shown (by the call layer).",
  "ERR-04": "All errors are shown as messages (by the screens).",
  "ERR-05": 'EOI, captcha refused by the server: "CAPTCHA verification failed. Please try again."',
  "ERR-06":
    'EOI, captcha problem in the browser: "There was a problem verifying you are not a robot. Please try again."',
  "ERR-07": 'EOI, submission failed: "There was an error submitting your form. Please try again later."',
  "ERR-08": 'EOI, anything unexpected: "An unexpected error occurred. Please try again later."',
  "ERR-09":
    'Order cancel failed: "Failed to cancel order. Please try again." (pt "Falha ao cancelar pedido. Tente novamente.").',
  "ERR-10": 'Order load failed: "Error loading order. Please try again."',
  "ERR-11": 'Order update failed: "Failed to update order. Please try again."',
  "ERR-12": 'Payment-confirmation upload failed: "Failed to upload payment confirmation. Please try again."',
  "ERR-13": 'File upload failed: "Failed to upload file. Please try again."',
  "ERR-14":
    'Upload of several files failed: "Error uploading files. Please try again." (pt "Erro ao fazer upload dos arquivos. Tente novamente."), with the rejected files listed.',
  "ERR-15": 'Review without order data: "No order data found. Please go back and complete the form."',
  "ERR-16": 'Unknown submission: "Submission not found".',
  "ERR-17":
    "Order requests: one message each for create, update, delete, approve, reject and download failures.",
  "ERR-18": 'Evaluations not loaded: "Failed to load evaluations."',
  "ERR-19": 'PDF (evaluations, contract) not generated: "Error generating PDF. Please try again."',
  "ERR-20": 'E-mail not sent: "Failed to send email" (no final full stop).',
  "ERR-21": 'Recipients not loaded: "Failed to load recipients" (no final full stop).',
  "ERR-22": 'Partner not created: "Failed to create partner."',
  "ERR-23": 'Credentials not reset: "Failed to send reset email."',
  "ERR-24": 'Catalogue failure: "An error occurred. Please try again."',
  "ERR-25": 'The router\'s fallback error screen reads "Unexpected Application Error!".',
  "ERR-26": "Generic validation defaults (Required, Expected X received Y) also appear.",
};
