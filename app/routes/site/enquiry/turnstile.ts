const SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

interface Turnstile {
  render: (place: HTMLElement, options: { sitekey: string }) => string;
  reset: (widget: string) => void;
}

let loading: Promise<Turnstile> | undefined;

/** Shows a form's Turnstile, if it has a place for one, once somebody is at the form; call `reset` after a sending. */
export function showTurnstile(form: HTMLFormElement): { reset: () => void } {
  const place = form.querySelector<HTMLElement>("[data-sitekey]");
  const sitekey = place?.dataset["sitekey"];
  if (!place || sitekey === undefined) return { reset: () => {} };
  let again = () => {};
  const render = async () => {
    const turnstile = await (loading ??= load());
    const widget = turnstile.render(place, { sitekey });
    again = () => turnstile.reset(widget);
  };
  // Nothing of Cloudflare's is loaded for who only passes by. Where it does not come, the server says what to do.
  form.addEventListener("focusin", () => void render().catch(() => (loading = undefined)), {
    once: true,
  });
  return { reset: () => again() };
}

function load(): Promise<Turnstile> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = SCRIPT;
    script.addEventListener("load", () =>
      resolve((globalThis as unknown as { turnstile: Turnstile }).turnstile),
    );
    script.addEventListener("error", reject);
    document.head.appendChild(script);
  });
}
