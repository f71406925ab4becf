import { Form } from "react-router";
import type { OwnBlock } from "#app/domain/posts/blocks.ts";
import { useLanguage, useMessages } from "#app/ui/messages.tsx";
import { textLanguage } from "#app/ui/text-language.ts";

interface OwnBlocksProps {
  blocks: OwnBlock[];
  problem: string | undefined;
}

/** The people whom one has blocked, by the handles they had then. */
export function OwnBlocks({ blocks, problem }: OwnBlocksProps) {
  const { blocked } = useMessages("safety");
  const language = useLanguage();
  if (blocks.length === 0) return null;
  return (
    <section className="own-blocks">
      <h2>{blocked.title}</h2>
      <p className="quiet">{blocked.each}</p>
      <ul className="card setting">
        {blocks.map(({ publicId, handle }) => (
          <li key={publicId}>
            <span lang={textLanguage(handle, language)}>{handle}</span>
            <Form method="post" action="/nearby/mine">
              <input type="hidden" name="operation" value="unblock" />
              <button
                className="link"
                name="block"
                value={publicId}
                aria-label={blocked.unblockHandle({ handle })}
              >
                {blocked.unblock}
              </button>
            </Form>
          </li>
        ))}
      </ul>
      <p className="alert" role="alert">
        {problem}
      </p>
    </section>
  );
}
