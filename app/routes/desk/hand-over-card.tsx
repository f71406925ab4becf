import { brand } from "#app/brand.ts";
import { menuLink } from "#app/domain/shops/menu-link.ts";
import { mobileDigits } from "#app/domain/shops/phones.ts";
import { textLanguage } from "#app/ui/text-language.ts";
import copy from "./copy.ts?worker&url";
import { whatsAppLink } from "./facts.tsx";
import { handOverMessage, type HandOver } from "./hand-over.ts";

/** What the owner gets, shown this once: the password is kept nowhere but in this page. */
export function HandOverCard({ handOver }: { handOver: HandOver }) {
  const { shopId, shopName, phoneNumber, username, password } = handOver;
  const message = handOverMessage(handOver);
  const mobile = mobileDigits(phoneNumber);
  return (
    <section className="card hand-over">
      <script type="module" src={copy} />
      <h2>
        For the owner of <span lang={textLanguage(shopName)}>{shopName}</span>
      </h2>
      <p className="notice" role="status">
        The password is shown this once. Send it before you leave this page.
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
      <div className="field">
        <label htmlFor="message">Message</label>
        <textarea id="message" rows={14} readOnly defaultValue={message} />
      </div>
      <p className="actions">
        {mobile !== undefined && (
          <a
            className="button primary"
            href={whatsAppLink(mobile, message)}
            target="_blank"
            rel="noreferrer"
          >
            Send by WhatsApp
          </a>
        )}
        {/* Shown by the script, which alone can copy. */}
        <button className="button" type="button" data-copy="message" hidden>
          Copy message
        </button>
        <span role="status" className="copied" />
      </p>
      {mobile === undefined && (
        <p className="hint">{`${brand.name} knows no mobile number of this shop: copy the message instead.`}</p>
      )}
      <p className="actions next">
        <a className="button" href={`/desk/shops/${shopId}/stand`}>
          Print the QR stand
        </a>
        <a className="button" href={`/desk/shops/${shopId}`}>
          To the shop
        </a>
      </p>
    </section>
  );
}
