import { isRouteErrorResponse, Link, useRouteError } from "react-router";
import { ContactsLink } from "#app/routes/nearby/mine/notices.tsx";
import { Failed } from "#app/ui/failed-page.tsx";
import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";
import { rich } from "#app/ui/rich-text.ts";

export function AppealBoundary() {
  const error = useRouteError();
  const isUnknown = isRouteErrorResponse(error) && error.status === 404;
  return isUnknown ? <Unknown /> : <Failed />;
}

/** To whoever has no session any more, the way is open that needs none. */
function Unknown() {
  const { appeal, decisions } = useMessages("safety");
  return (
    <div className="message">
      <PageHead title={decisions.ask} noindex />
      <h1>{decisions.ask}</h1>
      <p>{rich(appeal.unknown({ contacts: <ContactsLink /> }))}</p>
      <Link className="button" to="/nearby/mine">
        {appeal.back}
      </Link>
    </div>
  );
}
