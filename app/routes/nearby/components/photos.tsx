import type { ShownPost } from "#app/domain/posts/shown-post.ts";
import { useMessages } from "#app/ui/messages.tsx";

/** The photos of a post, each a link to itself. Width and height are set so that nothing moves as they load. */
export function Photos({ photos }: Pick<ShownPost, "photos">) {
  const { card } = useMessages("nearby");
  if (photos.length === 0) return null;
  return (
    <ul className={`photos of-${photos.length}`}>
      {photos.map(({ name, width, height }, index) => (
        <li key={name}>
          <a href={`/images/${name}`}>
            <img
              src={`/images/${name}`}
              alt={card.photo({ number: index + 1, photos: photos.length })}
              width={width}
              height={height}
              loading="lazy"
              decoding="async"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
