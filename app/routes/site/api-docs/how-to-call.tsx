/** What holds for every call. */
export function HowToCall() {
  return (
    <section className="how-to-call" aria-label="How to call it">
      <p>
        Apps read and edit menus at these addresses. The same for programs:{" "}
        <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).
      </p>
      <ul>
        <li>
          Bodies are JSON of at most 64 KiB, in UTF-8. Prices are rupees, with at most two decimals.
        </li>
        <li>
          A login gives two cookies. Send both back, and say in the header <code>X-XSRF-TOKEN</code>{" "}
          what the cookie <code>XSRF-TOKEN</code> says.
        </li>
        <li>
          Name a POST, other than a login, by an <code>Idempotency-Key</code> of your own, and it is
          done once, however often it is sent: for a day, a repetition gets the first answer.
        </li>
        <li>
          What fails is told as <code>application/problem+json</code>: <code>title</code>,{" "}
          <code>status</code>, <code>detail</code>, and <code>errors</code> for each wrong field.
        </li>
        <li>
          A menu carries an <code>ETag</code>: ask with <code>If-None-Match</code>, and nothing is
          sent twice.
        </li>
      </ul>
    </section>
  );
}
