import { brand } from "#app/brand.ts";
import { whatsAppTo } from "#app/ui/whats-app.ts";

interface ShareLinkProps {
  /** What is shared: a path of this site. */
  path: string;
  /** The words around a link to it. */
  message: (link: { link: string }) => string;
  /** Whether it only leads to what is shared. */
  isPlain?: boolean;
  className: string;
  /** Its label, if only an icon shows. */
  label?: string;
  children: React.ReactNode;
}

/** Opens the phone's own way to share; WhatsApp where a browser has none, or no script. */
export function ShareLink({ path, message, isPlain = false, ...rest }: ShareLinkProps) {
  const { className, label, children } = rest;
  const text = message({ link: brand.homeAddress + path });
  return (
    <a
      className={className}
      aria-label={label}
      href={isPlain ? path : whatsAppTo(text)}
      {...(!isPlain && { target: "_blank", rel: "noreferrer" })}
      onClick={(event) => {
        if (typeof navigator.share !== "function" || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        const { href } = event.currentTarget;
        navigator.share({ text }).catch((error: unknown) => {
          // Whoever closes it has changed their mind.
          if (!(error instanceof DOMException && error.name === "AbortError"))
            location.assign(href);
        });
      }}
    >
      {children}
    </a>
  );
}
