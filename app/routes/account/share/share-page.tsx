import type { ReactNode } from "react";
import type { OpenedDay } from "#app/domain/shops/openings.ts";
import type { StandWords } from "#app/messages/stand-words.server.ts";
import { BesideEditor } from "#app/ui/beside-editor.tsx";
import copy from "#app/ui/copy.ts?worker&url";
import { useMessages } from "#app/ui/messages.tsx";
import { SIZES } from "#app/ui/stand/sizes.ts";
import { StandCard } from "#app/ui/stand/stand-card.tsx";
import { whatsAppTo } from "#app/ui/whats-app.ts";
import { OpenedCard } from "./opened-card.tsx";
import { TablesForm } from "./tables-form.tsx";

interface SharePageProps {
  shopId: string;
  name: string;
  /** The menu's address, as it is in the code. */
  link: string;
  /** The SVG of the QR code. */
  code: string;
  days: OpenedDay[];
  words: StandWords[];
}

/** What a shop needs to bring people to its menu, and how many came. */
export function SharePage(props: SharePageProps) {
  const { shopId, name, link, code, days, words } = props;
  const { page, print } = useMessages("share");
  return (
    <BesideEditor
      shopName={name}
      title={page.title}
      back={{ text: page.toMenu, to: `/shop/edit/menu/${shopId}` }}
      isWide
    >
      <script type="module" src={copy} />
      <div className="share-column">
        <SendCard name={name} link={link} />
        <OpenedCard days={days} />
      </div>
      <div className="share-column">
        <CodeCard shopId={shopId} code={code} />
        <PrintCard>
          <StandCard
            name={name}
            size="a6"
            link={link}
            code={code}
            words={words}
            label={print.card}
          />
        </PrintCard>
      </div>
    </BesideEditor>
  );
}

function SendCard({ name, link }: { name: string; link: string }) {
  const { send } = useMessages("share");
  const text = send.text({ shopName: name, link });
  return (
    <section className="card share-part" aria-labelledby="send">
      <h2 id="send">{send.title}</h2>
      <div className="field">
        <b>{send.message}</b>
        <p id="message" className="text-to-send">
          {text}
        </p>
      </div>
      <div className="actions">
        <a className="button primary" href={whatsAppTo(text)} target="_blank" rel="noreferrer">
          {send.whatsApp}
        </a>
        <CopyButton of="message">{send.copyMessage}</CopyButton>
      </div>
      <div className="field">
        <label htmlFor="link">{send.link}</label>
        <div className="actions link-row">
          <input id="link" readOnly defaultValue={link} />
          <CopyButton of="link">{send.copyLink}</CopyButton>
        </div>
      </div>
    </section>
  );
}

/** Shown by the script, which alone can copy. */
function CopyButton({ of: field, children }: { of: string; children: ReactNode }) {
  const { send } = useMessages("share");
  return (
    <>
      <button
        className="button"
        type="button"
        data-copy={field}
        data-copied={send.copied}
        data-select={send.select}
        hidden
      >
        {children}
      </button>
      <span role="status" className="copied status" />
    </>
  );
}

function CodeCard({ shopId, code }: { shopId: string; code: string }) {
  const { code: texts } = useMessages("share");
  const file = (type: string) => ({
    href: `/menu/${shopId}/code.${type}`,
    download: `${shopId}-menu-qr.${type}`,
  });
  return (
    <section className="card share-part" aria-labelledby="code">
      <h2 id="code">{texts.title}</h2>
      <div className="beside-code">
        {/* Drawn by us from the link. */}
        <div className="own-code" dangerouslySetInnerHTML={{ __html: code }} />
        <p>{texts.hint}</p>
      </div>
      <div className="actions">
        <a className="button" {...file("png")}>
          {texts.png}
        </a>
        <a className="button" {...file("svg")}>
          {texts.svg}
        </a>
      </div>
    </section>
  );
}

/** `children`: the stand as it will be. */
function PrintCard({ children }: { children: ReactNode }) {
  const { print } = useMessages("share");
  return (
    <section className="card share-part" aria-labelledby="print">
      <h2 id="print">{print.title}</h2>
      <div className="beside-stand">
        <div className="small-stand" aria-hidden="true">
          {children}
        </div>
        <p>{print.hint}</p>
        {SIZES.map(({ size, name, ...sides }) => (
          <a key={size} className="button" href={`/shop/share/stand?size=${size}`}>
            {name} <small>{print.millimetres(sides)}</small>
          </a>
        ))}
      </div>
      <TablesForm />
    </section>
  );
}
