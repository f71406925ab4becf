/** The page in the desk's place where there is nothing to show, or nothing for this person. */
export function NoDesk({ title, isOperator }: { title: string; isOperator: boolean }) {
  return (
    <>
      <div className="awning" />
      <main className="message">
        <h1>{title}</h1>
        <p>
          <a className="button" href={isOperator ? "/desk" : "/shop/account"}>
            {isOperator ? "To the desk" : "To your login"}
          </a>
        </p>
        <form method="post" action="/shop/logout">
          <button className="button">Logout</button>
        </form>
      </main>
    </>
  );
}
