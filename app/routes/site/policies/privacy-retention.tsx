import type { PolicySection } from "./policy-page.tsx";

export const retention: PolicySection = {
  id: "retention",
  title: "How long we keep it",
  body: (
    <>
      <dl>
        <dt>Posts, comments and reactions</dt>
        <dd>
          Typically 24 hours, or shorter if the author ends them. From that minute nobody can see
          them; within minutes more they are deleted. That you sent something, and when, we know
          until a day after you sent it or until you delete your data, so that nobody can post
          without end.
        </dd>
        {/* Kept by: app/domain/posts/thread.thorough.test.ts “with the sweeper off, what has expired is out of everybody's reach, its author's too” */}
        {/* Kept by: app/http/chores.test.ts “what has expired is swept away with its photos; it was out of reach before” */}
        {/* Kept by: app/domain/posts/sendings.thorough.test.ts “tombstones go when they are a day old” */}
        <dt>Photos in posts</dt>
        <dd>As long as their post, and deleted with it.</dd>
        {/* Kept by: app/domain/posts/publish.test.ts “a photo is found under its own name alone, and no longer than its post lives” */}
        {/* Kept by: app/http/chores.test.ts “what has expired is swept away with its photos; it was out of reach before” */}
        <dt>Session ids of neighbours</dt>
        <dd>Until you delete your data, or 90 days after your last visit.</dd>
        {/* Kept by: app/domain/people/remove-absent-people.test.ts “forgets who has not come for 90 days, with what hangs on them, and nobody else” */}
        <dt>Push tokens</dt>
        <dd>
          Until you switch notifications off, your data is deleted, or the push service tells us
          that the token is no longer good.
        </dd>
        {/* Kept by: app/domain/push/subscriptions.test.ts “a token is deleted when notifications are switched off, by its owner alone” */}
        {/* Kept by: app/domain/push/subscriptions.test.ts “with a neighbour's data go their tokens” */}
        {/* Kept by: app/domain/push/notify-author.test.ts “a token that the push service says is no longer good is deleted” */}
        <dt>Reports, and what was removed because of them</dt>
        <dd>
          Until we have decided about them, and 180 days more, as India’s IT Rules ask; then they
          are deleted. Nobody but our moderators can see them. If a law or the police ask for
          longer, as long as they must.
        </dd>
        {/* Kept by: app/domain/reports/moderate.test.ts “of %s is kept, after %s, for %i days” */}
        {/* Kept by: app/domain/reports/remove-old-cases.test.ts “cases go with their reports and the evidence once their term is over, and open ones stay” */}
        {/* Kept by: app/domain/reports/legal-hold.test.ts “what a law or the police ask for is kept beyond its term, until the hold is lifted” */}
        {/* Kept by: app/http/chores.test.ts “the day lets go of reports and evidence whose term is over, and of no open ones” */}
        <dt>Evidence of crimes against children</dt>
        <dd>One year after we reported it, locked away, or longer if the police ask.</dd>
        {/* Kept by: app/domain/reports/moderate.test.ts “of %s is kept, after %s, for %i days” */}
        {/* Kept by: app/domain/reports/remove-old-cases.test.ts “cases go with their reports and the evidence once their term is over, and open ones stay” */}
        <dt>Contact messages</dt>
        <dd>
          90 days after we dealt with them. One that nobody has dealt with: 12 months after it was
          sent.
        </dd>
        {/* Kept by: app/domain/enquiries/remove-old-enquiries.test.ts “go 90 days after they were handled, however old they are” */}
        {/* Kept by: app/domain/enquiries/remove-old-enquiries.test.ts “go 12 months after they were sent, if nobody has handled them” */}
        {/* Kept by: app/http/chores.test.ts “the day removes old enquiries, and logs how many in one line” */}
        <dt>Shop requests</dt>
        <dd>
          90 days after we declined them. If no shop came of them: 12 months after they were sent.
          If we made the shop, the request stays as long as the shop is open, because it says whom
          the shop belongs to, and 12 months more.
        </dd>
        {/* Kept by: app/domain/enquiries/remove-old-enquiries.test.ts “go 90 days after they were declined, however old they are” */}
        {/* Kept by: app/domain/enquiries/remove-old-enquiries.test.ts “go 12 months after they were sent, if no shop came of them” */}
        {/* Kept by: app/domain/enquiries/remove-old-enquiries.test.ts “that became a shop stay with it, until it has been closed for 12 months” */}
        <dt>Shops, their menus and accounts</dt>
        <dd>
          As long as the shop wants. A closed shop is shown to nobody and its login stops working;
          what it stored stays until it asks us to delete it, which we do within 30 days.
        </dd>
        {/* Kept by: app/routes/menu/menu.test.ts “is a proper 404 for a shop that is not there or is closed” */}
        {/* Kept by: app/http/access.test.ts “finds nobody once the epoch has passed, the shop is closed, or KV has let go” */}
        <dt>A shop’s picture</dt>
        <dd>
          Until it is replaced or removed; then it is deleted at once. A device that has shown it
          may keep its own copy for up to a year.
        </dd>
        {/* Kept by: app/routes/images/image.thorough.test.ts “is gone once another takes its place” */}
        {/* Kept by: app/routes/images/image.thorough.test.ts “is gone once it is removed, and the same picture of another shop is not” */}
        <dt>Logins of shops</dt>
        <dd>
          30 days, or until logging out. A new password, or “Log out everywhere”, ends all others at
          once.
        </dd>
        {/* Kept by: app/routes/account/login.thorough.test.ts “keeps in KV who logged in at which epoch, for as long, and nothing secret” */}
        {/* Kept by: app/routes/account/account.thorough.test.ts “ends this session in KV, clears the cookie, and leaves other devices alone” */}
        {/* Kept by: app/routes/account/account.thorough.test.ts “ends every session of the account, and of no other” */}
        {/* Kept by: app/http/xsrf.thorough.test.ts “leaves no token behind when it ends” */}
        <dt>Request logs</dt>
        <dd>At most 7 days.</dd>
        <dt>The logs of our desk and our moderators</dt>
        <dd>
          As long as the service runs: they prove that we act by the rules. They name a request,
          message or report by its number, and hold nothing of its words.
        </dd>
        {/* Kept by: app/routes/desk/new-shop.thorough.test.ts “leaves in the log neither the name of who asked nor their number” */}
        {/* Kept by: app/domain/reports/moderate.test.ts “leaves in the log neither its words nor those of who reported” */}
      </dl>
      <p>
        We clear out once a day, so anything kept for a number of days or months may stay a day
        longer.
      </p>
      <p>
        In case something breaks, we keep backups, and our database keeps its own history, both for
        30 days. Something you deleted may still be in them for that long, but nobody looks for it
        there. Backups that leave Cloudflare are encrypted. If we ever have to restore one, whatever
        was deleted or has ended since then stays gone. So that we can tell what that was, we note
        the day of each deletion, whether it was a post, a comment or a neighbour, and its random
        id, and nothing else about it. We keep that for 30 days too. Photos that are kept as
        evidence are never part of a backup.
      </p>
      {/* Kept by: scripts/backup.test.ts “a restore brings back every row and picture, and nothing that was deleted or has ended since” */}
      {/* Kept by: scripts/backup.test.ts “the deployed stores are backed up encrypted, and restored; what was deleted goes again after Time Travel” */}
      {/* Kept by: scripts/backup.test.ts “a backup goes when it is over 30 days old, and nothing else does” */}
      {/* Kept by: app/domain/copies/weekly-copy.test.ts “is removed when it is over 30 days old, and the last page of a menu is none of it” */}
      {/* Kept by: app/domain/copies/deletions.test.ts “what could not be noted is not deleted” */}
      {/* Kept by: app/domain/copies/deletions.test.ts “the log forgets what was deleted more than 30 days ago” */}
    </>
  ),
};
