export function HowToCall({ base }: { base: string }) {
  return (
    <section className="how-to-call" aria-label="How to call it">
      <p>
        Apps read and edit menus at <code>{base}</code>. The same, for programs:{" "}
        <a href="/openapi.json">/openapi.json</a> (OpenAPI 3.1).
      </p>
      <ul>
        <li>
          The examples are for the demo that comes with <code>npm start</code>. Run that of the{" "}
          <a href="#logIn">login</a> first, and the others in the same shell.
        </li>
        <li>
          Bodies are JSON of at most 64 KiB, in UTF-8. Prices are rupees, with at most two decimals.
        </li>
        <li>
          A login sets two cookies. Send both back, and repeat the cookie <code>XSRF-TOKEN</code> in
          the header <code>X-XSRF-TOKEN</code>.
        </li>
        <li>
          Give any POST except a login an <code>Idempotency-Key</code> of your own, and it happens
          only once, however often you send it: for a day, repeats get the first answer.
        </li>
        <li>
          Failures come as <code>application/problem+json</code>: <code>title</code>,{" "}
          <code>status</code>, <code>detail</code>, and <code>errors</code> for each wrong field.
        </li>
        <li>
          A menu has an <code>ETag</code>: send it in <code>If-None-Match</code>, and an unchanged
          menu isn’t sent again.
        </li>
      </ul>
    </section>
  );
}
