/** By when complaints are dealt with at the latest: the clocks of India's IT Rules, 2021, as amended. */
export const clocks = (
  <>
    <dl>
      <dt>Every complaint</dt>
      <dd>We say within 24 hours that we have it.</dd>
      <dt>Sexual abuse of a child</dt>
      <dd>Hidden at once when it is reported, before anybody has looked at it.</dd>
      {/* Kept by: app/domain/reports/file-report.thorough.test.ts “hides a post at once, whoever reports, and warns its author as little as others” */}
      <dt>Nude or sexual pictures of you, real or faked</dt>
      <dd>Taken down within 2 hours of your complaint.</dd>
      <dt>An order of a court or the government</dt>
      <dd>Followed within 3 hours.</dd>
      <dt>Other things that the Rules name as unlawful</dt>
      <dd>Decided within 36 hours.</dd>
      <dt>Everything else</dt>
      <dd>Decided within 7 days, with our reasons.</dd>
    </dl>
    {/* Kept by: app/domain/reports/due.test.ts “a case of %s is to be decided within %i hours” */}
    {/* Kept by: app/routes/desk/reports.thorough.test.ts “shows beside each how long it has waited, by when it is due, and what is overdue” */}
  </>
);
