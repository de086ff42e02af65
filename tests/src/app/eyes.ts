/** What a person finds on the page, by what it is and what it is called. */

export type Name = string | RegExp;
export type Place = ParentNode;

const TYPED = ["text", "email", "password", "url", "tel", "search", "number", "date", "datetime-local"];
const ROLES = {
  alert: "[role=alert]",
  alertdialog: "[role=alertdialog]",
  button: "button:not([role]), summary, [role=button]",
  cell: "td, [role=cell]",
  checkbox: "input[type=checkbox], [role=checkbox]",
  combobox: "select, [role=combobox]",
  dialog: "dialog[open], [role=dialog]",
  field: ["input:not([type])", ...TYPED.map((type) => `input[type=${type}]`), "textarea"].join(", "),
  group: "fieldset, [role=group], [role=radiogroup]",
  heading: "h1, h2, h3, h4",
  img: "img, [role=img]",
  link: "a[href]",
  listitem: "li, [role=listitem]",
  main: "main",
  menuitem: "[role=menuitem], [role=menuitemradio]",
  navigation: "nav",
  note: "[role=note]",
  option: "[role=option], option",
  radio: "input[type=radio], [role=radio]",
  region: "section[aria-label], section[aria-labelledby], [role=region]",
  row: "tr, [role=row]",
  status: "[role=status], output",
} as const;

export type Kind = keyof typeof ROLES;

/** On its way out. */
const LEAVING = ["dialog", "alertdialog", "menu", "listbox"]
  .map((role) => `[role=${role}][data-state=closed]`)
  .join(", ");
/** Not for the eyes: words for a screen reader alone, what is folded or on its way out. */
const UNSEEN = ".sr-only, [hidden], [inert], details:not([open]) > :not(summary), " + LEAVING;

/** Those of this kind and name that are shown, as they follow each other. */
export function allOf(kind: Kind, name?: Name, within: Place = document): HTMLElement[] {
  return [...within.querySelectorAll<HTMLElement>(ROLES[kind])].filter(
    (one) => (name === undefined || isNamed(one, name)) && !one.closest("[hidden], [inert], " + LEAVING),
  );
}

/** The innermost that say exactly this. */
export function saying(text: Name, within: Place = document.body): HTMLElement[] {
  const says = (one: Element) => (typeof text === "string" ? textOf(one) === text : text.test(textOf(one)));
  const own = within instanceof HTMLElement ? [within] : [];
  return [...own, ...within.querySelectorAll<HTMLElement>("*")].filter(
    (one) => says(one) && ![...one.children].some(says) && isShown(one),
  );
}

/** Whether the eyes find it: nothing folds it, hides it or keeps it for screen readers alone. */
export function isShown(element: Element): boolean {
  return !element.closest(UNSEEN);
}

export function isNamed(element: Element, name: Name): boolean {
  const own = nameOf(element);
  return typeof name === "string" ? own === name : name.test(own);
}

/** As a screen reader calls it, without the star of what is required. */
export function nameOf(element: Element): string {
  const labels = element.getAttribute("aria-labelledby")?.split(" ") ?? [];
  const label = element.id && document.querySelector(`label[for="${element.id}"]`);
  const name =
    element.getAttribute("aria-label") ||
    labels.map((id) => textOf(document.getElementById(id))).join(" ") ||
    textOf(label || null) ||
    element.getAttribute("alt") ||
    (element.matches("fieldset") && textOf(element.querySelector("legend"))) ||
    textOf(element) ||
    textOf(element.closest("label"));
  return name.replace(/\s*\*$/, "").trim();
}

/** As it is heard beside its name: what helps with a field, and what is wrong with it. */
export function descriptionOf(element: Element): string {
  const ids = element.getAttribute("aria-describedby")?.split(" ") ?? [];
  return ids.map((id) => textOf(document.getElementById(id))).join(" ");
}

/** Without what is drawn for the eyes alone. */
export function textOf(element: Element | null): string {
  if (!element) return "";
  const isPlain = !element.querySelector("[aria-hidden=true]");
  const text = isPlain ? element.textContent : heard(element);
  return (text ?? "").replaceAll(/\s+/g, " ").trim();
}

function heard(node: Node): string {
  return [...node.childNodes]
    .map((one) => {
      if (one.nodeType === 3) return one.textContent ?? "";
      return one instanceof Element && one.getAttribute("aria-hidden") !== "true" ? heard(one) : "";
    })
    .join("");
}
