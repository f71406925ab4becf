/** Has an element go, as `data-over` says in enquiry.css, and resolves once it has: at once where motion is reduced. */
export async function fadeOut(element: HTMLElement): Promise<void> {
  element.dataset["over"] = "";
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
}
