import { brand } from "#app/brand.ts";
import { privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import type { PhoneKind } from "./phone-of.ts";

const address = `${new URL(brand.homeAddress).host}/nearby`;

interface Guide {
  kind: PhoneKind;
  title: string;
  devices: string;
  steps: string[];
}

export function Download({ phone }: { phone: PhoneKind | undefined }) {
  const { download } = useMessages("site");
  const language = useLanguage();
  const guides = useGuides().toSorted(
    (a, b) => Number(b.kind === phone) - Number(a.kind === phone),
  );
  return (
    <section id="download" className="band">
      <h2>{download.title}</h2>
      <p className="lead">{download.lead}</p>
      <div className="guides">
        {guides.map(({ kind, title, devices, steps }) => (
          <details key={kind} className="card" open={phone === undefined || phone === kind}>
            <summary>
              <h3>{title}</h3>
              <span>{phone === kind ? download.yourDevice : devices}</span>
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
        <a className="button primary" href={privatePath(language, "/nearby")}>
          {download.open}
        </a>
      </p>
    </section>
  );
}

function useGuides(): Guide[] {
  const { download } = useMessages("site");
  return [
    {
      kind: "ios",
      title: download.ios,
      devices: download.iosDevices,
      steps: [download.iosOpen({ address }), download.iosMenu, download.iosInstall],
    },
    {
      kind: "android",
      title: download.android,
      devices: download.androidDevices,
      steps: [download.androidOpen({ address }), download.androidMenu, download.androidInstall],
    },
  ];
}
