import { useEffect, useRef } from "react";
import { brand } from "#app/brand.ts";
import { privatePath } from "#app/messages/languages.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import type { HandOver } from "./staff-acts.ts";

/** A login with its password, shown this once: the password is kept nowhere but in this page. */
export function HandOverCard({ shopName, handOver }: { shopName: string; handOver: HandOver }) {
  const { name, username, password, loginQuery } = handOver;
  const { handOver: texts } = useMessages("staff");
  const language = useLanguage();
  const heading = useRef<HTMLHeadingElement>(null);
  const login = brand.homeAddress + privatePath(language, `/shop/login${loginQuery}`);
  const message = texts.message({ name, shopName, login, username, password });

  useEffect(() => heading.current?.focus(), []);

  return (
    <section className="card hand-over">
      <h2 ref={heading} tabIndex={-1}>
        {texts.title({ name })}
      </h2>
      <p className="notice" role="status">
        {texts.once}
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
        <a
          className="button primary"
          href={`https://wa.me/?text=${encodeURIComponent(message)}`}
          target="_blank"
          rel="noreferrer"
        >
          {texts.send}
        </a>
      </p>
    </section>
  );
}
