import { useEffect, useRef } from "react";
import { brand } from "#app/brand.ts";
import { privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { whatsAppTo } from "#app/ui/whats-app.ts";
import type { HandOver } from "./hand-over.ts";

interface HandOverCardProps {
  shopName: string;
  handOver: HandOver;
  /** Whether it was made just now. */
  isNew: boolean;
}

/** A login with its password, which for some minutes is kept in this browser, and nowhere else. */
export function HandOverCard({ shopName, handOver, isNew }: HandOverCardProps) {
  const { name, username, password, loginQuery } = handOver;
  const { handOver: texts } = useMessages("staff");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const login = brand.homeAddress + privatePath(language, `/shop/login${loginQuery}`);
  const message = texts.message({ name, shopName, login, username, password });

  useEffect(() => {
    if (isNew) heading.current?.focus();
  }, [isNew]);

  return (
    <section className="card hand-over">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title({ name })}
      </h2>
      <p className="notice" role="status">
        {texts.tenMinutes}
      </p>
      <dl>
        <dt>{texts.username}</dt>
        <dd className="secret" lang="en">
          {username}
        </dd>
        <dt>{texts.password}</dt>
        <dd className="secret" lang="en">
          {password}
        </dd>
      </dl>
      <p className="actions">
        <a className="button primary" href={whatsAppTo(message)} target="_blank" rel="noreferrer">
          {texts.send}
        </a>
      </p>
    </section>
  );
}
