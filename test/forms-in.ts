/** The fields of a form, in their order. */
export type FormFields = [name: string, value: string | File][];

/** A form as a browser without JavaScript would send it. */
export interface PlainForm {
  /** As the page filled them in: of choices the first if none is made, and a file where one may be chosen. */
  fields: FormFields;
  isMultipart: boolean;
}

interface FoundForm extends PlainForm {
  /** What each button that can be pressed adds to the fields. */
  buttons: FormFields[];
  hasButton: boolean;
}

/** The forms of a page that POST to the page itself, one for each button that can be pressed. */
export async function formsIn(page: Response, path: string): Promise<PlainForm[]> {
  const forms: FoundForm[] = [];
  let form: FoundForm | undefined;
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(element) {
        form = openForm(element, path);
        if (form) forms.push(form);
      },
    })
    .on("form button", { element: (element) => form && noteButton(form, element) })
    .on("form input[name]", { element: (element) => form && noteField(form, element) })
    .on("form select[name]", { element: (element) => form && noteField(form, element) })
    .on("form textarea[name]", {
      element: (element) => form && noteField(form, element),
      text({ text }) {
        const field = form?.fields.at(-1);
        if (typeof field?.[1] === "string") field[1] += text;
      },
    })
    .on("form select option[selected]", {
      element(element) {
        const select = form?.fields.at(-1);
        if (select) select[1] = element.getAttribute("value") ?? "";
      },
    });
  await rewriter.transform(page).arrayBuffer();
  return forms.flatMap(({ fields, isMultipart, buttons, hasButton }) =>
    (hasButton ? buttons : [[]]).map((button) => ({
      fields: [...fields, ...button].map(([name, value]): FormFields[number] => [
        name,
        typeof value === "string" ? decode(value) : value,
      ]),
      isMultipart,
    })),
  );
}

function openForm(element: Element, path: string): FoundForm | undefined {
  const action = new URL(element.getAttribute("action") ?? path, "http://nukkad.test" + path);
  const isPost = element.getAttribute("method")?.toLowerCase() === "post";
  const isMultipart = element.getAttribute("enctype") === "multipart/form-data";
  return isPost && action.pathname === path
    ? { fields: [], isMultipart, buttons: [], hasButton: false }
    : undefined;
}

function noteButton(form: FoundForm, element: Element): void {
  if (element.getAttribute("type") === "button") return;
  form.hasButton = true;
  if (element.hasAttribute("disabled")) return;
  const name = element.getAttribute("name");
  form.buttons.push(name === null ? [] : [[name, element.getAttribute("value") ?? ""]]);
}

function noteField(form: FoundForm, element: Element): void {
  const { fields } = form;
  const [name = "", value = "", type] = ["name", "value", "type"].map(
    (each) => element.getAttribute(each) ?? "",
  );
  if (element.hasAttribute("disabled")) return;
  const isChecked = element.hasAttribute("checked");
  if (type === "checkbox" && !isChecked) return;
  const chosen = type === "radio" ? fields.findIndex(([known]) => known === name) : -1;
  if (chosen < 0) fields.push([name, type === "file" ? new File(["x"], "x.png") : value]);
  else if (isChecked) fields[chosen] = [name, value];
}

/** The form with these values in its fields; throws where it has no field of that name. */
export function filledIn(
  { fields, isMultipart }: PlainForm,
  typed: Record<string, string | File | (string | File)[]>,
): PlainForm {
  for (const name of Object.keys(typed)) {
    if (!fields.some(([known]) => known === name)) throw new Error(`no field ${name}`);
  }
  const added = Object.entries(typed).flatMap(([name, values]) =>
    [values].flat().map((value): FormFields[number] => [name, value]),
  );
  return { fields: [...fields.filter(([name]) => !(name in typed)), ...added], isMultipart };
}

/** The body in which a form is sent: without `multipart/form-data` there is only the name of a file. */
export function plainBody({ fields, isMultipart }: PlainForm): FormData | URLSearchParams {
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of fields) {
    if (typeof value === "string") body.append(name, value);
    else if (body instanceof FormData) body.append(name, value);
    else body.append(name, value.name);
  }
  return body;
}

/** Resolves the character references of HTML. */
export function decode(html: string): string {
  const characters = { "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'", "&amp;": "&" };
  return html.replaceAll(/&[a-z#0-9]+;/g, (name) => characters[name as "&lt;"] ?? name);
}
