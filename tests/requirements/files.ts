export const FILES = {
  "FIL-01": "A file has name, type, url and optionally base64.",
  "FIL-02": "The file kind is image, document, video or other.",
  "FIL-03": "The attachment owner kind is interest_submission, order, catalog_item or evaluation.",
  "FIL-04": "A file may have at most 10 MB.",
  "FIL-05": "Larger files are added by URL.",
  "FIL-06": "The logo asks for 300 DPI.",
  "FIL-07": "The brand manual is a PDF; another type is refused.",
  "FIL-08": "Order files can be uploaded and deleted.",
};
