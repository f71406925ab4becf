/** The page in the editor's place where there is no menu to edit. */
export function NoEditor({ title }: { title: string }) {
  return (
    <>
      <div className="awning" />
      <main className="message">
        <h1>{title}</h1>
        <p>
          <a className="button" href="/shop/account">
            To your login
          </a>
        </p>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </main>
    </>
  );
}
