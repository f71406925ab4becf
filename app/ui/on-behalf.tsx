import { useMessages } from "./messages.tsx";

interface OnBehalfProps {
  shop: { id: string; name: string };
}

/** Tells an operator whose menu this is; one tap leads back to the desk. */
export function OnBehalf({ shop: { id, name } }: OnBehalfProps) {
  const { behalf } = useMessages("staff");
  return (
    <form className="on-behalf" method="post" action={`/desk/shops/${id}`}>
      <p>{behalf.text({ shopName: name })}</p>
      <button className="button" name="act" value="leave-editor">
        {behalf.leave}
      </button>
    </form>
  );
}
