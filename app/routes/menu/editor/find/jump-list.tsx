import { memo, use } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { Dialog } from "#app/routes/menu/editor/forms/dialog.tsx";
import { Closer, Opener, useOpened } from "#app/routes/menu/editor/forms/opener.tsx";
import { Icon } from "#app/routes/menu/editor/icon.tsx";
import { useViewActs } from "#app/routes/menu/editor/menu-view.tsx";
import { SectionCounts } from "#app/routes/menu/editor/sections/section-counts.tsx";
import { WideContext } from "#app/routes/menu/editor/wide.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";
import { useSectionInView } from "./use-section-in-view.ts";

interface JumpLinkProps {
  section: Section;
  onJump: () => void;
}

interface JumpRailProps {
  sections: Section[];
  /** The screens on which it stands at this place. */
  on: "narrow" | "wide";
}

/**
 * The sections with their counts: a line of chips in the header; on a wide screen a list beside the menu, which the Tab
 * key comes to on its way from the shop to the dishes.
 */
export function JumpRail({ sections, on }: JumpRailProps) {
  const isWide = use(WideContext) !== undefined;
  return isWide === (on === "wide") && <Rail sections={sections} />;
}

function Rail({ sections }: { sections: Section[] }) {
  const { find } = useMessages("finding");
  const [isJumping, setJumping] = useOpened("sections");
  useSectionInView();
  if (sections.length < 2) return null;
  return (
    <nav className="rail" aria-label={find.sections}>
      <Opener
        className="icon-button jump-opener"
        part="sections"
        aria-label={find.sections}
        onOpen={() => setJumping(true)}
      >
        <Icon name="list" />
      </Opener>
      <Links sections={sections} onJump={stay} />
      {isJumping && <JumpSheet sections={sections} onClose={() => setJumping(false)} />}
    </nav>
  );
}

/** All of them at once, in a sheet. */
function JumpSheet({ sections, onClose }: { sections: Section[]; onClose: () => void }) {
  const { find } = useMessages("finding");
  return (
    <Dialog title={find.jump} returnTo={[".jump-opener"]} onClose={onClose}>
      <Links sections={sections} onJump={onClose} />
      <div className="actions">
        <Closer className="button" onClose={onClose}>
          {find.close}
        </Closer>
      </div>
    </Dialog>
  );
}

function Links({ sections, onJump }: { sections: Section[]; onJump: () => void }) {
  return (
    <ul className="jumps">
      {sections.map((section) => (
        <JumpLink key={section.id} section={section} onJump={onJump} />
      ))}
    </ul>
  );
}

const JumpLink = memo(function JumpLink({ section, onJump }: JumpLinkProps) {
  const { jumpTo } = useViewActs();
  return (
    <li>
      <a
        href={`?open=section-${section.id}#section-${section.id}`}
        onClick={(event) => {
          event.preventDefault();
          onJump();
          jumpTo(section.id);
        }}
      >
        <span lang={textLanguage(section.name, useLanguage())}>{section.name}</span>
        <SectionCounts section={section} />
      </a>
    </li>
  );
});

function stay(): void {}
