/** The fields of a form, in their order, as a browser would send them if nobody changed them. */
export type FormFields = [name: string, value: string | File][];

/**
 * The forms of a page that POST to the page itself, one for each button with a value, with a file where one may be
 * chosen.
 */
export async function formsIn(page: Response, path: string): Promise<FormFields[]> {
  const forms: { fields: FormFields; buttons: FormFields }[] = [];
  let form: (typeof forms)[number] | undefined;
  const rewriter = new HTMLRewriter()
    .on("form", {
      element(element) {
        const action = new URL(element.getAttribute("action") ?? path, "http://nukkad.test" + path);
        const isPost = element.getAttribute("method")?.toLowerCase() === "post";
        form = isPost && action.pathname === path ? { fields: [], buttons: [] } : undefined;
        if (form) forms.push(form);
      },
    })
    .on("form [name]", {
      element(element) {
        const [name, value] = ["name", "value"].map((each) => element.getAttribute(each) ?? "");
        const isFile = element.getAttribute("type") === "file";
        const field: FormFields[number] = [
          name ?? "",
          isFile ? new File(["x"], "x.png") : (value ?? ""),
        ];
        (element.tagName === "button" ? form?.buttons : form?.fields)?.push(field);
      },
    })
    .on("form select option[selected]", {
      element(element) {
        const select = form?.fields.at(-1);
        if (select) select[1] = element.getAttribute("value") ?? "";
      },
    });
  await rewriter.transform(page).arrayBuffer();
  return forms.flatMap(({ fields, buttons }) =>
    buttons.length === 0 ? [fields] : buttons.map((button) => [...fields, button]),
  );
}
