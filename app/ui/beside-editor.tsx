import type { ReactNode } from "react";
import { LanguageSwitch } from "./language-switch.tsx";
import { useLanguage } from "./messages.tsx";
import { PageHead } from "./page-head.tsx";
import { textLanguage } from "./text-language.ts";

interface BesideEditorProps {
  shopName: string;
  title: string;
  back: { text: string; to: string };
  /** Above the way back. */
  top?: ReactNode;
  /** Whether it has two columns where there is room for them. */
  isWide?: boolean;
  children: ReactNode;
}

/** The frame of a page to which a shop's editor leads: a way back, the other language, whose it is, its heading. */
export function BesideEditor({ shopName, title, back, top, isWide, children }: BesideEditorProps) {
  const language = useLanguage();
  return (
    <>
      <PageHead title={`${title}, ${shopName}`} noindex />
      <div className="awning" />
      <main className={isWide ? "two-columns" : undefined}>
        {top}
        <div className="beside-head">
          <a href={back.to}>{back.text}</a>
          <LanguageSwitch />
          <p lang={textLanguage(shopName, language)}>{shopName}</p>
          <h1>{title}</h1>
        </div>
        {children}
      </main>
    </>
  );
}
