import { brand } from "#app/brand.ts";
import type { PhoneKind } from "./phone-of.ts";

const NEARBY = `${new URL(brand.homeAddress).host}/nearby`;

const GUIDES: { kind: PhoneKind; title: string; devices: string; steps: string[] }[] = [
  {
    kind: "ios",
    title: "iOS",
    devices: "iPhone and iPad",
    steps: [
      `Open ${NEARBY} in Safari.`,
      "Tap Share, the square with an arrow.",
      "Choose “Add to Home Screen”, then “Add”.",
    ],
  },
  {
    kind: "android",
    title: "Android",
    devices: "phones and tablets",
    steps: [
      `Open ${NEARBY} in Chrome.`,
      "Tap the menu, the three dots.",
      "Choose “Add to Home screen”, then “Install”.",
    ],
  },
];

/** How to install the app. The visitor's own kind of phone comes first, and the other is folded away. */
export function Download({ phone }: { phone: PhoneKind | undefined }) {
  const guides = GUIDES.toSorted((a, b) => Number(b.kind === phone) - Number(a.kind === phone));
  return (
    <section id="download" className="band">
      <h2>Available for iOS and Android</h2>
      <p className="lead">
        {brand.name} installs from its own page in less than a minute, without a store and without
        an account.
      </p>
      <div className="guides">
        {guides.map(({ kind, title, devices, steps }) => (
          <details key={kind} className="card" open={phone === undefined || phone === kind}>
            <summary>
              <h3>{title}</h3>
              <span>{phone === kind ? "your device" : devices}</span>
            </summary>
            <ol>
              {steps.map((step) => (
                <li key={step}>{step}</li>
              ))}
            </ol>
          </details>
        ))}
      </div>
      <p>
        <a className="button primary" href="/nearby">
          Open {brand.name}
        </a>
      </p>
    </section>
  );
}
