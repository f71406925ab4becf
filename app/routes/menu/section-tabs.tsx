import type { Section } from "#app/domain/menus/menus.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

/** The tabs of a menu, one for each section, and one before them for today's board. */
export function SectionTabs({ sections, hasBoard }: { sections: Section[]; hasBoard: boolean }) {
  const { page } = useMessages("menu");
  const language = useLanguage();
  return (
    <nav aria-label={page.sections}>
      {hasBoard && <a href="#today">{page.today}</a>}
      {sections.map((section, index) => (
        <a key={section.id} href={`#section-${index}`} lang={textLanguage(section.name, language)}>
          {section.name}
        </a>
      ))}
    </nav>
  );
}
