import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { INDIA } from "#app/domain/shops/local-time.ts";
import type { StaffLogin } from "#app/domain/staff/staff-logins.ts";
import { LOCALES, type Language } from "#app/messages/languages.ts";
import { HiddenFields } from "#app/ui/hidden-fields.tsx";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** A login, and what its owner can do with it. Both are asked once more, which needs no script. */
export function LoginRow({ login }: { login: StaffLogin }) {
  const { id, name, username, epoch, createdAt } = login;
  const { login: texts } = useMessages("staff");
  const language = useLanguage();
  return (
    <li>
      <span className="face" aria-hidden="true">
        {name.slice(0, 1)}
      </span>
      <div className="who">
        <h2 lang={textLanguage(name, language)}>{name}</h2>
        <p lang="en">{username}</p>
        <p>{texts.since({ date: dateText(createdAt, language) })}</p>
      </div>
      <div className="acts">
        <Act
          title={texts.reset}
          name={name}
          text={texts.resetText({ name })}
          fields={{ account: id, epoch }}
        >
          <Send operation="new-password" className="button primary" text={texts.resetSend} />
        </Act>
        <Act title={texts.end} name={name} text={texts.endText({ name })} fields={{ account: id }}>
          <Send operation="end" className="button danger" text={texts.endSend} />
        </Act>
      </div>
    </li>
  );
}

interface ActProps {
  title: string;
  name: string;
  text: string;
  fields: Record<string, number>;
  children: ReactNode;
}

function Act({ title, name, text, fields, children }: ActProps) {
  return (
    <details name={`acts-${fields["account"]}`}>
      <summary>
        {title}
        {/* Screen readers list it without the name that it stands beside. */}
        <span className="unseen">: {name}</span>
      </summary>
      <Form method="post">
        <p>{text}</p>
        <HiddenFields fields={fields} />
        {children}
      </Form>
    </details>
  );
}

function Send({ operation, className, text }: Record<"operation" | "className" | "text", string>) {
  const isSending = useNavigation().state !== "idle";
  return (
    <button className={className} name="operation" value={operation} disabled={isSending}>
      {text}
    </button>
  );
}

function dateText(at: number, language: Language): string {
  const format = { dateStyle: "long", timeZone: INDIA } as const;
  return new Intl.DateTimeFormat(LOCALES[language], format).format(at);
}
