import { memo } from "react";
import type { Section } from "#app/domain/menus/menus.ts";
import { AddItem } from "./add-item.tsx";
import { canRetry, type FailedChange } from "./changes.ts";
import { FailureNotice } from "./failure-notice.tsx";
import { ItemList } from "./item-list.tsx";
import { fieldOf } from "./fields.ts";
import { SectionHeader } from "./section-header.tsx";
import { Subheaders } from "./subheaders.tsx";

interface SectionCardProps {
  section: Section;
  count: number;
  /** Failed changes in this section, its items included. */
  failed: FailedChange[];
}

export const SectionCard = memo(function SectionCard({ section, count, failed }: SectionCardProps) {
  const ofItems = failed.filter(({ fields }) => fieldOf(fields, "itemId") !== undefined);
  const ofSection = failed.filter((change) => !ofItems.includes(change));
  const operation = ({ fields }: FailedChange) => fieldOf(fields, "operation");
  const additions = ofSection.filter((change) => operation(change) === "add-item");
  const isDraft = section.id < 0;
  return (
    <li
      id={`section-${section.id}`}
      className="card"
      data-place={section.position}
      data-id={section.id}
    >
      <section aria-label={section.name}>
        <SectionHeader
          section={section}
          count={count}
          failedRename={ofSection.findLast((change) => operation(change) === "rename-section")}
          failedEdit={ofSection.findLast((change) => operation(change) === "edit-section")}
        />
        {ofSection
          .filter((change) => !additions.includes(change))
          .map((change) => (
            <FailureNotice key={change.id} change={change} />
          ))}
        {!isDraft && (
          <div className="section-body">
            <Subheaders section={section} />
            <ItemList section={section} failed={ofItems} />
            {/* At the end, where the items were added: the title may be far away. */}
            {additions.map((change) => (
              <FailureNotice key={change.id} change={change} />
            ))}
            <AddItem
              section={section}
              refused={additions.findLast((change) => !canRetry(change))}
            />
          </div>
        )}
      </section>
    </li>
  );
});
