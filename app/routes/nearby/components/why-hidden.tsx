import { Link } from "react-router";
import type { ShownWhyHidden } from "#app/routes/nearby/server/shown-notices.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

interface WhyHiddenProps {
  why: ShownWhyHidden;
}

/** Tells an author in a sentence why nobody else sees their post. */
export function WhyHidden({ why: { because } }: WhyHiddenProps) {
  const { hidden } = useMessages("safety");
  return <p className="notice">{hidden[because]}</p>;
}

/** The same with the reason, the rule and the end of a ban, and where all of it stands. */
export function WhyHiddenInFull({ why }: WhyHiddenProps) {
  const { hidden, decisions } = useMessages("safety");
  const language = useLanguage();
  const { because, reason, rule, endsOn } = why;
  if (because === "reported" || because === "looked-at") return <WhyHidden why={why} />;
  return (
    <div className="notice why-hidden">
      <p>{hidden[because]}</p>
      {reason !== "" && <p lang={textLanguage(reason, language)}>{reason}</p>}
      {rule && <p>{decisions.rule(rule)}</p>}
      {endsOn !== null && <p>{decisions.bannedUntil({ date: endsOn })}</p>}
      <p>
        <Link to="/nearby/mine">{hidden.more}</Link>
      </p>
    </div>
  );
}
