import { brand } from "#app/brand.ts";
import copy from "#app/ui/copy.ts?worker&url";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import type { Language } from "#app/messages/languages.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import { whatsAppLink } from "./facts.tsx";
import type { HandOver } from "./hand-over.ts";

/** What the owner gets, with the password, which is kept nowhere but with this operator, for minutes. */
export function HandOverCard({ handOver }: { handOver: HandOver }) {
  const { shopId, shopName, reach, username, password, messages } = handOver;
  const mobile = "mobile" in reach ? reach.mobile : undefined;
  return (
    <section className="card hand-over">
      <script type="module" src={copy} />
      <h2>
        For the owner of <span lang={textLanguage(shopName)}>{shopName}</span>
      </h2>
      <p className="notice" role="status">
        Only you can see this password, and only for ten minutes. Send it now.
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
      {"lacks" in reach && <p className="hint">{WHY_NO_BUTTON[reach.lacks]}</p>}
      <form className="actions next" method="post" action={`/desk/shops/${shopId}`}>
        {handOver.news === "shop" && (
          <button className="button" name="act" value="open-list">
            Add the menu
          </button>
        )}
        <a className="button" href={`/desk/shops/${shopId}/stand`}>
          Print the QR stand
        </a>
        <a className="button" href={`/desk/shops/${shopId}`}>
          Go to the shop
        </a>
      </form>
    </section>
  );
}

const WHY_NO_BUTTON = {
  mobile: `${brand.name} has no mobile number for this shop. Copy the message instead.`,
  trust:
    "Whoever is logged in at the shop can change the number on its menu. Copy the message, and send it to a number you know is the owner’s.",
};

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
      <summary className="fold">{LABELS[language]}</summary>
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
            Send on WhatsApp
          </a>
        )}
        {/* Shown by the script, which alone can copy. */}
        <button
          className="button"
          type="button"
          data-copy={id}
          hidden
          data-copied="Copied"
          data-select="Press and hold the selected text to copy it."
        >
          Copy message
        </button>
        <span role="status" className="copied" />
      </p>
    </details>
  );
}
