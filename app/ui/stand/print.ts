/** The stand page's one script. Without it the browser's own menu prints the same. */

const button = document.querySelector<HTMLButtonElement>("#print");
if (button) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}
