export const LANGUAGE = {
  "I18N-01": "The languages are Portuguese (pt) and English (en) and no others.",
  "I18N-02": "The default and initial language is pt.",
  "I18N-03":
    'On load, the language saved in browser storage under the key "language" is used if it is en or pt.',
  "I18N-04": "On load, a saved value other than en or pt is ignored.",
  "I18N-05":
    "Without a valid saved language, the primary subtag of the browser language is used if en or pt (en-US gives en, pt-PT gives pt).",
  "I18N-06": "Without a valid saved language and with another browser language, pt is used.",
  "I18N-07": 'Every language change is saved under the storage key "language".',
  "I18N-08":
    "The whole interface follows the chosen language: public, authentication, partner and admin screens.",
  "I18N-09": "The document language attribute (html lang) follows the chosen language.",
  "I18N-10": "/partner/login has a language switcher of its own.",
  "I18N-11": "Visitors can switch language without signing in.",
  "I18N-12":
    "Titles and descriptions of catalogue items are shown from their _pt or _en variant by language, with fallback wording chosen per language.",
};
