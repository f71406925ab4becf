import { memo } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import type { FailedChange } from "#app/routes/menu/editor/changes/change.ts";
import { useEditor } from "#app/routes/menu/editor/editor-context.ts";
import { sectionOf } from "#app/routes/menu/editor/folds/first-folds.ts";
import { FailureNotice } from "#app/routes/menu/editor/later/parts-later.ts";
import { fieldOf } from "#app/routes/menu/editor/operations/fields.ts";
import { isAddition, isOfItem, SectionBody } from "./section-body.tsx";
import { SectionHeader } from "./section-header.tsx";

interface SectionCardProps {
  section: Section;
  count: number;
  /** Failed changes in this section, its items included. */
  failed: FailedChange[];
  isOpen: boolean;
  /** The ids of its items that a search has found, if any; undefined while nothing is looked for. */
  found: Set<number> | undefined;
}

export const SectionCard = memo(function SectionCard(props: SectionCardProps) {
  const { section, count, failed, found } = props;
  const ofSection = failed.filter((change) => !isOfItem(change) && !isAddition(change));
  const operation = ({ fields }: FailedChange) => fieldOf(fields, "operation");
  const isDraft = section.id < 0;
  const isOpen = props.isOpen || failed.length > 0;
  const isOpened = sectionOf([section], useEditor().opened) || failed.length > 0;
  return (
    <li
      id={`section-${section.id}`}
      className="card"
      tabIndex={isDraft ? -1 : undefined}
      hidden={found?.size === 0}
      data-folded={isOpen ? undefined : ""}
      data-opened={isOpened ? "" : undefined}
      data-place={section.position}
      data-id={section.id}
    >
      <section aria-label={section.name}>
        <SectionHeader
          section={section}
          count={count}
          isOpen={isOpen}
          failedRename={ofSection.findLast((change) => operation(change) === "rename-section")}
          failedEdit={ofSection.findLast((change) => operation(change) === "edit-section")}
        />
        {ofSection.map((change) => (
          <FailureNotice key={change.id} change={change} />
        ))}
        <SectionBody section={section} failed={failed} isOpen={isOpen} found={found} />
      </section>
    </li>
  );
});
