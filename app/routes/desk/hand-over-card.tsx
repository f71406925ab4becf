import { brand } from "#app/brand.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { mobileDigits } from "#app/domain/shops/phones.ts";
import type { Language } from "#app/messages/languages.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import copy from "./copy.ts?worker&url";
import { whatsAppLink } from "./facts.tsx";
import type { HandOver } from "./hand-over.ts";

/** What the owner gets, shown this once: the password is kept nowhere but in this page. */
export function HandOverCard({ handOver }: { handOver: HandOver }) {
  const { shopId, shopName, phoneNumber, username, password, messages } = handOver;
  const mobile = mobileDigits(phoneNumber);
  return (
    <section className="card hand-over">
      <script type="module" src={copy} />
      <h2>
        For the owner of <span lang={textLanguage(shopName)}>{shopName}</span>
      </h2>
      <p className="notice" role="status">
        The password is shown only once. Send it before you leave this page.
      </p>
      <dl>
        <dt>Menu</dt>
        <dd>
          <a href={`/menu/${shopId}`}>{menuLink(shopId)}</a>
        </dd>
        <dt>Username</dt>
        <dd className="secret">{username}</dd>
        <dt>Password</dt>
        <dd className="secret">{password}</dd>
      </dl>
      {messages.map((message, index) => (
        <Message key={message.language} {...message} mobile={mobile} isOpen={index === 0} />
      ))}
      {mobile === undefined && (
        <p className="hint">{`${brand.name} has no mobile number for this shop. Copy the message instead.`}</p>
      )}
      <p className="actions next">
        <a className="button" href={`/desk/shops/${shopId}/stand`}>
          Print the QR stand
        </a>
        <a className="button" href={`/desk/shops/${shopId}`}>
          Go to the shop
        </a>
      </p>
    </section>
  );
}

const LABELS: Record<Language, string> = { en: "Message in English", hi: "Message in Hindi" };

interface MessageProps {
  language: Language;
  text: string;
  mobile: string | undefined;
  isOpen: boolean;
}

function Message({ language, text, mobile, isOpen }: MessageProps) {
  const id = `message-${language}`;
  return (
    <details name="message" open={isOpen}>
      <summary>{LABELS[language]}</summary>
      <div className="field">
        <textarea
          id={id}
          aria-label={LABELS[language]}
          lang={language}
          rows={14}
          readOnly
          defaultValue={text}
        />
      </div>
      <p className="actions">
        {mobile !== undefined && (
          <a
            className="button primary"
            href={whatsAppLink(mobile, text)}
            target="_blank"
            rel="noreferrer"
          >
            Send by WhatsApp
          </a>
        )}
        {/* Shown by the script, which alone can copy. */}
        <button className="button" type="button" data-copy={id} hidden>
          Copy message
        </button>
        <span role="status" className="copied" />
      </p>
    </details>
  );
}
