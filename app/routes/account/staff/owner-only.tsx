import { useMessages } from "#app/ui/messages.tsx";
import { PageHead } from "#app/ui/page-head.tsx";

/** What anybody but a shop's owner sees. */
export function OwnerOnly() {
  const { page } = useMessages("staff");
  return (
    <>
      <PageHead title={page.title} noindex />
      <div className="awning" />
      <main className="message">
        <h1>{page.ownerOnly}</h1>
        <a className="button" href="/shop/edit/menu">
          {page.toMenu}
        </a>
      </main>
    </>
  );
}
